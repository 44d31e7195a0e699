import type { RecipeParts } from '../text/recipe/recipeParts.ts';

/** Of a list with amounts at least so many lines have one; data may lose the others. */
const MIN_SHARE = 1 / 4;

const hasAmount = (line: string) => /[\d¼-¾⅐-⅞]/.test(line);

/** What a text says in letters and digits alone. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** `Flatbread` and `Easy Flatbread!`. No name says nothing. */
function areAlike(name: string, other: string): boolean {
  const [few, many] = [wordsOf(name), wordsOf(other)].toSorted((one, two) => one.length - two.length);
  return few?.every((word) => many?.includes(word)) ?? true;
}

const areEqual = (name: string, other: string) => name !== '' && lettersOf(name) === lettersOf(other);

/** Whether one way of marking has one recipe, perhaps several times. */
function isOne(recipes: readonly RecipeParts[]): boolean {
  const full = recipes.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0);
  const [first, ...others] = full;
  return !first || others.every(({ name }) => areEqual(name, first.name));
}

/** Whether a list has amounts, and is none that lost its line breaks. */
export const isListed = (lines: readonly string[]) =>
  lines.length > 1 && lines.filter(hasAmount).length >= lines.length * MIN_SHARE;

/** The last word of a line, which mostly names the food. */
export const foodOf = (line: string) => wordsOf(line).at(-1);

/** Whether two lists have the same foods, but most amounts are others. */
export function haveOtherAmounts(lines: readonly string[], others: readonly string[]): boolean {
  const areSame = lines.every((line, at) => foodOf(line) === foodOf(others[at] ?? ''));
  return areSame && lines.filter((line) => others.includes(line)).length * 2 < others.length;
}

/** A list without line breaks, at its amounts: `2 eggs, 1 pinch of salt, 1 leek`. */
export function atAmounts(lines: readonly string[]): readonly string[] {
  const parts = lines.length === 1 ? (lines[0] ?? '').split(/,\s+(?=[\d¼-¾⅐-⅞])/) : [];
  return parts.length > 2 ? parts : lines;
}

/** Whether the words of one of some lines are all in a list. */
function hasPart(lines: readonly string[], list: readonly string[]): boolean {
  const known = wordsOf(list.join(' '));
  return lines.some((line) => wordsOf(line).every((word) => known.includes(word)));
}

/** The ingredients of the recipe, or where they have no amounts or are one line, the page's as many that have them. */
function asListed(
  ingredients: readonly string[],
  same: readonly Pick<RecipeParts, 'ingredients'>[],
): readonly string[] {
  if (isListed(ingredients)) return ingredients;
  const shown = same.find(
    (other) =>
      isListed(other.ingredients) &&
      other.ingredients.length >= ingredients.length &&
      (!ingredients.some(hasAmount) ||
        hasPart(other.ingredients, ingredients) ||
        hasPart(ingredients, other.ingredients)),
  );
  return (shown ?? { ingredients }).ingredients;
}

/**
 * Takes the parts that a page's data lacks from where else the page has the recipe: `marked` has the recipes by each
 * way of marking them. Another recipe, by its name, gives nothing, nor does one without the name if the page has several
 * recipes.
 */
export function fillParts(parts: RecipeParts, marked: readonly (readonly RecipeParts[])[]): RecipeParts {
  const isAlone = marked.every(isOne);
  const same = marked
    .flat()
    .filter(({ name }) => (isAlone ? areAlike(name, parts.name) : areEqual(name, parts.name)));
  const all = [parts, ...same];
  const filled = <Part extends 'ingredients' | 'steps' | 'yields' | 'name'>(part: Part): RecipeParts[Part] =>
    all.find((other) => other[part].length > 0)?.[part] ?? parts[part];
  const time = (id: 'prep' | 'cook' | 'total') => all.map(({ times }) => times[id]).find(Boolean) ?? '';
  return {
    name: filled('name'),
    yields: filled('yields'),
    times: { prep: time('prep'), cook: time('cook'), total: time('total') },
    ingredients: asListed(filled('ingredients'), same),
    steps: filled('steps'),
  };
}
