import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
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
const ENGLISH = initialSwap('en');
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
    ['en', '0.79'],
    ['fr', '0.59'],
    ['de', '0.59'],
    ['es', '0.59'],
  ] as const)('starts with the most common swap in %s', (language, wanted) => {
    const start = initialSwap(language);
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

describe('a swap in the address', () => {
  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    it.each([
      '',
      '?by=volume',
      '?recipe=us-square-8&mine=us-loaf-9x5',
      '?recipe=us-square-8&mine=own-loaf~25~11~7&by=volume',
      '?recipe=own-round~9~~2&mine=us-round-8&unit=in',
    ])('%j survives a round trip', (query) => {
      expect(writeSwap(readSwap(query, language), '', language)).toBe(query);
    });

    it.each(['?recipe=bathtub', '?mine=own-star~1~2', '?by=weight&unit=furlong', '?recipe=constructor'])(
      '%j counts as empty',
      (query) => {
        expect(readSwap(query, language)).toEqual(initialSwap(language));
      },
    );

    it('can hold every pair of pans', () => {
      const pans = ['us-round-9', 'us-round-8', 'springform-26', 'springform-20', 'us-loaf-9x5'].map(
        presetPan,
      );
      for (const recipe of pans) {
        for (const mine of pans) {
          const swap: Swap = { recipe, mine, by: 'area', unit: 'cm', batter: 'cake' };
          expect(readSwap(writeSwap(swap, '', language), language)).toEqual(swap);
        }
      }
    });

    it('with one pan means what it meant when every language started with 9 and 8 inches', () => {
      const { recipe, mine } = ENGLISH;
      expect(readSwap('?mine=us-loaf-9x5', language).recipe).toEqual(recipe);
      expect(readSwap('?recipe=us-loaf-9x5', language).mine).toEqual(mine);
    });
  });

  it('leaves out what the language starts with, and nothing else', () => {
    expect(writeSwap(ENGLISH, '', 'en') + writeSwap(GERMAN, '', 'de')).toBe('');
    expect(writeSwap(ENGLISH, '', 'de')).toBe('?recipe=us-round-9&mine=us-round-8');
    expect(writeSwap(GERMAN, '', 'en')).toBe('?recipe=springform-26&mine=springform-20');
  });

  it('keeps unrelated parameters', () => {
    expect(writeSwap(ENGLISH, '?tab=pans&mine=us-round-6', 'en')).toBe('?tab=pans');
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
