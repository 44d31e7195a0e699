import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import type { IngredientLine, Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { count, each, grams, number, spoons } from '@gramwise/engine/recipes/values.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { fillText, formatIngredientLine, formatRecipe } from './recipeText.ts';
import { defaultView, kitchenView, type RecipeTextView } from './textView.ts';

const words = (language: Language) => messagesFor(language, 'recipe').recipe.text;
const shown = (recipe: Recipe, view: RecipeTextView, language: Language = 'en') =>
  formatRecipe(language, words(language), recipe, view);
const at = (factor: number, system: RecipeTextView['system'] = 'metric') =>
  kitchenView(defaultKitchen('us'), system, factor);

describe('a recipe as a cook sees it', () => {
  it('has all its numbers in place, in both systems', () => {
    const { description, ingredients, steps, tips, shelfLife } = shown(STEW, defaultView('en'));
    expect(description).toBe('A stew. It simmers.');
    expect(ingredients.map(formatIngredientLine).map(normalizeSpaces)).toEqual([
      '900 g (2 lb) beef, in 4 cm (1 1/2 in) cubes',
      '120 ml (1/2 cup) red wine',
      '2 carrots',
      '1 bay leaf',
      'Salt, to taste',
    ]);
    expect(steps.map(normalizeSpaces)).toEqual([
      'Heat the oven to 160 °C (325 °F, 140 °C fan, gas mark 3). Brown the beef.',
      'Pour in the wine and 240 ml (1 cup) water and simmer for 8 minutes.',
      'Serve in bowls of 480 ml (2 cups).',
    ]);
    expect([tips, shelfLife]).toEqual([[], '']);
  });

  it('is scaled in the steps too, except bay leaves, lengths, times and bowls', () => {
    const { ingredients, steps } = shown(STEW, at(2));
    expect(ingredients.map(formatIngredientLine).map(normalizeSpaces)).toEqual([
      '1.8 kg beef, in 4 cm cubes',
      '240 ml red wine',
      '4 carrots',
      '1 bay leaf',
      'Salt, to taste',
    ]);
    expect(steps.map(normalizeSpaces).slice(1)).toEqual([
      'Pour in the wine and 480 ml water and simmer for 8 minutes.',
      'Serve in bowls of 480 ml.',
    ]);
  });

  it('writes shelf life and tips with their values', () => {
    const { shelfLife, tips } = shown(
      {
        ...STEW,
        shelfLife: { text: '{months} months', values: { months: number(6) } },
        tips: [{ text: 'Salt is {salt}%.', values: { salt: number(5.5) } }, { text: 'Stir.' }],
      },
      at(1),
    );
    expect([shelfLife, ...tips]).toEqual(['6 months', 'Salt is 5.5%.', 'Stir.']);
  });
});

describe('an ingredient', () => {
  const EGG: IngredientLine = {
    key: 'eggs',
    food: 'whole-egg',
    name: { one: 'egg', other: 'eggs' },
    amount: count(1),
    gramsEach: 50,
  };
  const { gramsEach: _, ...LEMON } = {
    ...EGG,
    food: 'lemons' as const,
    name: { one: 'lemon', other: 'lemons' },
  };
  const BREAST = {
    ...EGG,
    amount: count(4),
    name: { one: 'fillet of {each}', other: 'fillets of {each}' },
    values: { each: each(grams(170, [6, 'oz'])) },
  };
  const { gramsEach: _each, ...FILLET } = BREAST;

  it.each<[Language, IngredientLine, RecipeTextView, string]>([
    ['en', EGG, at(1), '1 egg'],
    ['en', EGG, at(2), '2 eggs'],
    // A fraction that nobody can judge by eye is weighed.
    ['en', EGG, at(0.5), '1/2 egg (25 g)'],
    ['en', EGG, at(1.5), '1 1/2 eggs (75 g)'],
    ['en', EGG, at(0.001), '1/8 egg (0.1 g)'],
    ['en', LEMON, at(0.5), '1/2 lemon'],
    // The noun agrees with the shown number: 1.05 is one, and so is 0.97.
    ['en', EGG, at(1.05), '1 egg'],
    ['en', EGG, at(0.97), '1 egg'],
    ['en', { ...EGG, amount: count(1, 2) }, at(1), '1 to 2 eggs'],
    ['en', { ...EGG, amount: count(2, 3) }, at(0.5), '1 to 1 1/2 eggs (75 g)'],
    ['en', { ...EGG, fixed: true }, at(3), '1 egg'],
    ['en', FILLET, at(0.5, 'us'), '2 fillets of 6 oz'],
    ['en', FILLET, at(0.25), '1 fillet of 170 g'],
    ['fr', { ...EGG, name: { one: 'œuf', other: 'œufs' } }, at(1.5), '1 1/2 œuf (75 g)'],
    ['de', { ...EGG, name: { one: 'Ei', other: 'Eier' } }, at(1.5), '1 1/2 Eier (75 g)'],
    [
      'fr',
      { key: 'sugar', food: 'sugar', name: 'de sucre', amount: spoons(2, 'tbsp'), density: 0.85 },
      defaultView('fr'),
      '2 c. à s. de sucre',
    ],
  ])('in %s: %j', (language, line, view, is) => {
    const [first] = shown({ ...STEW, ingredients: [line] }, view, language).ingredients;
    expect(first && normalizeSpaces(formatIngredientLine(first))).toBe(is);
  });
});

it('leaves a text without values as it is', () => {
  expect(fillText('en', words('en'), { text: 'Stir.' }, at(1))).toBe('Stir.');
});
