import { expect, it } from 'vitest';
import {
  count,
  days,
  degrees,
  each,
  grams,
  hours,
  inside,
  length,
  milliliters,
  minutes,
  number,
  oil,
  oven,
  seconds,
  spoons,
  untimed,
  type Value,
} from './values.ts';

it.each<[Value, Value]>([
  [grams(220, [1.75, 'cup']), { is: 'amount', grams: 220, us: [[1.75, 'cup']] }],
  [
    milliliters(150, [0.5, 'cup'], [2, 'tbsp']),
    {
      is: 'amount',
      milliliters: 150,
      us: [
        [0.5, 'cup'],
        [2, 'tbsp'],
      ],
    },
  ],
  [spoons(1.5, 'tsp'), { is: 'amount', us: [[1.5, 'tsp']] }],
  [count(2), { is: 'amount', count: 2 }],
  [count(2, 3), { is: 'amount', count: 2, to: 3 }],
  [each(grams(170)), { is: 'amount', grams: 170, us: [], fixed: true }],
  [oven(180, 350), { is: 'oven', celsius: 180, fahrenheit: 350 }],
  [inside(74, 165), { is: 'inside', celsius: 74, fahrenheit: 165 }],
  [oil(175, 350), { is: 'oil', celsius: 175, fahrenheit: 350 }],
  [degrees(4, 40), { is: 'heat', celsius: 4, fahrenheit: 40 }],
  [seconds(30), { is: 'time', low: 30, high: 30, timer: true }],
  [minutes(30, 35), { is: 'time', low: 1800, high: 2100, timer: true }],
  [hours(1.5), { is: 'time', low: 5400, high: 5400, timer: true }],
  [days(21, 28), { is: 'time', low: 1_814_400, high: 2_419_200, timer: true }],
  [untimed(hours(2)), { is: 'time', low: 7200, high: 7200, timer: false }],
  [length(23, 9), { is: 'length', centimeters: 23, inches: 9 }],
  [number(14), { is: 'number', low: 14, high: 14 }],
  [number(5, 6), { is: 'number', low: 5, high: 6 }],
])('%j', (value, is) => {
  expect(value).toEqual(is);
});
