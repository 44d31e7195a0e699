import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import { expect, test } from 'vitest';
import { answer, button, part } from '#tests/component/find.ts';
import {
  fetched,
  ingredient,
  openConverter,
  options,
  respondWith,
  respondWithFoods,
  serveFoods,
} from '#tests/component/openConverter.tsx';
import { openAt, query } from '#tests/component/renderIn.tsx';

serveFoods();

const optionTexts = () => options().map((option) => option.textContent);

test('lists the usual ingredients first, in their order, then loads all others', async () => {
  const { user } = openConverter();
  expect(fetched).not.toHaveBeenCalled();
  await user.click(ingredient());
  expect(optionTexts().slice(0, 3)).toEqual(['Water', 'Milk', 'All-Purpose Flour']);
  await expect.poll(() => options().length).toBe(measuredFoods('en').length);
  expect(fetched.mock.calls).toEqual([['/foods/en.json']]);
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
});

test('finds an ingredient by another name, and with a typo', async () => {
  const { user } = openConverter();
  await user.click(ingredient());
  await expect.poll(() => options().length).toBeGreaterThan(15);
  await user.clear(ingredient());
  await user.type(ingredient(), 'icing sugar');
  expect(optionTexts()[0]).toBe('Powdered sugar');
  await user.clear(ingredient());
  await user.type(ingredient(), 'slivred almnds{Enter}');
  expect(ingredient().value).toBe('Slivered almonds');
  // USDA: 108 g per cup of 236.588 ml; 100 g are 219.06 ml.
  expect(answer()).toContain('100 grams of Slivered almonds = 219.06 milliliters');
  await expect.poll(query).toBe('?ingredient=almonds-whole&as=slivered');
});

test('moves with the arrows, puts back with Escape', async () => {
  const { user } = openConverter();
  await user.click(ingredient());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = () => document.getElementById(ingredient().getAttribute('aria-activedescendant') ?? '');
  expect(active()?.textContent).toBe('All-Purpose Flour');
  await user.keyboard('{Escape}');
  expect(ingredient().getAttribute('aria-expanded')).toBe('false');
  expect(ingredient().value).toBe('Water');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(ingredient().value).toBe('Milk');
});

test('says that nothing is found', async () => {
  const { user } = openConverter();
  await user.click(ingredient());
  await expect.poll(() => options().length).toBeGreaterThan(15);
  await user.clear(ingredient());
  await user.type(ingredient(), 'plutonium');
  expect(options()).toEqual([]);
  expect(part().textContent).toContain('Nothing found. Try another name.');
  await user.keyboard('{Enter}');
  expect(ingredient().value).toBe('Water');
});

test('still offers the usual ingredients when the others cannot be loaded, and tries again', async () => {
  respondWith(() => new Response('', { status: 503 }));
  const { user } = openConverter();
  await user.click(ingredient());
  await expect.poll(() => part().textContent).toContain('could not be loaded');
  expect(options()).toHaveLength(15);
  respondWithFoods();
  await user.click(button('Try again'));
  await expect.poll(() => options().length).toBeGreaterThan(15);
});

test.each([
  ['powdered-sugar', 'Powdered sugar'],
  ['almonds-sliced', 'Sliced almonds'],
])('loads the ingredient %s of a URL', async (id, name) => {
  openAt(`/?ingredient=${id}`);
  openConverter();
  await expect.poll(() => ingredient().value).toBe(name);
  expect(answer()).toContain(`100 grams of ${name} =`);
});

test('falls back to the first ingredient when nobody knows the one of the URL', async () => {
  openAt('/?ingredient=plutonium&from=cubits&to=%00');
  openConverter();
  await expect.poll(answer).toContain('100 grams of Water = 100.00 milliliters');
});
