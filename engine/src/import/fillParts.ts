import type { RecipeParts } from '../text/recipe/recipeParts.ts';

export const hasAmounts = (lines: readonly string[]) => lines.some((line) => /[\d¼-¾⅐-⅞]/.test(line));

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** `Flatbread` and `Easy Flatbread!`. No name says nothing. */
function areAlike(name: string, other: string): boolean {
  const [few, many] = [wordsOf(name), wordsOf(other)].toSorted((one, two) => one.length - two.length);
  return few?.every((word) => many?.includes(word)) ?? true;
}

const areEqual = (name: string, other: string) =>
  name !== '' && wordsOf(name).join(' ') === wordsOf(other).join(' ');

/** Whether one way of marking has one recipe, perhaps several times. */
function isOne(recipes: readonly RecipeParts[]): boolean {
  const full = recipes.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0);
  const [first, ...others] = full;
  return !first || others.every(({ name }) => areEqual(name, first.name));
}

/** The ingredients of the recipe, or the page's as many with amounts where the data has none. */
function withAmounts(
  ingredients: readonly string[],
  same: readonly Pick<RecipeParts, 'ingredients'>[],
): readonly string[] {
  if (hasAmounts(ingredients)) return ingredients;
  const shown = same.find(
    (other) => hasAmounts(other.ingredients) && other.ingredients.length >= ingredients.length,
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
    ingredients: withAmounts(filled('ingredients'), same),
    steps: filled('steps'),
  };
}
