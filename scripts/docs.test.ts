/** Compares what the docs for contributors list with what the project has. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** The code in backticks in a text. */
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The first cells of the table below a heading. */
const firstCells = (file: string, heading: string) =>
  (read(file).split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1] ?? '')
    .join('\n');

it('ARCHITECTURE.md gives a reason for exactly the libraries in use', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const used = Object.keys({ ...dependencies, ...devDependencies, ...overrides });
  const explained = codeIn(firstCells('ARCHITECTURE.md', 'Libraries'));
  expect([...explained].sort()).toEqual(used.sort());
});

it.each(['README.md', 'deploy/README.md'])('%s lists every variable the build reads', (file) => {
  const variables = [...read('astro.config.ts').matchAll(/process\.env\['(\w+)'\] \?\?/g)];
  expect(variables.length).toBeGreaterThan(0);
  for (const [, name] of variables) expect(read(file)).toMatch(new RegExp(`\\b${name}=`));
  expect(read(file)).not.toContain('VITE_');
});
