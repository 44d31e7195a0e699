/** Compares what the docs for contributors list with what the project has. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { OPERATOR_VARIABLES } from '../src/site/operator.ts';

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
  const used = Object.keys({ ...dependencies, ...devDependencies, ...overrides }).filter(
    (name) => name !== '@gramwise/engine',
  );
  const explained = codeIn(firstCells('ARCHITECTURE.md', 'Libraries'));
  expect([...explained].sort()).toEqual(used.sort());
});

it.each(['README.md', 'deploy/README.md'])('%s lists every variable the build reads', (file) => {
  const config = read('astro.config.ts').matchAll(/process\.env\['(\w+)'\] \?\?/g);
  const variables = [...config].map(([, name]) => name);
  expect(variables).toEqual(['SITE_ORIGIN']);
  for (const name of [...variables, 'CONTACT_MAIL', 'PUBLIC_SITE'])
    expect(read(file)).toMatch(new RegExp(`\\b${name}=`));
  expect(read(file)).not.toContain('VITE_');
});

it('deploy/README.md explains every fact about the operator', () => {
  const explained = codeIn(firstCells('deploy/README.md', 'Who you are'));
  expect([...explained].sort()).toEqual(Object.values(OPERATOR_VARIABLES).sort());
});

/** The files that a text names in backticks. */
const filesNamed = (file: string) =>
  codeIn(read(file)).filter((code) =>
    /^(src|engine|tests|scripts|bench|docs|deploy)\/[\w./{},*-]+$/.test(code),
  );

const DECISIONS = globSync('docs/decisions/[0-9]*.md').sort();

it.each([
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'NOTICE.md',
  'SECURITY.md',
  'docs/accessibility.md',
  'docs/product.md',
  ...DECISIONS,
])('%s names and links files that exist', (file) => {
  // A name may lack its ending.
  expect(filesNamed(file).filter((path) => globSync(`${path}*`).length === 0)).toEqual([]);
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) =>
    join(dirname(file), to),
  );
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

it('finds the files that the docs name', () => {
  for (const file of ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/accessibility.md'])
    expect(filesNamed(file).length).toBeGreaterThan(3);
});

it('ARCHITECTURE.md is at most 120 lines', () => {
  expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

it('the index of decisions has each of them, numbered without gaps', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]+)\)/g)].map(([, name]) => name);
  expect(listed).toEqual(DECISIONS.map((file) => basename(file)));
  expect(DECISIONS.map((file) => Number(basename(file).slice(0, 3)))).toEqual(
    DECISIONS.map((_, at) => at + 1),
  );
});
