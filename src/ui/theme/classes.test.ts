import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const NOT_SELECTORS = /\/\*[\s\S]*?\*\/|url\([^)]*\)|\d\.\d/g;
const IMPORT = /^import (?<name>\w+) from '(?<path>[^']+\.module\.css)';$/gm;

const pathOf = (importer: string, path: string) =>
  path.startsWith('#') ? join('src', path.slice(1)) : join(dirname(importer), path);

const defined = new Map(
  globSync('src/**/*.module.css').map((file) => {
    const rules = readFileSync(file, 'utf8').replace(NOT_SELECTORS, '');
    return [file, new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name ?? ''))];
  }),
);

/** The classes that views name, by style sheet. */
const used = new Map<string, Set<string>>();
const missing: string[] = [];
for (const view of globSync('src/**/*.{ts,tsx,astro}')) {
  const code = readFileSync(view, 'utf8');
  for (const { groups } of code.matchAll(IMPORT)) {
    const { name = '', path = '' } = groups ?? {};
    const sheet = pathOf(view, path);
    const names = [...code.matchAll(new RegExp(`(?<![.\\w/'])${name}\\.(\\w+)`, 'g'))].map(
      ([, found]) => found ?? '',
    );
    used.set(sheet, new Set([...(used.get(sheet) ?? []), ...names]));
    missing.push(
      ...names.filter((found) => !defined.get(sheet)?.has(found)).map((found) => `${view}: ${found}`),
    );
  }
}

describe('classes of style sheets', () => {
  it('finds sheets and views', () => {
    expect(defined.size).toBeGreaterThan(50);
    expect(used.size).toBe(defined.size);
  });

  it('defines each class that a view names, which TypeScript does not check', () => {
    expect(missing).toEqual([]);
  });

  it.each([...defined])('uses each class of %s', (sheet, classes) => {
    expect([...classes].filter((name) => !used.get(sheet)?.has(name))).toEqual([]);
  });
});
