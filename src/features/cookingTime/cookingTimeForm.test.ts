import { SAFE_TEMPERATURES } from '@gramwise/engine/calculators/safeTemperatures.ts';
import { PROTEINS } from '@gramwise/engine/calculators/timeByWeight.ts';
import { describe, expect, it } from 'vitest';
import { measureReaderIn } from '#tests/measureReader.ts';
import {
  acceptsCookingTime,
  estimateFromFields,
  INITIAL_COOKING_TIME,
  SAFE_TEMPERATURE_OF,
  weightUnitOf,
} from './cookingTimeForm.ts';

const START = { ...INITIAL_COOKING_TIME, unit: 'lb' };
const READING = { decimal: '.', reader: null } as const;
const minutesOf = (weight: string, unit = 'lb', decimal: '.' | ',' = '.') =>
  estimateFromFields(
    { ...START, weight, unit },
    { decimal, reader: measureReaderIn(decimal === '.' ? 'en' : 'de') },
  )?.time.totalMinutes ?? null;

describe('estimateFromFields', () => {
  it('starts without a weight, in the unit of the country', () => {
    expect(estimateFromFields(START, READING)).toBeNull();
    expect((['us', 'fr', 'gb'] as const).map((country) => weightUnitOf({ unit: '' }, country))).toEqual([
      'lb',
      'kg',
      'kg',
    ]);
  });

  it.each([
    ['5', 'lb', 115], // 5 x 20 + 15
    ['2 1/2', 'lb', 65],
    ['0.01', 'lb', 15],
    ['1', 'kg', 59], // 2.2046 lb
    ['2.5', 'kg', 125],
    ['2.5 kg', 'lb', 125], // the unit typed wins
    ['5 lb', 'kg', 115],
  ])('roasts %s %s of chicken for %d minutes', (weight, unit, minutes) => {
    expect(minutesOf(weight, unit)).toBe(minutes);
  });

  it('reads the weight in local notation', () => {
    expect(minutesOf('2,5', 'kg', ',')).toBe(125);
  });

  it.each(['', ' ', '0', '-1', 'abc', 'NaN', 'Infinity', '1/0', '1e999', '1e300', '5 stone', '9'.repeat(80)])(
    'has no time for a weight of %j',
    (weight) => {
      expect(minutesOf(weight)).toBeNull();
    },
  );
});

describe('the time on the table', () => {
  it.each([
    ['19:00', 1140],
    ['', null],
    ['late', null],
  ])('%j is %j', (ready, minutes) => {
    expect(estimateFromFields({ ...START, weight: '5', ready }, READING)?.ready).toBe(minutes);
  });
});

describe('acceptsCookingTime', () => {
  it.each([
    ['ready', '19:00', true],
    ['ready', '25:00', false],
    ['weight', 'abc', true],
    ['unit', 'kg', true],
    ['unit', 'st', false],
    ['protein', 'fish', true],
    ['protein', 'toString', false],
    ['method', 'slow-cook', true],
    ['method', 'boil', false],
  ])('%s may be %s: %s', (field, text, accepted) => {
    expect(acceptsCookingTime(field, text)).toBe(accepted);
  });
});

describe('SAFE_TEMPERATURE_OF', () => {
  it.each(PROTEINS)('names a table row for %s', (protein) => {
    expect(SAFE_TEMPERATURES.map(({ id }) => id)).toContain(SAFE_TEMPERATURE_OF[protein]);
  });
});
