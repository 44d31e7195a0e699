import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, button, field, message, part } from '#tests/component/find.ts';
import { ingredient, openConverter, respondWith, serveFoods } from '#tests/component/openConverter.tsx';
import { forge, openAt, query } from '#tests/component/renderIn.tsx';
import { servedFoods } from '#tests/component/served.ts';

serveFoods();

const amount = () => field('Amount');

test('starts with 100 g of water and updates on every change', async () => {
  const { user } = openConverter();
  expect(answer()).toContain('100 grams of Water = 100.00 milliliters');
  await user.click(ingredient());
  await user.click(screen.getByRole('option', { name: 'All-Purpose Flour' }));
  await user.clear(amount());
  await user.type(amount(), '2 1/2');
  await user.selectOptions(field('From'), 'cups');
  await user.selectOptions(field('To'), 'grams');
  // 2.5 x 236.59 x 0.53
  expect(answer()).toContain('2.5 cups of All-Purpose Flour = 313.48 grams');
});

test('the button changes nothing', async () => {
  const { user } = openConverter();
  const before = answer();
  await user.click(button('Convert'));
  expect(answer()).toBe(before);
});

test('swaps the units', async () => {
  openAt('/?ingredient=honey&amount=50');
  const { user } = openConverter();
  expect(answer()).toContain('50 grams of Honey = 35.21 milliliters');
  await user.click(button('Swap the units'));
  expect(answer()).toContain('50 milliliters of Honey = 71.00 grams');
});

test.each(['0', '-3', '−1', '-0'])('shows an error instead of a result for %s', async (typed) => {
  const { user } = openConverter();
  await user.clear(amount());
  await user.type(amount(), typed);
  expect(message()).toBe('Amount must be greater than 0');
  expect(answer()).toBe('');
  expect(amount().getAttribute('aria-invalid')).toBe('true');
});

test.each(['', 'a lot', '1/0'])('shows neither a result nor an error for %j', async (typed) => {
  const { user } = openConverter();
  await user.clear(amount());
  if (typed) await user.type(amount(), typed);
  expect(answer()).toBe('');
  expect(message()).toBeNull();
  expect(amount().getAttribute('aria-invalid')).toBeNull();
});

test('rejects an unknown unit', () => {
  openConverter();
  forge(field('From'), 'cubits');
  expect(message()).toBe('Invalid conversion units');
  expect(answer()).toBe('');
});

test('keeps its state in the URL and follows the back button', async () => {
  openAt('/?ingredient=honey&amount=1.5&from=tablespoons&to=grams');
  const { user } = openConverter();
  // 1.5 x 14.79 x 1.42
  expect(answer()).toContain('1.5 tablespoons of Honey = 31.50 grams');
  await user.clear(amount());
  await user.type(amount(), '3');
  await expect.poll(query).toBe('?ingredient=honey&amount=3&from=tablespoons&to=grams');
  openAt('/?ingredient=milk');
  fireEvent.popState(window, { state: {} });
  expect(answer()).toContain('100 grams of Milk = 97.09 milliliters');
});

test('says the answer as a cook does', () => {
  openAt('/?amount=414&to=cups');
  openConverter();
  expect(part().textContent).toContain('1 3/4\u00a0cups');
});

test('offers the measured weight where the default density differs', async () => {
  openAt('/?ingredient=salt&amount=90&to=cups');
  const { user } = openConverter();
  expect(answer()).toContain('90 grams of Table Salt = 0.18 cups');
  expect(part().textContent).toContain('a US cup weighs 292\u00a0g');
  await user.click(button('Use the measured weight'));
  // 90 / 292 x 236.588 / 236.59
  expect(answer()).toContain('90 grams of Table Salt = 0.31 cups');
  await expect.poll(query).toContain('figure=measured');
  await user.click(button('Use the default density'));
  expect(answer()).toContain('0.18 cups');
});

// 0.85 x 236.59, as specified; 200 g by the USDA.
test('says what is specified and what is measured in one line', () => {
  openAt('/?ingredient=sugar&amount=1&from=cups&to=grams');
  openConverter();
  const paragraphs = [...part().querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs.filter((text) => text.includes('0.85'))).toEqual([
    expect.stringMatching(/201\sg per US cup; measured, it weighs 200\sg \(.*USDA/),
  ]);
});

test('asks how the cup is filled where that matters', async () => {
  openAt('/?ingredient=flour&amount=1&from=cups&to=grams');
  const { user } = openConverter();
  await user.selectOptions(field('Measured as'), 'scooped with the cup and leveled');
  expect(answer()).toContain('= 142.00 grams');
  await expect.poll(query).toContain('as=scooped');
});

test('reads words: an amount with its unit and ingredient', async () => {
  const { user } = openConverter();
  await user.clear(amount());
  await user.type(amount(), '2 cups flour');
  // 2 x 236.59 x 0.53
  await expect.poll(answer).toContain('2 cups of All-Purpose Flour = 250.79 grams');
  await user.click(button('Convert'));
  expect(amount().value).toBe('2');
  expect(field('From').value).toBe('cups');
});

// HOUSEHOLD_MEASURES: a French water glass holds 200 to 250 ml. 400 ml x 0.53 g/ml.
test('asks how much a vessel holds', async () => {
  respondWith(() => servedFoods('fr'));
  const { user } = openConverter('fr');
  await user.clear(field('Quantité'));
  await user.type(field('Quantité'), '2 verres de farine');
  await user.click(await screen.findByRole('button', { name: /^400\sml$/ }));
  await expect.poll(answer).toMatch(/400\smillilitres\s=\s212,00\sgrammes/);
});

test('says nothing about a food it does not know', async () => {
  const { user } = openConverter();
  await user.clear(amount());
  await user.type(amount(), '2 cups xyzzy');
  expect(answer()).toBe('');
  expect(field('From').value).toBe('grams');
});

test('takes cups and spoons in words as those of the kitchen', async () => {
  localStorage.setItem('kitchen', JSON.stringify({ country: 'au' }));
  const { user } = openConverter();
  await user.clear(amount());
  await user.type(amount(), '2 cups');
  // Two metric cups of 250 ml of water.
  await expect.poll(answer).toContain('2 metric cups of Water = 500.00 grams');
  localStorage.clear();
});

test('uses the weight of the visitor’s own cup', () => {
  localStorage.setItem('kitchen', JSON.stringify({ country: 'us', cups: { flour: 140 } }));
  openAt('/?ingredient=flour&amount=1&from=cups&to=grams');
  openConverter();
  expect(answer()).toContain('1 cup of All-Purpose Flour = 140.00 grams');
  expect(part().textContent).toContain('Your own cup is used: 140');
  localStorage.clear();
});

test('has common amounts to press', async () => {
  openAt('/?from=cups&to=milliliters');
  const { user } = openConverter();
  await user.click(button('1/3'));
  expect(answer()).toContain('= 78.86 milliliters');
});

test.each([
  ['fr', '1,5', /1,50/],
  ['de', '2,5', /2,50/],
] as const)('reads and writes a decimal comma in %s', async (language, typed, shown) => {
  const { user } = openConverter(language);
  const text = screen.getByRole('textbox');
  await user.clear(text);
  await user.type(text, typed);
  expect(answer()).toMatch(shown);
});

test('copies the result as a sentence', async () => {
  const { user } = openConverter();
  await user.click(button('Copy the result'));
  expect(await navigator.clipboard.readText()).toBe('100 grams of Water = 100.00 milliliters');
});

test('copies the result as a link for a web page', async () => {
  const { user } = openConverter();
  await user.click(button('Copy as HTML'));
  expect(await navigator.clipboard.readText()).toBe(
    `<a href="${window.location.href.replaceAll('&', '&amp;')}">100 grams of Water = 100.00 milliliters</a>`,
  );
});

test('asks which number is meant if the language can read it two ways', async () => {
  const { user } = openConverter('de');
  await user.clear(field('Menge'));
  await user.type(field('Menge'), '1,000');
  expect(answer()).toBe('');
  expect(part().textContent).toContain('Welche Zahl ist „1,000“?');
  await user.click(button('1000'));
  expect(answer()).toMatch(/Wasser: 1000\sGramm = 1000,00\sMilliliter/);
});

test('takes spoons from the language’s kitchen', async () => {
  respondWith(() => servedFoods('de'));
  const { user } = openConverter('de');
  await user.clear(field('Menge'));
  await user.type(field('Menge'), '2 EL Honig');
  // 2 x 15 ml x 1.42 g/ml
  await expect.poll(answer).toMatch(/= 42,60\sGramm/);
});

test('names a unit in the singular where the language does', () => {
  openAt('/?amount=100&from=milliliters&to=cups');
  openConverter('fr');
  expect(answer()).toMatch(/= 0,42\stasse \(US\)/);
});
