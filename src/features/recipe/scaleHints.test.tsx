import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { count, milliliters } from '@gramwise/engine/recipes/values.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { button, part } from '#tests/component/find.ts';
import { openAt, renderIn } from '#tests/component/renderIn.tsx';
import { RecipeView } from './RecipeView.tsx';

const open = (ingredients: Recipe['ingredients'], language: Language = 'en') => {
  openAt('/');
  return renderIn(
    language,
    <RecipeView
      messages={messagesFor(language, 'recipe').recipe}
      recipe={{ ...STEW, ingredients }}
      drawing={null}
      links={[]}
      pans={[]}
      joins={[]}
    />,
  );
};
const text = () => (part().textContent ?? '').replaceAll('\u00a0', ' ');

const STOCK = { key: 'stock', food: 'chicken-stock', name: 'stock', liquid: true } as const;
const EGGS = { key: 'eggs', food: 'whole-egg', name: 'eggs' } as const;
const MORE = { en: 'More servings', de: 'Mehr Portionen' } as const;

// From six servings to seven: 3.15 liters of soup (FDA Food Code 3-501.14), 3 1/2 eggs (USDA: 50 g each).
test.each<[label: string, language: 'en' | 'de', ingredients: Recipe['ingredients'], hint: string]>([
  ['a large pot', 'en', [{ ...STOCK, amount: milliliters(2700) }], 'below 41 °F (5 °C) within 4 more'],
  ['a large pot', 'de', [{ ...STOCK, amount: milliliters(2700) }], 'in weiteren 4 unter 5 °C'],
  ['part of an egg', 'en', [{ ...EGGS, amount: count(3) }], 'beat one and weigh it'],
])('says what multiplying leaves out: %s in %s', async (_, language, ingredients, hint) => {
  const { user } = open(ingredients, language);
  expect(text()).not.toMatch(hint);
  await user.click(button(MORE[language]));
  await expect.poll(text).toContain(hint);
});

test('says nothing where multiplying is enough, and no more once it is as written', async () => {
  const { user } = open([
    { ...STOCK, amount: milliliters(900) },
    { ...EGGS, amount: count(6) },
  ]);
  await user.click(button('More servings'));
  await expect.poll(text).toContain('scaled from 6 servings');
  expect(text()).not.toMatch(/41 °F|beat one/);
});
