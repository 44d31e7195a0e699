/** Compares what the docs for contributors say with what the project has. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { isOptionalField, OPERATOR_FIELDS, OPERATOR_VARIABLES } from '../src/site/operator.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const DOCS = globSync('{*.md,{bench,deploy,engine}/README.md,docs/**/*.md}').sort();
const FILES = globSync(['*', '{src,engine,tests,scripts,bench,deploy,docs,public}/**/*'], {
  exclude: ['**/node_modules', 'engine/dist'],
});
const CODE = FILES.filter((file) => /\.(ts|tsx|js|cjs|mjs|astro|json|conf)$/.test(file)).map(read);

/** The code in backticks in a text. */
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));

/** The cells of the rows of the table below a heading. */
const tableBelow = (file: string, heading: string) =>
  (read(file).split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1));

it.each(DOCS)('%s links files and headings that exist', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const wrong = links.filter(([, path, heading]) => {
    const target = path ? join(dirname(file), path) : file;
    if (!heading || !existsSync(target)) return !existsSync(target);
    const slugs = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    return !slugs.includes(heading);
  });
  expect(wrong.map(([link]) => link)).toEqual([]);
});

it.each(DOCS)('%s names files that exist', (file) => {
  const names = new Set(FILES.map((path) => basename(path)));
  const wrong = codeIn(read(file)).filter((code) => {
    // A path may lack its ending.
    if (/^(src|engine|tests|scripts|bench|docs|deploy)\/(?!dist)[\w./{},*-]+$/.test(code))
      return globSync(`${code}*`).length === 0;
    return /^[\w-]+(\.test)?\.tsx?$/.test(code) && !names.has(code);
  });
  expect(wrong).toEqual([]);
});

it.each(DOCS)('%s names commands that exist', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const run = [...read(file).matchAll(/npm (?:run |(?=start\b|test\b))([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
  const programs = [...read(file).matchAll(/\bnode ([\w/.-]+\.[jt]s)/g)].map(([, name = '']) => name);
  expect(programs.filter((name) => !existsSync(name))).toEqual([]);
});

it.each([
  ['ARCHITECTURE.md', 10],
  ['CONTRIBUTING.md', 5],
])('%s names functions, types and constants that exist', (file, least) => {
  const known = wordsIn(CODE);
  const names = codeIn(read(file)).filter((code) => /^\w*[a-z][A-Z]\w*$|^[A-Z][A-Z_]+$/.test(code));
  expect(names.length).toBeGreaterThan(least);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('ARCHITECTURE.md gives a reason for exactly the libraries in use', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const used = Object.keys({ ...dependencies, ...devDependencies, ...overrides }).filter(
    (name) => name !== '@gramwise/engine',
  );
  const explained = tableBelow('ARCHITECTURE.md', 'Libraries').flatMap(([names = '']) => codeIn(names));
  expect(explained.sort()).toEqual(used.sort());
});

it.each(['README.md', 'deploy/README.md'])('%s sets variables that something reads', (file) => {
  const known = wordsIn(CODE);
  const names = [...read(file).matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(read(file)).not.toContain('VITE_');
});

it.each(['README.md', 'deploy/README.md'])('%s lists every variable the build reads', (file) => {
  const config = read('astro.config.ts').matchAll(/process\.env\['(\w+)'\] \?\?/g);
  const variables = [...config].map(([, name = '']) => name);
  expect(variables).toEqual(['SITE_ORIGIN']);
  for (const name of [...variables, 'CONTACT_MAIL', 'PUBLIC_SITE'])
    expect(read(file)).toMatch(new RegExp(`\\b${name}=`));
});

it('deploy/README.md explains every fact about the operator, and says which are needed', () => {
  const rows = tableBelow('deploy/README.md', 'Who you are').slice(2);
  const explained = rows.map(([name = '', needed = '']) => `${codeIn(name)[0]} ${needed.trim()}`);
  const facts = OPERATOR_FIELDS.map(
    (field) => `${OPERATOR_VARIABLES[field]} ${isOptionalField(field) ? 'no' : 'yes'}`,
  );
  expect(explained.sort()).toEqual(facts.sort());
});

it('the index of decisions has each of them, numbered without gaps', () => {
  const decisions = DOCS.filter((file) => /decisions\/\d/.test(file)).map((file) => basename(file));
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]+)\)/g)].map(([, name]) => name);
  expect(listed).toEqual(decisions);
  expect(decisions.map((name) => Number(name.slice(0, 3)))).toEqual(decisions.map((_, at) => at + 1));
});

it('ARCHITECTURE.md is at most 120 lines', () => {
  expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});
