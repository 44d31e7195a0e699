// @module-tag sweep
import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { formatIngredientLine, formatRecipe } from '#features/recipe/text/recipeText.ts';
import { kitchenView } from '#features/recipe/text/textView.ts';
import { readNumbers } from '#tests/recipes/readNumbers.ts';

const id = fc.constantFrom(...RECIPE_IDS);
const language = fc.constantFrom(...LANGUAGE_CODES);
const system = fc.constantFrom('metric', 'us', 'written');
/** 1 serving to 100; for recipes by the batch, the multiple that 4 servings would be. */
const servings = fc.integer({ min: 1, max: 100 });
const RUNS = { numRuns: 500 };

const recipe = (of: string, words: Language) => recipeFromFiles(of, words);
const factorFor = (of: string, wanted: number) => wanted / (recipe(of, 'en').servings ?? 4);

function shownAt(of: string, words: Language, measures: 'metric' | 'us' | 'written', factor: number) {
  const view = kitchenView(defaultKitchen(LANGUAGES[words].kitchen), measures, factor);
  return formatRecipe(words, messagesFor(words, 'recipe').recipe.text, recipe(of, words), view);
}

describe('a scaled recipe', () => {
  it('shows no 0, no NaN and no placeholder', () => {
    fc.assert(
      fc.property(id, language, system, servings, (of, words, measures, wanted) => {
        const shown = shownAt(of, words, measures, factorFor(of, wanted));
        const lines = shown.ingredients.map(formatIngredientLine);
        const texts = [shown.description, ...lines, ...shown.steps, ...shown.tips, shown.shelfLife];
        expect(texts.filter((text) => /NaN|undefined|null|Infinity|[{}]|\de[+-]\d/.test(text))).toEqual([]);
        const numbers = lines.flatMap((line) => readNumbers(words, line));
        expect(numbers.filter(({ value }) => !(value > 0))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('keeps the ratio of its weights, within 3 %, all together and each where it is above 10 g', () => {
    fc.assert(
      fc.property(id, language, servings, (of, words, wanted) => {
        const factor = factorFor(of, wanted);
        const shown = shownAt(of, words, 'metric', factor);
        const pairs = recipe(of, words).ingredients.flatMap(({ amount, fixed }, index) => {
          if (amount?.grams === undefined) return [];
          const line = shown.ingredients[index]?.amount ?? '';
          const read = readNumbers(words, line);
          expect(read.map(({ unit }) => unit)).toEqual(['g']);
          return [{ line, read: read[0]?.value ?? 0, exact: amount.grams * (fixed ? 1 : factor) }];
        });
        const sum = (of: 'read' | 'exact') => pairs.reduce((total, pair) => total + pair[of], 0);
        if (pairs.length > 0) expect(Math.abs(sum('read') / sum('exact') - 1)).toBeLessThanOrEqual(0.03);
        const off = pairs.filter(({ read, exact }) => exact >= 10 && Math.abs(read / exact - 1) > 0.05);
        expect(off).toEqual([]);
      }),
      RUNS,
    );
  });

  it('says the same in every language', () => {
    fc.assert(
      fc.property(id, servings, (of, wanted) => {
        const factor = factorFor(of, wanted);
        const amounts = LANGUAGE_CODES.map((words) =>
          shownAt(of, words, 'us', factor).ingredients.map(({ amount }) =>
            readNumbers(words, amount).map(({ unit, value }) => `${value} ${unit}`),
          ),
        );
        for (const other of amounts) expect(other).toEqual(amounts[0]);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves times, heat and what does not scale as they are', () => {
    fc.assert(
      fc.property(id, language, servings, (of, words, wanted) => {
        const [written, scaled] = [1, factorFor(of, wanted)].map((factor) =>
          shownAt(of, words, 'metric', factor),
        );
        const kept = (steps: readonly string[] = []) =>
          steps.flatMap((step) =>
            readNumbers(words, step).filter(({ unit }) => ['s', 'C', 'fan', 'cm'].includes(unit)),
          );
        expect(kept(scaled?.steps)).toEqual(kept(written?.steps));
        const fixed = recipe(of, words).ingredients.flatMap((line, index) => (line.fixed ? [index] : []));
        for (const index of fixed) expect(scaled?.ingredients[index]).toEqual(written?.ingredients[index]);
      }),
      { numRuns: 500 },
    );
  });

  it('is the recipe as written at its own servings', () => {
    for (const of of RECIPE_IDS)
      expect(shownAt(of, 'en', 'written', factorFor(of, recipe(of, 'en').servings ?? 4))).toEqual(
        shownAt(of, 'en', 'written', 1),
      );
  });

  it('has sound amounts in the kitchen of any country', () => {
    const kitchen = fc.constantFrom(...(Object.keys(KITCHENS) as (keyof typeof KITCHENS)[]));
    fc.assert(
      fc.property(id, kitchen, system, servings, (of, country, measures, wanted) => {
        const view = kitchenView(
          { ...defaultKitchen(country), chosen: true },
          measures,
          factorFor(of, wanted),
        );
        const text = messagesFor('en', 'recipe').recipe.text;
        const lines = formatRecipe('en', text, recipe(of, 'en'), view).ingredients.map(formatIngredientLine);
        const numbers = lines.flatMap((line) => readNumbers('en', line));
        expect(numbers.filter(({ value }) => !(value > 0))).toEqual([]);
        expect(lines.filter((line) => /NaN|undefined|[{}]/.test(line))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
