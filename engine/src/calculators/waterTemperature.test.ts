import { expect, it } from 'vitest';
import { waterTemperature } from './waterTemperature.ts';

// Published examples.
it.each([
  // Cook's Illustrated, Precise Water Temperature for the Perfect Loaf
  [{ dough: 75, room: 71, flour: 71, starter: 71, friction: 20 }, 67],
  // San Francisco Baking Institute, Artisan I (2009), quoted by farine-mc.blogspot.com
  [{ dough: 75, room: 65, flour: 65, starter: null, friction: 8 }, 87],
  // Pizza Today, June 2018
  [{ dough: 80, room: 75, flour: 65, starter: null, friction: 35 }, 65],
])('%o needs water of %d degrees', (at, degrees) => {
  expect(waterTemperature(at)).toEqual({ ok: true, value: degrees });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 251])('refuses %d', (room) => {
  const at = { dough: 24, room, flour: 20, starter: null, friction: 3 };
  expect(waterTemperature(at)).toEqual({ ok: false, code: 'no-temperature' });
});

it.each([200, -60])('refuses a dough of %d degrees, for which no water is hot or cold enough', (dough) => {
  const at = { dough, room: 70, flour: 70, starter: null, friction: 20 };
  expect(waterTemperature(at)).toEqual({ ok: false, code: 'no-temperature' });
});
