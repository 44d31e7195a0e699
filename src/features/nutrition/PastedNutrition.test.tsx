import { PACKS } from '@gramwise/engine/tests/packs.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { button } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods } from '#tests/component/served.ts';
import { loadFoods } from '#tools/foodList/loadFoods.ts';
import { countPasted } from '#tools/nutrition/computePasted.ts';
import type { CountRecipe, PastedRecipe } from '#tools/nutrition/pastedRecipe.ts';
import { LanguageProvider } from '#ui/language/language.ts';
import { PastedNutrition } from './PastedNutrition.tsx';
import './NutritionPanel.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => servedFoods(path.slice(-7, -5) as Language));
});
afterEach(() => vi.unstubAllGlobals());

const count: CountRecipe = async (recipe, leftOut) =>
  countPasted(recipe, { pack: PACKS[recipe.language], foods: await loadFoods(recipe.language) }, leftOut);

function open(text: string, more: Partial<PastedRecipe> = {}, language: Language = 'en') {
  const { nutrition: words } = messagesFor(language, 'nutrition');
  const recipe = {
    ...{ title: 'Cake', text, language, country: 'us' as const, factor: 1, serves: null, chosen: new Map() },
    ...more,
  };
  return renderIn(language, <PastedNutrition words={words} recipe={recipe} count={count} ready />);
}

const region = async (name: string) => screen.findByRole('region', { name });
const energy = async (name = 'Nutrition per serving') => {
  const [row] = await within(await region(name)).findAllByRole('row', { name: /^(?:Energy|Brennwert)/ });
  return row?.textContent.replaceAll('\u00a0', ' ');
};

// USDA: 364 kcal in 100 g of flour, 387 in 100 g of sugar
const TEXT = 'Ingredients\n200 g flour\n100 g sugar';

test('opens a table per serving and per 100 g, driven by the servings', async () => {
  const { user } = open(`Serves 4\n\n${TEXT}`, { serves: { low: 4, high: 4 } });
  expect(screen.queryByRole('region')).toBeNull();
  await user.click(button('Nutrition'));
  // (728 + 387) / 4 and / 3
  expect(await energy()).toMatch(/^Energy279 kcal 1166 kJ 372 kcal/);
  await user.clear(screen.getByLabelText('Servings'));
  await user.type(screen.getByLabelText('Servings'), '5');
  expect(await energy()).toMatch(/^Energy223 kcal/);
});

test('counts a portion in the middle of a range of servings, as the engine does', async () => {
  const { user } = open(`Serves 4 to 6\n\n${TEXT}`, { serves: { low: 4, high: 6 } });
  await user.click(button('Nutrition'));
  // (728 + 387) / 5
  expect(await energy()).toMatch(/^Energy223 kcal/);
  expect(screen.getByLabelText('Servings')).toHaveProperty('value', '5');
});

// 2 x 300 g in 8 servings: 75 g each, as 300 g in 4; in 5 of the 600 g, (2 x 1115) / 5
test('counts the servings of a recipe that is scaled', async () => {
  const { user } = open(`Serves 4\n\n${TEXT}`, { factor: 2, serves: { low: 8, high: 8 } });
  await user.click(button('Nutrition'));
  expect(await energy()).toMatch(/^Energy279 kcal/);
  const shown = async () => (await region('Nutrition per serving')).textContent.replaceAll('\u00a0', ' ');
  expect(await shown()).toContain('Servings per recipe: 8Serving size 75 g');
  const field = screen.getByLabelText('Servings');
  expect(field).toHaveProperty('value', '8');
  await user.clear(field);
  await user.type(field, '5');
  expect(await energy()).toMatch(/^Energy446 kcal/);
  expect(await shown()).toContain('Servings per recipe: 5Serving size 120 g');
});

// Half of what serves 1 serves nobody else: (1115 / 2) in a serving
test('counts a part of what serves one as a serving', async () => {
  const { user } = open(`Serves 1\n\n${TEXT}`, { factor: 0.5, serves: { low: 1, high: 1 } });
  await user.click(button('Nutrition'));
  expect(await energy()).toMatch(/^Energy558 kcal/);
});

test('forgets typed servings when the recipe is scaled', async () => {
  const { nutrition: words } = messagesFor('en', 'nutrition');
  const view = (factor: number) => (
    <PastedNutrition
      words={words}
      count={count}
      recipe={{
        ...{ title: null, text: `Serves 4\n\n${TEXT}`, language: 'en', country: 'us', chosen: new Map() },
        ...{ factor, serves: { low: 4 * factor, high: 4 * factor } },
      }}
      ready
    />
  );
  const { user, rerender } = renderIn('en', view(1));
  await user.click(button('Nutrition'));
  await user.clear(await screen.findByLabelText('Servings'));
  await user.type(screen.getByLabelText('Servings'), '5');
  expect(await energy()).toMatch(/^Energy223 kcal/);
  rerender(<LanguageProvider value="en">{view(3)}</LanguageProvider>);
  await expect.poll(() => energy()).toMatch(/^Energy279 kcal/);
  expect(screen.getByLabelText('Servings')).toHaveProperty('value', '12');
});

test('shows only 100 g of a recipe that serves nobody in particular', async () => {
  const { user } = open(TEXT);
  await user.click(button('Nutrition'));
  expect(await energy()).toMatch(/^Energy372 kcal/);
});

test('says what is not counted, and gives only a lower bound when too little is known', async () => {
  const { user } = open(`${TEXT}\n300 g zorkweed\nsalt`);
  await user.click(button('Nutrition'));
  // 728 kcal of flour and 387 of sugar, each off by 20 %: (1115 - √(146² + 77²)) / 3
  expect(await energy()).toContain('at least 317 kcal');
  const all = (await region('Nutrition per serving')).textContent;
  expect(all).toContain('50 % of the weight known');
  expect(all).toContain('300 g zorkweed food not in our table');
  expect(screen.queryByText('US label')).toBeNull();
});

test('counts another food that was chosen for a line, and none', async () => {
  const { user, unmount } = open(TEXT, { chosen: new Map([['1', { food: 'butter' }]]) });
  await user.click(button('Nutrition'));
  // (2 x 717 + 387) / 3
  expect(await energy()).toMatch(/^Energy607 kcal/);
  unmount();
  const second = open(TEXT, { chosen: new Map([['1', { food: null }]]) });
  await second.user.click(button('Nutrition'));
  await expect
    .poll(async () => (await region('Nutrition per serving')).textContent)
    .toContain('Not counted (1)');
});

// A metric cup of 250 ml holds 132 g of flour, a US cup 125: 132.1 x 3.64 + 387 in 232 g
test('counts the cup that was chosen for a line', async () => {
  const { user } = open('Ingredients\n1 cup flour\n100 g sugar', {
    chosen: new Map([['1', { unit: 'metric_cup' }]]),
  });
  await user.click(button('Nutrition'));
  expect(await energy()).toMatch(/^Energy374 kcal/);
  expect((await region('Nutrition per serving')).textContent).not.toContain('Not counted');
});

test('leaves out lines that the cook unchecks, and counts them again', async () => {
  const { user } = open(TEXT);
  await user.click(button('Nutrition'));
  expect(await energy()).toMatch(/^Energy372 kcal/);
  await user.click(screen.getByText('Choose the lines that count'));
  await user.click(screen.getByRole('checkbox', { name: '100 g sugar' }));
  // Flour alone
  await expect.poll(() => energy()).toMatch(/^Energy364 kcal/);
  await user.click(screen.getByRole('checkbox', { name: '100 g sugar' }));
  await expect.poll(() => energy()).toMatch(/^Energy372 kcal/);
});

test('has a US and an EU label', async () => {
  const { user } = open(`Serves 4\n\n${TEXT}`, { serves: { low: 4, high: 4 } });
  await user.click(button('Nutrition'));
  const facts = await screen.findByRole('table', { name: 'Nutrition Facts' });
  expect(within(facts).getByRole('row', { name: /^Calories/ }).textContent).toBe('Calories280');
  await user.click(screen.getByLabelText('EU label'));
  const declaration = screen.getByRole('table', { name: 'Nutrition declaration' });
  expect(within(declaration).getByRole('row', { name: /^of which sugars/ }).textContent).toContain(
    '33\u00a0g',
  );
});

test('speaks the words of German labels', async () => {
  const { user } = open(
    '4 Portionen\n\nZutaten\n200 g Mehl\n100 g Zucker',
    { serves: { low: 4, high: 4 } },
    'de',
  );
  await user.click(button('Nährwerte'));
  expect(await energy('Nährwerte pro Portion')).toMatch(/^Brennwert279 kcal/);
  const text = (await region('Nährwerte pro Portion')).textContent;
  expect(text).toContain('davon gesättigte Fettsäuren');
  expect(text).toContain('keine Laboranalyse');
});
