import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from './catalog.ts';
import { spanish } from './es/spanish.ts';
import { FAILURE } from './failure.ts';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

const SOURCE = globSync('src/{domain,features,pages,site,ui}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/**
 * Whether code names the key in one of the ways that can read it: `.key`, `'key'`, `{ key }`, `key:`. A name that
 * something else has too passes unseen; a word that is read is never reported.
 */
const isNamed = (key: string) =>
  new RegExp(`\\.${key}\\b|'${key}'|[{,]\\s*${key}\\s*[,}=]|\\b${key}:`).test(SOURCE);

/** The keys of a catalog that no code names, each under its path: `shell.crumbs`. */
function unread(tree: Tree, path = ''): string[] {
  if (typeof tree === 'string') return [];
  if (Array.isArray(tree)) return tree.flatMap((branch) => unread(branch, path));
  return Object.entries(tree).flatMap(([key, branch]: [string, Tree]) => [
    ...(isNamed(key) ? [] : [`${path}${key}`]),
    ...unread(branch, `${path}${key}.`),
  ]);
}

it('has no word that no code reads', () => {
  expect(unread({ ...en, spanish, failure: FAILURE.en })).toEqual([]);
});
