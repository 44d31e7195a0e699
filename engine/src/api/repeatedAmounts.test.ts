import { expect, it } from 'vitest';
import { gramsOf } from '../../tests/lineIn.ts';
import type { PackCode } from '../../tests/packs.ts';

// Each said once is the other half of the row
it.each<[PackCode, string, string]>([
  ['en', '2 cubes butter (2 sticks)', '2 sticks butter'],
  ['en', '1 cup (2 sticks) butter', '1 cup butter'],
  ['en', '2 sticks (1 cup) butter', '2 sticks butter'],
  ['en', '1/2 cup, 0.5 cups sugar', '1/2 cup sugar'],
  ['en', '1/2 cup sugar (0.5 cups)', '1/2 cup sugar'],
  ['en', '200 g (1 pot) yogurt', '200 g yogurt'],
  ['de', '2 Becher Sahne (400 ml)', '400 ml Sahne'],
  ['de', '2 Becher (200 g) Joghurt', '400 g Joghurt'],
  ['fr', '125 g (1 pot) de yaourt', '125 g de yaourt'],
  ['es', '200 g (1 bote) de yogur', '200 g de yogur'],
])('in %s %s is as much as %s', (language, twice, once) => {
  expect(gramsOf(language, twice)).toBeCloseTo(gramsOf(language, once) ?? Number.NaN, 0);
});

it.each([
  ['1 cube (1/2 cup) butter', '1/2 cup butter'],
  ['2 cubes (1 cup) butter', '1 cup butter'],
])('a volume beside cubes is that of all: %s', (cubes, volume) => {
  expect(gramsOf('en', cubes)).toBeCloseTo(gramsOf('en', volume) ?? Number.NaN, 0);
});

// A US tablespoon of flour is a sixteenth of its cup of 125 g (USDA, NDB 20081), one of butter of 227 g
it.each([
  ['450 g flour plus 4 tablespoons extra for rolling', 450 + 125 / 4],
  ['100 g butter, plus 1 tablespoon for the pan', 100 + 227 / 16],
])('more of a food in another kind of measure counts: %s', (text, grams) => {
  expect(gramsOf('en', text)).toBeCloseTo(grams, 0);
});

it.each<[PackCode, string, number]>([
  ['en', '2 fillets (about 10 oz total) cod', 283.5],
  ['en', '2 cans (12 oz total) tuna, drained', 340.19],
  ['en', '2 cans tuna (12 oz total)', 340.19],
  ['en', '2 cans tuna (12 oz)', 680.39],
  ['de', '2 Dosen Thunfisch (300 g insgesamt)', 300],
  ['fr', '2 boîtes de thon (300 g en tout)', 300],
  ['es', '2 latas de atún (300 g en total)', 300],
])('in %s an amount that is said to be that of all is: %s', (language, text, grams) => {
  expect(gramsOf(language, text)).toBeCloseTo(grams, 0);
});
