import { foldLetters } from '../../language/foldAccents.ts';
import type { RecipeLanguage } from '../../language/languagePack.ts';
import { durationText } from './durationText.ts';
import { partHeading, type RecipeParts } from './recipeParts.ts';

/** The languages whose words may be keys, beside English. */
type Languages = readonly RecipeLanguage[];

const YIELD_KEYS = ['servings', 'serves', 'yield'] as const;

/** The keys of a recipe's times: those of Cooklang (cooklang.org/docs/spec/#canonical-metadata) and those of blogs. */
const TIME_KEYS = {
  prep: ['prep time', 'time.prep', 'preptime', 'preparation time'],
  cook: ['cook time', 'time.cook', 'cooktime', 'cooking time'],
  total: ['time required', 'time', 'duration', 'total time', 'totaltime'],
} as const;

/** Keys of Pelican and MultiMarkdown that say nothing of a recipe but its title. */
const DOCUMENT_KEYS =
  'title date modified tags keywords category slug author authors summary description image lang status copyright';

const BARE_KEYS: ReadonlySet<string> = new Set([
  ...DOCUMENT_KEYS.split(' '),
  ...YIELD_KEYS,
  ...Object.values(TIME_KEYS).flat(),
]);

/** Fields without `---` around them, up to a blank line, as Pelican and MultiMarkdown have them; the first is the title. */
const BARE_FIELDS = /^title: .*\n(?:[\w-]{1,30}:.*\n){1,30}(?=\n)/i;

/** A key as it is looked up: `temps-de-cuisson` and `Temps cuisson` are one. */
export const fieldKey = (name: string) =>
  foldLetters(name)
    .replace(/[\s_-]+(?:de )?/g, ' ')
    .replace(/ de /g, ' ')
    .trim();

/** The values of fields by any of some keys, in their order. */
const valuesOf = (fields: ReadonlyMap<string, string>, keys: readonly string[]) =>
  keys.flatMap((key) => fields.get(fieldKey(key)) ?? []);

/** Bare fields with keys that are all known: any other may be a line of the recipe. */
function bareFields(text: string): string | undefined {
  const [bare = ''] = BARE_FIELDS.exec(text) ?? [];
  const keys = Array.from(bare.matchAll(/^[\w-]+/gm), ([key]) => fieldKey(key));
  return keys.length > 0 && keys.every((key) => BARE_KEYS.has(key)) ? bare : undefined;
}

/** Splits off the block between `---`, or the bare fields, at the start of a file; null if there is none. */
function splitFrontMatter(text: string): { block: string | null; body: string } {
  const whole = text.replace(/^[\uFEFF\s]+/, '').replace(/\r\n?/g, '\n');
  const bare = bareFields(whole);
  if (bare) return { block: `\n${bare}`, body: whole.slice(bare.length) };
  const end = /^---[^\S\n]*\n/.test(whole) ? whole.search(/\n---[^\S\n]*(?:\n|$)/) : -1;
  if (end < 0) return { block: null, body: whole };
  return { block: whole.slice(0, end), body: whole.slice(end + 1).replace(/^---.*/, '') };
}

const unquoted = (value: string) =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll('\\"', '"');

/** The block between `---` at the start of a file, by keys as `fieldKey` has them; lists are left out. */
export function parseFrontMatter(text: string): { fields: Map<string, string>; body: string } {
  const { block, body } = splitFrontMatter(text);
  const fields = new Map<string, string>();
  for (const line of block?.split('\n') ?? []) {
    const [, name, value = ''] = /^([\p{L}_][\p{L}\p{N}_ -]{0,39}):(.*)$/u.exec(line) ?? [];
    if (name && unquoted(value)) fields.set(fieldKey(name), unquoted(value));
  }
  return { fields, body };
}

/** What a line of a list says: an item, `[a, b]`, a heading of a part, or more of the item before. */
function addToList(list: string[], line: string): void {
  const [, item] = /^\s*-\s+(.*)$/.exec(line) ?? [];
  const [, part] = /^\s*(?:-\s+)?([^\s:#-][^:]{0,79}):\s*$/.exec(line) ?? [];
  if (part) list.push(partHeading(unquoted(part)));
  else if (item !== undefined) list.push(unquoted(item));
  else if (/^\s+\S/.test(line))
    list.push(...(list.length > 0 ? [`${list.pop()} ${line.trim()}`] : [line.trim()]));
}

/**
 * The lists of a front matter by their keys in lower case, as lines: `key:` above lines that start with `-`, `key: [a, b]`
 * or a text of several lines (`key: |`). A key inside a list is a heading.
 */
export function frontMatterLists(text: string): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  let list: string[] = [];
  let isText = false;
  for (const line of splitFrontMatter(text).block?.split('\n').slice(1) ?? []) {
    const [, name, value = ''] = /^([\p{L}_][\p{L}\p{N}_ -]{0,39}):(.*)$/u.exec(line) ?? [];
    if (name) {
      const [, inline] = /^\s*\[(.*)\]\s*$/.exec(value) ?? [];
      list = inline?.match(/\s*"[^"]*"|[^,]+/g)?.map(unquoted) ?? [];
      isText = /^\s*[|>]/.test(value);
      lists.set(fieldKey(name), list);
    } else if (isText) list.push(line.trim());
    else addToList(list, line);
  }
  return lists;
}

/** How much a recipe makes, by any of the usual keys; '' if it does not say. */
export const yieldOf = (fields: ReadonlyMap<string, string>, languages: Languages) =>
  valuesOf(fields, [
    ...YIELD_KEYS,
    ...languages.flatMap(({ recipe: { sections } }) => [...sections.yield, ...sections.servings]),
  ])[0] ?? '';

/** The times that a front matter states. */
export function timesOf(fields: ReadonlyMap<string, string>, languages: Languages): RecipeParts['times'] {
  const found = (['prep', 'cook', 'total'] as const).map((id) => {
    const keys = [...TIME_KEYS[id], ...languages.flatMap(({ recipe }) => recipe.times[id])];
    const text = valuesOf(fields, keys).map(durationText).find(Boolean);
    return text ? { [id]: text } : {};
  });
  return Object.assign({}, ...found);
}
