import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import { describe, expect, it } from 'vitest';
import { findFoodById } from '#tools/foodField/foodOptions.ts';
import {
  type Conversion,
  computeOutcome,
  DEFAULT_CONVERSION,
  readConversion,
  writeConversion,
} from './conversion.ts';

const FOODS = measuredFoods('en');
const having = (part: Partial<Conversion>): Conversion => ({ ...DEFAULT_CONVERSION, ...part });

function outcome(part: Partial<Conversion> & { own?: number }, amount: number | null = 1) {
  const conversion = having(part);
  return computeOutcome({
    ...conversion,
    food: findFoodById(FOODS, conversion.ingredient)?.food ?? null,
    amount,
    customDensity: part.own,
  });
}

describe('computeOutcome', () => {
  it('starts with 100 g of water as 100 ml', () => {
    expect(outcome({}, 100)).toMatchObject({ kind: 'result', amount: 100, value: 100 });
  });

  it.each(['gold', '', 'constructor', '__proto__'])(
    'has no result for the forged ingredient %j',
    (ingredient) => {
      expect(outcome({ ingredient })).toEqual({ kind: 'none' });
    },
  );

  it('has no result without an amount, and refuses 0 and below', () => {
    expect(outcome({}, null)).toEqual({ kind: 'none' });
    for (const amount of [0, -1, -0]) {
      expect(outcome({}, amount)).toEqual({ kind: 'error', code: 'amount-not-positive' });
    }
  });

  // Grams per US cup: the specification's density times 236.59; USDA SR26; Cook's Illustrated.
  it.each<[Partial<Conversion> & { own?: number }, number, string]>([
    [{ ingredient: 'flour' }, 125.39, 'specified'],
    [{ ingredient: 'flour', as: 'scooped' }, 142, 'measured'],
    [{ ingredient: 'flour', figure: 'measured' }, 125, 'measured'],
    [{ ingredient: 'salt' }, 511.03, 'specified'],
    [{ ingredient: 'salt', figure: 'measured' }, 292, 'measured'],
    [{ ingredient: 'brown-sugar' }, 220, 'measured'],
    [{ ingredient: 'brown-sugar', as: 'loose' }, 145, 'measured'],
    [{ ingredient: 'flour', own: 0.6 }, 141.95, 'own'],
    [{ ingredient: 'flour', as: 'scooped', own: 0.6 }, 142, 'measured'],
  ])('a cup of %j weighs %d g', (part, grams, basis) => {
    const result = outcome({ ...part, from: 'cups', to: 'grams' });
    expect(result).toMatchObject({ kind: 'result', weight: { basis } });
    expect(result.kind === 'result' && result.value).toBeCloseTo(grams, 1);
  });

  it('gives the range of the sources only where a density is used and allowed by them', () => {
    const range = (part: Partial<Conversion> & { own?: number }) => {
      const result = outcome(part);
      return result.kind === 'result' ? (result.range?.map((value) => Math.round(value)) ?? null) : undefined;
    };
    // King Arthur 213 g, USDA 220 g.
    expect(range({ ingredient: 'brown-sugar', from: 'cups', to: 'grams' })).toEqual([213, 220]);
    expect(range({ ingredient: 'brown-sugar', from: 'cups', to: 'milliliters' })).toBeNull();
    expect(range({ ingredient: 'salt', from: 'cups', to: 'grams' })).toBeNull();
    expect(range({ ingredient: 'brown-sugar', from: 'cups', to: 'grams', own: 1 })).toBeNull();
  });
});

describe('the URL of a conversion', () => {
  const almonds = having({
    ingredient: 'almonds-whole',
    as: 'sliced',
    amount: '2 1/2',
    from: 'cups',
    to: 'grams',
    figure: 'measured',
  });

  it('restores it, and leaves out defaults', () => {
    expect(readConversion(writeConversion(almonds, DEFAULT_CONVERSION), DEFAULT_CONVERSION)).toEqual(almonds);
    expect(writeConversion(DEFAULT_CONVERSION, DEFAULT_CONVERSION)).toBe('');
    expect(writeConversion(having({ amount: '' }), DEFAULT_CONVERSION)).toBe('?amount=');
    // A page may start with another way than the usual one.
    const back = { ...almonds, as: '', figure: '' as const };
    expect(readConversion(writeConversion(back, almonds), almonds)).toEqual(back);
  });

  it('keeps unrelated parameters', () => {
    expect(writeConversion(DEFAULT_CONVERSION, DEFAULT_CONVERSION, '?heat=200&amount=9')).toBe('?heat=200');
  });

  it('that starts with another one reads old URLs as before, and writes both so that they are read back', () => {
    const cup = having({ ingredient: 'flour', amount: '1', from: 'cups', to: 'grams' });
    const spoon = { ...cup, from: 'metric_tablespoon' } as const;
    const read = (query: string) => readConversion(query, cup, spoon);
    expect(read('')).toEqual(spoon);
    expect(read('?heat=200')).toEqual(spoon);
    expect(read('?amount=2')).toEqual({ ...cup, amount: '2' });
    for (const state of [cup, spoon, { ...cup, amount: '2' }, { ...spoon, amount: '2' }]) {
      expect(read(writeConversion(state, cup, '', spoon))).toEqual(state);
    }
    expect(writeConversion(spoon, cup, '?amount=2&heat=200', spoon)).toBe('?heat=200');
  });

  it.each(['?ingredient=<b>&from=x&to=__proto__', '?ingredient=&as=A+B&figure=x', '?from=', '?%'])(
    'falls back to the defaults for %s',
    (query) => expect(readConversion(query, DEFAULT_CONVERSION)).toEqual(DEFAULT_CONVERSION),
  );

  it('truncates an overlong amount', () => {
    expect(readConversion(`?amount=${'9'.repeat(5000)}`, DEFAULT_CONVERSION).amount).toHaveLength(64);
  });
});
