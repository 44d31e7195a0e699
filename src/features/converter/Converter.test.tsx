import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import { answer, button, field, message, part } from '#tests/component/find.ts';
import { forge, openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Converter } from './Converter.tsx';

const open = (language: Language = 'en') =>
  renderIn(language, <Converter messages={messagesFor(language, 'converter', 'units', 'ingredients')} />);

const amount = () => field('Amount');

test('starts with 100 g of water and updates on every change', async () => {
  const { user } = open();
  expect(answer()).toContain('100 grams of Water = 100.00 milliliters');
  await user.selectOptions(field('Ingredient'), 'flour');
  await user.clear(amount());
  await user.type(amount(), '2 1/2');
  await user.selectOptions(field('From'), 'cups');
  await user.selectOptions(field('To'), 'grams');
  // 2.5 x 236.59 x 0.53
  expect(answer()).toContain('2.5 cups of All-Purpose Flour = 313.48 grams');
});

test('the button changes nothing', async () => {
  const { user } = open();
  const before = answer();
  await user.click(button('Convert'));
  expect(answer()).toBe(before);
});

test('swaps the units', async () => {
  openAt('/?ingredient=honey&amount=50');
  const { user } = open();
  expect(answer()).toContain('50 grams of Honey = 35.21 milliliters');
  await user.click(button('Swap the units'));
  expect(answer()).toContain('50 milliliters of Honey = 71.00 grams');
});

test.each(['0', '-3', '−1', '-0'])('shows an error instead of a result for %s', async (typed) => {
  const { user } = open();
  await user.clear(amount());
  await user.type(amount(), typed);
  expect(message()).toBe('Amount must be greater than 0');
  expect(answer()).toBe('');
  expect(amount().getAttribute('aria-invalid')).toBe('true');
});

test.each(['', 'a lot', '1/0'])('shows neither a result nor an error for %j', async (typed) => {
  const { user } = open();
  await user.clear(amount());
  if (typed) await user.type(amount(), typed);
  expect(answer()).toBe('');
  expect(message()).toBeNull();
  expect(amount().getAttribute('aria-invalid')).toBeNull();
});

test('shows neither a result nor an error for an unknown ingredient', () => {
  open();
  forge(field('Ingredient'), 'plutonium');
  expect(answer()).toBe('');
  expect(message()).toBeNull();
});

test('rejects an unknown unit', () => {
  open();
  forge(field('From'), 'cubits');
  expect(message()).toBe('Invalid conversion units');
  expect(answer()).toBe('');
});

test('keeps its state in the address and follows the back button', async () => {
  openAt('/?ingredient=honey&amount=1.5&from=tablespoons&to=grams');
  const { user } = open();
  // 1.5 x 14.79 x 1.42
  expect(answer()).toContain('1.5 tablespoons of Honey = 31.50 grams');
  await user.clear(amount());
  await user.type(amount(), '3');
  await expect.poll(query).toBe('?ingredient=honey&amount=3&from=tablespoons&to=grams');
  openAt('/?ingredient=milk');
  fireEvent.popState(window, { state: {} });
  expect(answer()).toContain('100 grams of Milk = 97.09 milliliters');
});

test('falls back to the defaults for unknown values in the address', () => {
  openAt('/?ingredient=plutonium&from=cubits&to=%00');
  open();
  expect(answer()).toContain('100 grams of Water = 100.00 milliliters');
});

test('shows a fraction next to cups and a caution for salt', async () => {
  openAt('/?amount=414&to=cups');
  const { user } = open();
  expect(answer()).toContain('1 3/4');
  expect(part().textContent).not.toMatch(/weighs about 6 g/);
  await user.selectOptions(field('Ingredient'), 'salt');
  expect(part().textContent).toMatch(/weighs about 6 g/);
});

test.each([
  ['fr', '1,5', /1,50/],
  ['de', '2,5', /2,50/],
] as const)('reads and writes a decimal comma in %s', async (language, typed, shown) => {
  const { user } = open(language);
  const text = screen.getByRole('textbox');
  await user.clear(text);
  await user.type(text, typed);
  expect(answer()).toMatch(shown);
});

test('copies the result as a sentence', async () => {
  const { user } = open();
  await user.click(button('Copy the result'));
  expect(await navigator.clipboard.readText()).toBe('100 grams of Water = 100.00 milliliters');
});
