import { saltKinds } from '@gramwise/engine/calculators/saltKinds.ts';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, field, message } from '#tests/component/find.ts';
import { openAt, renderIn } from '#tests/component/renderIn.tsx';
import { Brine } from './Brine.tsx';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  return renderIn(
    language,
    <Brine
      messages={messagesFor(language, 'brine', 'tool')}
      measures={messagesFor(language, 'foods').foods.measures}
      kinds={saltKinds()}
    />,
  );
};
const facts = () => document.querySelector('dl')?.textContent ?? '';

test.each([
  ['en', '54 g salt', '3\u00a0tbsp'], // NCHFP: 3 tbsp for 5 lb
  ['de', '24 g Salz', 'EL'],
  ['fr', '24 g de sel', 'c.'],
  ['es', '24 g de sal', 'cda'],
] as const)('starts in %s with sauerkraut', (language, text, spoons) => {
  open(language);
  expect(answer()).toBe(text);
  expect(facts()).toContain(spoons);
});

test.each([
  ['2', 'Too little salt', 'NCHFP, UC Extension: 2.25 to 2.5%'],
  ['2.24', 'Too little salt', 'no amount is given'],
  ['2.6', 'Too much salt', '2.25 to 2.5%'],
  ['abc', 'Please enter a percentage', ''],
])('gives no amount for %s % of salt, and says why', async (percent, why, tested) => {
  const { user } = open();
  await user.clear(field('Salt %'));
  await user.type(field('Salt %'), percent);
  expect(answer()).toBe('');
  expect(message()).toContain(why);
  expect(message()).toContain(tested);
});

test('takes no percentage along to another method', async () => {
  const { user } = open();
  await user.selectOptions(field('Method'), 'pickles');
  expect(field('Salt %').value).toBe('7.7');
  await user.selectOptions(field('Unit'), 'kilograms');
  await user.clear(field(/^Weight/));
  await user.type(field(/^Weight/), '2');
  expect(answer()).toBe('154 g salt');
  expect(facts()).toContain('65\u00a0ml'); // 1/4 cup of vinegar for 8 cups: 62.5 ml for 2 liters
});

test.each([
  ['diamond', 'weigh it: flakes differ'],
  ['coarse', 'weigh it'],
])('gives no spoons of %s salt for a ferment', (salt, text) => {
  open('en', `/?salt=${salt}`);
  expect(answer()).toBe('54 g salt');
  expect(facts()).toContain(text);
  expect(facts()).not.toContain('tbsp');
});

test('gives spoons of kosher salt for poultry: 3/4 cup of table salt weighs as much as twice the flakes', () => {
  open('en', '/?method=poultry&percent=5.8&weight=8.345&unit=lb&salt=diamond');
  expect(answer()).toBe('220 g salt');
  expect(facts()).toMatch(/cup/);
});

test('gives no spoons that would leave the tested range', () => {
  open('en', '/?weight=20&unit=g');
  expect(facts()).toContain('spoons are too coarse');
});

// 450 g at 2.25 % are 10.125 g, of which a scale of whole grams shows 10: 2.22 %, outside.
test.each([
  ['450', '2.25', '10.13 g salt'],
  ['450', '2.5', '11 g salt'],
  ['333', '2.5', '8.3 g salt'],
  ['21000', '2.5', '525 g salt'],
])('never rounds out of the tested range: %s g at %s', (weight, percent, text) => {
  open('en', `/?weight=${weight}&unit=g&percent=${percent}`);
  expect(answer()).toBe(text);
});

test('shows nothing without a weight', async () => {
  const { user } = open();
  await user.clear(field(/^Weight/));
  expect([answer(), message()]).toEqual(['', null]);
});
