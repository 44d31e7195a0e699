import { doughFoods } from '@gramwise/engine/calculators/doughFoods.ts';
import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { foods } from '@gramwise/engine/foods/lists/en.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { field, message } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Bakers } from './Bakers.tsx';
import { bakersExample } from './bakersExample.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(packFoods(foods.foods)));
  return () => vi.unstubAllGlobals();
});

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  const messages = messagesFor(language, 'bakers', 'tool');
  const example = bakersExample(language, messages.bakers.example);
  return renderIn(language, <Bakers messages={messages} example={example} roles={doughFoods()} />);
};
const [formula, water] = [0, 1].map((at) => () => document.querySelectorAll('form')[at] as HTMLElement);
const answerIn = (form: (() => HTMLElement) | undefined) =>
  form?.().querySelector('output')?.textContent.replace(/\s+/g, ' ').trim();
const rows = () =>
  [...(formula?.().querySelectorAll('table tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

// (300 + 50 + 20 x 0.171) / 500; (320 + 75) / 575; (330 + 50) / 550; (325 + 50) / 550
test.each([
  ['en', '70.7% hydration'],
  ['fr', '68,7 % d’hydratation'],
  ['de', '69,1 % Hydration'],
  ['es', '68,2 % de hidratación'],
] as const)('starts in %s with a sourdough, answered at once', (language, text) => {
  open(language);
  expect(answerIn(formula)).toBe(text);
});

test('shows each line in grams and in percent of all flour', () => {
  open();
  expect(rows()).toEqual([
    ['Ingredient', 'Weight', 'Of all flour'],
    ['bread flour', '450\u00a0g', '90%'],
    ['water', '300\u00a0g', '60%'],
    ['sourdough starter', '100\u00a0g', '20%'],
    ['honey', '20\u00a0g', '4%'],
    ['salt', '10\u00a0g', '2%'],
    ['Total dough', '880\u00a0g', '176%'],
  ]);
  expect(formula?.().textContent).toContain('Flour that ferments ahead10%');
});

test('reads what one types, scales it and keeps it in the URL', async () => {
  const { user } = open();
  const text = field('Formula');
  await user.clear(text);
  expect(answerIn(formula)).toBe('');
  await user.type(text, '100 % flour{Enter}65 % water{Enter}2 % salt');
  await user.type(field('Total dough'), '835');
  await expect.poll(() => answerIn(formula)).toBe('65% hydration');
  expect(rows().slice(1, 4)).toEqual([
    ['flour', '500\u00a0g', '100%'],
    ['water', '325\u00a0g', '65%'],
    ['salt', '10\u00a0g', '2%'],
  ]);
  await expect.poll(query).toBe('?formula=100+%25+flour%0A65+%25+water%0A2+%25+salt&total=835');
});

test('changes the water alone for a hydration', async () => {
  const { user } = open();
  await user.type(field('Hydration'), '75');
  expect(answerIn(formula)).toBe('75% hydration');
  // 375 - 50 of the starter - 3.42 of the honey
  expect(rows()[2]).toEqual(['water', '322\u00a0g', '64.3%']);
});

test('says what it could not read, and what counts as dry', async () => {
  open('en', `/?formula=${encodeURIComponent('500 g flour\n300 g water\n20 g zorkle\n100 g skyr\nsalt')}`);
  await expect.poll(() => answerIn(formula)).toBe('60% hydration');
  for (const text of ['found in: salt.', 'counted as dry: zorkle.', 'counts as dry: skyr.'])
    expect(formula?.().textContent).toContain(text);
});

test('counts each starter at its own hydration, whatever the field says', async () => {
  const lines = '500 g flour\n300 g water\n200 g poolish\n155 g biga\n160 g levain, 60% hydration';
  open('en', `/?formula=${encodeURIComponent(lines)}&starter=125`);
  // 300 + 100 + 55 + 60 of water on 500 + 100 + 100 + 100 of flour
  await expect.poll(() => answerIn(formula)).toBe('64.4% hydration');
  expect(formula?.().textContent).toContain('counted here as biga 55%');
});

test.each([
  ['Total dough', '0', 'grams of dough'],
  ['Total dough', 'x', 'grams of dough'],
  ['Hydration', '5', 'already bring more water'],
  ['Hydration', 'x', 'enter hydration'],
  ['Starter hydration', 'x', 'enter hydration'],
])('%s %s is an error', async (label, typed, error) => {
  const { user } = open();
  await user.clear(field(label));
  await user.type(field(label), typed);
  expect(answerIn(formula)).toBe('');
  expect(message()).toContain(error);
});

test('gives the temperature of the water, with a starter as a fourth part', async () => {
  const { user } = open();
  expect(answerIn(water)).toBe('68 °F'); // 3 x 76 - 70 - 70 - 20
  const { getByLabelText } = within(water?.() as HTMLElement);
  for (const [label, degrees] of [
    ['Dough', '75'],
    ['Room', '71'],
    ['Flour', '71'],
    ['Starter', '71'],
  ] as const) {
    await user.clear(getByLabelText(label));
    await user.type(getByLabelText(label), degrees);
  }
  expect(answerIn(water)).toBe('67 °F'); // Cook's Illustrated
  await user.clear(getByLabelText('Room'));
  await user.type(getByLabelText('Room'), '110');
  expect(water?.().textContent).toContain('ice water');
  await user.selectOptions(getByLabelText('Degrees'), '°C');
  expect(answerIn(water)).toBe('22 °C'); // 3 x 25 - 21 - 21 - 11
});
