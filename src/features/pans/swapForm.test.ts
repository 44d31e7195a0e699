import { COUNTRY_IDS } from '@gramwise/engine/kitchens/kitchens.ts';
import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import { describe, expect, it } from 'vitest';
import { measureReaderIn } from '#tests/measureReader.ts';
import {
  customShape,
  hasBlankMeasure,
  initialSwap,
  type PanChoice,
  presetPan,
  readSwap,
  resolvePan,
  type Swap,
  writeSwap,
} from './swapForm.ts';

const NUMBERS = { unit: 'cm', decimal: '.', reader: null } as const;
const ENGLISH = initialSwap('us');
const GERMAN = initialSwap('de');

const customPan = (pan: string, first: string, second = '', depth = ''): PanChoice => ({
  pan,
  first,
  second,
  depth,
});

describe('resolvePan', () => {
  it.each<[PanChoice, Swap['unit'], '.' | ',', unknown]>([
    [ENGLISH.recipe, 'cm', '.', { shape: 'round', diameter: 22.86, depth: 5.08 }],
    [ENGLISH.recipe, 'in', '.', { shape: 'round', diameter: 22.86, depth: 5.08 }],
    [customPan('own-round', '26', '', '5'), 'cm', '.', { shape: 'round', diameter: 26, depth: 5 }],
    [customPan('own-square', '10', '', '2'), 'in', '.', { shape: 'square', side: 25.4, depth: 5.08 }],
    [customPan('own-round', '9 in', '', '5 cm'), 'cm', '.', { shape: 'round', diameter: 22.86, depth: 5 }],
    [customPan('own-square', '24 cm'), 'in', ',', { shape: 'square', side: 24, depth: 0 }],
    [
      customPan('own-loaf', '25,5', '11', '7'),
      'cm',
      ',',
      { shape: 'loaf', length: 25.5, width: 11, depth: 7 },
    ],
    [
      customPan('own-rectangular', 'x', ''),
      'cm',
      '.',
      { shape: 'rectangular', length: 0, width: 0, depth: 0 },
    ],
    [customPan('unknown', '1'), 'cm', '.', null],
  ])('%j in %s', (choice, unit, decimal, pan) => {
    const reader = measureReaderIn(decimal === '.' ? 'en' : 'de');
    expect(resolvePan(choice, { unit, decimal, reader })).toEqual(pan);
  });

  it.each([
    ['us', '0.79'],
    ['ca', '0.79'],
    ['gb', '0.59'],
    ['de', '0.59'],
    ['mx', '0.59'],
  ] as const)('starts with the most common swap in %s', (country, wanted) => {
    const start = initialSwap(country);
    const [recipe, mine] = [resolvePan(start.recipe, NUMBERS), resolvePan(start.mine, NUMBERS)];
    const factor = recipe && mine ? swapFactor(recipe, mine, 'area') : null;
    expect(factor?.ok && factor.value.toFixed(2)).toBe(wanted);
  });
});

describe('hasBlankMeasure', () => {
  it.each<[PanChoice, 'area' | 'volume', boolean]>([
    [ENGLISH.mine, 'volume', false],
    [customPan('own-round', ''), 'area', true],
    [customPan('own-round', '26'), 'area', false],
    [customPan('own-round', '26'), 'volume', true],
    [customPan('own-loaf', '25', ' '), 'area', true],
    [customPan('own-loaf', '25', 'x', '7'), 'volume', false],
  ])('%j by %s: %j', (choice, by, blank) => {
    expect(hasBlankMeasure(choice, by)).toBe(blank);
  });
});

describe('a swap in the URL', () => {
  describe.each(COUNTRY_IDS)('in %s', (country) => {
    it.each([
      '',
      '?by=volume',
      '?recipe=us-square-8&mine=us-loaf-9x5',
      '?recipe=us-square-8&mine=own-loaf~25~11~7&by=volume',
      '?recipe=own-round~9~~2&mine=us-round-8&unit=in',
    ])('%j survives a round trip', (query) => {
      expect(writeSwap(readSwap(query, country), '', [initialSwap(country)])).toBe(query);
    });

    it.each(['?recipe=bathtub', '?mine=own-star~1~2', '?by=weight&unit=furlong', '?recipe=constructor'])(
      '%j counts as empty',
      (query) => {
        expect(readSwap(query, country)).toEqual(initialSwap(country));
      },
    );

    it('can hold every pair of pans', () => {
      const pans = ['us-round-9', 'us-round-8', 'springform-26', 'springform-20', 'us-loaf-9x5'].map(
        presetPan,
      );
      for (const recipe of pans) {
        for (const mine of pans) {
          const swap: Swap = { recipe, mine, by: 'area', unit: 'cm', batter: 'cake' };
          expect(readSwap(writeSwap(swap, '', [initialSwap(country)]), country)).toEqual(swap);
        }
      }
    });

    it('with one pan means what it meant when every language started with 9 and 8 inches', () => {
      const { recipe, mine } = ENGLISH;
      expect(readSwap('?mine=us-loaf-9x5', country).recipe).toEqual(recipe);
      expect(readSwap('?recipe=us-loaf-9x5', country).mine).toEqual(mine);
    });
  });

  it('leaves out what every cook starts with, and nothing else', () => {
    expect(
      writeSwap(ENGLISH, '', [initialSwap('us'), initialSwap('ca')]) +
        writeSwap(GERMAN, '', [initialSwap('de'), initialSwap('at')]),
    ).toBe('');
    expect(writeSwap(ENGLISH, '', [GERMAN])).toBe('?recipe=us-round-9&mine=us-round-8');
    expect(writeSwap(GERMAN, '', [ENGLISH])).toBe('?recipe=springform-26&mine=springform-20');
  });

  it('says the pans where the page starts with others than the kitchen', () => {
    for (const [swap, pans] of [
      [ENGLISH, 'recipe=us-round-9&mine=us-round-8'],
      [GERMAN, 'recipe=springform-26&mine=springform-20'],
    ] as const)
      expect(writeSwap(swap, '', [ENGLISH, initialSwap('gb')])).toBe(`?${pans}`);
  });

  it('keeps unrelated parameters', () => {
    expect(writeSwap(ENGLISH, '?tab=pans&mine=us-round-6', [ENGLISH])).toBe('?tab=pans');
  });
});

describe('customShape', () => {
  it.each([
    ['own-round', 'round'],
    ['own-loaf', 'loaf'],
    ['us-round-8', null],
    ['own-', null],
  ])('%s is %s', (pan, shape) => {
    expect(customShape(pan)).toBe(shape);
  });
});
