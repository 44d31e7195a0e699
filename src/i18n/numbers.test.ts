/**
 * Every message that holds a number, with the numbers that trip translators: a table for a reader of each language,
 * `numbers.<language>.txt` beside this file. Update it with `vitest -u` and read the difference.
 */
import { expect, it } from 'vitest';
import { formatNumber, pluralForm } from './format.ts';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { CATALOGS } from './messages.ts';
import { longUnit, shortUnit } from './unitText.ts';

type Tree = string | { readonly [key: string]: Tree };
interface Forms {
  one: string;
  other: string;
}

const NUMBERS = [0, 0.42, 1, 1.5, 2, 5, 1000];

/** Every message in singular and plural with its path, such as `search.results.count`. */
function counted(tree: Tree, path: string): [path: string, forms: Forms][] {
  if (typeof tree === 'string') return [];
  const { one, other } = tree;
  if (typeof one === 'string' && typeof other === 'string') return [[path, { one, other }]];
  return Object.entries(tree).flatMap(([key, branch]) => counted(branch, path ? `${path}.${key}` : key));
}

const line = (path: string, texts: readonly string[]) => `${path}: ${texts.join(' | ')}`;

function table(language: Language): string {
  const { units } = CATALOGS[language];
  const number = (n: number) => formatNumber(language, n, 0, 2);
  const messages = counted(CATALOGS[language] as unknown as Tree, '').map(([path, forms]) =>
    line(
      path,
      NUMBERS.map((n) => pluralForm(language, n, forms).replace(/\{(?:n|\w*[cC]ount)\}/, number(n))),
    ),
  );
  const names = Object.entries(units).flatMap(([id, unit]) => [
    line(
      `units.${id}`,
      NUMBERS.map((n) => `${number(n)} ${longUnit(language, unit, n)}`),
    ),
    line(
      `units.${id}.short`,
      NUMBERS.map((n) => `${number(n)} ${shortUnit(language, unit, n)}`),
    ),
  ]);
  return `${[...messages, ...names].join('\n').replaceAll(/[\u00a0\u202f]/g, ' ')}\n`;
}

it.each(LANGUAGE_CODES)('numbers in the messages of %s', async (language) => {
  const text = table(language);
  expect(text).not.toMatch(/NaN|undefined/);
  await expect(text).toMatchFileSnapshot(`numbers.${language}.txt`);
});
