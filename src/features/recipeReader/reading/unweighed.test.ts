import { packsFrom } from '@gramwise/engine/tests/packs.ts';
import { readRecipe } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { recipe } from '../../../../tests/reader/converted.ts';
import { BROWNIES, KUCHEN } from '../../../../tests/reader/pasted.ts';
import { REAL_RECIPES, realText } from '../../../../tests/reader/realRecipes.ts';
import { type ConvertedRecipe, convertRecipe, type ShownSettings } from './convertRecipe.ts';
import type { KnownFoods } from './knownFoods.ts';
import { INITIAL_SETTINGS } from './readerSettings.ts';

/** A recipe while foods are awaited or missing. */
function without(
  foods: Extract<KnownFoods, string>,
  text: string,
  language: Language = 'en',
  settings: Partial<ShownSettings> = {},
): ConvertedRecipe {
  const all = {
    ...INITIAL_SETTINGS,
    measures: 'metric',
    tablespoon: 15,
    panArea: null,
    ...settings,
  } as const;
  const result = convertRecipe({ ...all, text }, readRecipe(text, packsFrom(language)), foods);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const all = ({ ingredients, steps }: ConvertedRecipe) => [...ingredients, ...steps];
const shown = (converted: ConvertedRecipe) =>
  all(converted).map(({ text, unweighed }) => (unweighed ? `${unweighed}: ${text}` : text));

const TEXT = `Ingredients
2 cups flour
200 g sugar
8 oz walnuts
2 tsp salt
1 cup milk
2 eggs
butter for the pan
Method
Heat the oven to 350°F.
Beat the eggs, add 1 cup flour.
Bake for 20 minutes in a 2-quart dish.`;

describe('while foods are on their way', () => {
  it('only lines that need none have figures', () => {
    expect(shown(without('awaited', TEXT))).toEqual([
      'awaited: 2 cups flour',
      '200 g sugar',
      '227 g walnuts', // 226.8
      '2 tsp salt',
      // A liquid, but that is not known yet.
      'awaited: 1 cup milk',
      '2 eggs',
      'butter for the pan',
      'Heat the oven to 180°C.', // 176.7
      'awaited: Beat the eggs, add 1 cup flour.',
      'Bake for 20 minutes in a 1.89-l dish.', // 2 x 946.4 ml
    ]);
  });

  it('in US cups a weight waits, and a volume does not', () => {
    const text = 'Ingredients\n250 g flour\n235 ml milk\n2 cups flour';
    const { ingredients, isPending } = without('awaited', text, 'en', { measures: 'us' });
    expect(ingredients.map(({ unweighed }) => unweighed)).toEqual(['awaited', null, null]);
    expect(isPending).toBe(true);
  });

  it('nothing waits as written', () => {
    expect(without('awaited', TEXT, 'en', { measures: 'written' }).isPending).toBe(false);
  });

  it('a line waits as its visitor wants it read', () => {
    const choices = { 1: { keep: true }, 5: { food: 'none' } } as const;
    const { ingredients } = without('awaited', TEXT, 'en', { choices });
    expect(ingredients.map(({ unweighed }) => unweighed).filter(Boolean)).toEqual([]);
    expect(ingredients[4]?.text).toBe('235 ml milk');
  });

  it('all amounts wait for what is left of a food that is not weighed yet', () => {
    const settings = { stock: { of: '1', amount: 500 } };
    const waiting = without('awaited', TEXT, 'en', settings);
    expect(waiting.factor).toBeNull();
    expect(shown(waiting)).toContain('awaited: 2 eggs');
    // 500 / 250
    expect(recipe(TEXT, 'en', settings).factor).toBeCloseTo(2, 3);
    // Not 500 ml of it.
    const { factor, ingredients } = without('missing', TEXT, 'en', settings);
    expect([factor, ingredients[1]?.text]).toEqual([null, '200 g sugar']);
  });

  const texts: readonly { name: string; language: Language; text: string }[] = [
    { name: 'TEXT', language: 'en', text: TEXT },
    { name: 'BROWNIES', language: 'en', text: BROWNIES },
    { name: 'KUCHEN', language: 'de', text: KUCHEN },
    ...REAL_RECIPES.map(({ language, file }) => ({ name: file, language, text: realText(file) })),
  ];
  it.each(
    texts.flatMap((given) =>
      (['metric', 'us', 'written'] as const).flatMap((measures) =>
        [1, 2].map((scale) => ({ ...given, measures, scale })),
      ),
    ),
  )(
    'no figure changes when they arrive: $name, $measures x $scale',
    ({ language, text, measures, scale }) => {
      const settings = { measures, scale };
      const before = all(without('awaited', text, language, settings));
      const after = all(recipe(text, language, settings));
      const changed = before.filter((line, at) => !line.unweighed && line.text !== after[at]?.text);
      expect(changed).toEqual([]);
      expect(after.every(({ unweighed }) => unweighed === null)).toBe(true);
    },
  );
});

it('foods that could not be fetched leave volumes, which are marked', () => {
  const missing = without('missing', TEXT);
  expect(shown(missing)).toEqual([
    'missing: 475 ml flour', // 473.2
    '200 g sugar',
    '227 g walnuts',
    '2 tsp salt',
    'missing: 235 ml milk',
    '2 eggs',
    'butter for the pan',
    'Heat the oven to 180°C.',
    // In a step a dry food is never measured in a jug.
    'missing: Beat the eggs, add 1 cup flour.',
    'Bake for 20 minutes in a 1.89-l dish.',
  ]);
  expect(missing.isPending).toBe(false);
});
