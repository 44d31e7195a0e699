import { expect, it } from 'vitest';
import { foods } from '../foods/lists/en.ts';
import { en } from '../language/en.ts';
import { bakersFormula, convertEggs, convertGelatin } from './calculators.ts';

it.each([
  [{ count: 3, from: 'us-large', to: 'eu-medium' }, 'whole', 3], // 150 g
  [{ count: 4, from: 'eu-large', to: 'us-large' }, 'white', 4.8], // 60 and 50 g
])('%o of %s', (eggs, part, count) => {
  expect(convertEggs(eggs, part)).toEqual({ ok: true, value: expect.closeTo(count, 6) });
});

it.each([
  [{ count: 1, from: 'us-huge', to: 'us-large' }, 'whole', 'unknown-size'],
  [{ count: 1, from: 'us-large', to: 'toString' }, 'whole', 'unknown-size'],
  [{ count: 1, from: 'us-large', to: 'us-large' }, 'shell', 'unknown-part'],
  [{ count: -1, from: 'us-large', to: 'us-large' }, 'yolk', 'negative-amount'],
])('%o of %s is %s', (eggs, part, code) => expect(convertEggs(eggs, part)).toEqual({ ok: false, code }));

it('converts gelatin by ids', () => {
  expect(convertGelatin(6, 'sheet-gold', 'packet-de')).toEqual({ ok: true, value: 1 }); // Dr. Oetker
  expect(convertGelatin(6, 'sheet-gold', 'pectin')).toEqual({ ok: false, code: 'unknown-measure' });
});

it('reads a formula and scales it', () => {
  const text = '1 kg bread flour\n640 g water\n2% salt\n200 g levain';
  const made = bakersFormula(text, { language: en, foods, total: 930 });
  // 1100 g of flour and 740 of water in 1860 g
  expect(made).toMatchObject({
    ok: true,
    value: { formula: { flour: 550, total: 930, hydration: expect.closeTo(67.27, 2) } },
  });
  expect(bakersFormula('2 eggs', { language: en, foods })).toEqual({ ok: false, code: 'no-flour' });
});
