import { expect, it } from 'vitest';
import type { KitchenUnitId } from '../units/units.ts';
import { answersInCups, measureUnit } from './measured.ts';

const measureText = (value: number, unit: KitchenUnitId, tablespoon: KitchenUnitId = 'tablespoons') =>
  measureUnit({ value, unit }, { tablespoon })
    ?.measures.map(
      ({ unit: name, whole, numerator, denominator }) => `${whole + numerator / denominator} ${name}`,
    )
    .join(' + ') ?? null;

it.each<[value: number, unit: KitchenUnitId, tablespoon: KitchenUnitId, expected: string | null]>([
  // 1 1/2 cups and 2 of 16 tablespoons are 1.625, 1.6 % more
  [1.6, 'cups', 'tablespoons', '1.5 cup + 2 tablespoon'],
  // 30 of 250 ml: 2 spoons of 15 ml, and 1 1/2 of 20
  [0.12, 'metric_cup', 'metric_tablespoon', '2 tablespoon'],
  [0.12, 'metric_cup', 'australian_tablespoon', '1.5 tablespoon'],
  [4, 'tablespoons', 'tablespoons', '0.25 cup'],
  [4, 'ounces', 'tablespoons', null],
])('%d %s with %s: %s', (value, unit, tablespoon, expected) => {
  expect(measureText(value, unit, tablespoon)).toBe(expected);
});

it('answers who asks for cups in cups', () => {
  const few = measureUnit({ value: 0.12, unit: 'cups' }, { tablespoon: 'tablespoons' });
  const many = measureUnit({ value: 1.6, unit: 'cups' }, { tablespoon: 'tablespoons' });
  expect([few, many].map((measured) => measured && answersInCups(measured, true))).toEqual([false, true]);
  expect([few, many].map((measured) => measured && answersInCups(measured, false))).toEqual([true, true]);
});
