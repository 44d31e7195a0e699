import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spanish } from './es/spanish.ts';
import { CATALOGS } from './messages.ts';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

const SOURCE = globSync(
  '{engine/src,src/{browser,content,features,format,layouts,pages,site,tools,ui}}/**/*.{ts,tsx,astro}',
)
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/**
 * Whether code reads the key: as `.key`, `'key'`, or destructured as `{ key }` or `{ key: other }`. A key in use is
 * never reported, but an unread one goes unnoticed if something else has the same name.
 */
const isRead = (key: string) =>
  new RegExp(`\\.${key}\\b|'${key}'|[{,]\\s*${key}\\s*[,}=:]|\\b${key}:`).test(SOURCE);

/** The paths of a catalog's unread keys, such as `shell.crumbs`. */
function unread(tree: Tree, path = ''): string[] {
  if (typeof tree === 'string') return [];
  if (Array.isArray(tree)) return tree.flatMap((branch) => unread(branch, path));
  return Object.entries(tree).flatMap(([key, branch]: [string, Tree]) => [
    ...(isRead(key) ? [] : [`${path}${key}`]),
    ...unread(branch, `${path}${key}.`),
  ]);
}

it('reports unread keys at any depth', () => {
  const key = 'neverReadAnywhere';
  expect(unread({ home: { [key]: 'text', title: 'text' }, [key]: [{ [key]: 'text' }] })).toEqual([
    `home.${key}`,
    key,
    `${key}.${key}`,
  ]);
});

it('has no unread messages', () => {
  expect(unread({ ...(CATALOGS.en as unknown as Record<string, Tree>), spanish })).toEqual([]);
});
