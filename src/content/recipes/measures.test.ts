import {
  type Amount,
  degrees,
  type Heat,
  inside,
  oil,
  oven,
  type Value,
} from '@gramwise/engine/recipes/values.ts';
import { shownDegrees } from '@gramwise/engine/temperature/dial.ts';
import { describe, expect, it } from 'vitest';
import { FACTS_FILES, recipeFromFiles } from '#content/recipes/files.ts';
import { MILLILITERS, usSize } from '#tests/recipes/usSize.ts';
import { valuesOf } from '#tests/recipes/valuesOf.ts';

/** Checks that what the facts say in two systems is the same. */
const TOLERANCE = 0.07;

/** Amounts whose two measures differ on purpose, with the reason. */
const BY_DESIGN: Readonly<Record<string, string>> = {
  'miso-soup: bonitoFlakes': 'no source of ours has weighed a cup of bonito flakes',
  'napa-cabbage-kimchi: gochugaru': 'no source of ours has weighed a cup of gochugaru',
  'sichuan-red-chili-oil: chili': 'no source of ours has weighed a cup of Sichuan chili flakes',
};

const share = (a: number, b: number) => Math.abs(a / b - 1);

/** Why an amount's two measures do not agree; null if they do, or if there is only one. */
function disagreement(amount: Amount, density?: number): string | null {
  const metric = amount.grams ?? amount.milliliters;
  if (metric === undefined) return null;
  if (!amount.us?.length) return 'no US measure';
  const us = usSize(amount, density);
  if (Number.isNaN(us)) return `nobody knows what ${amount.us.join(' ')} of it weighs`;
  return share(us, metric) <= TOLERANCE ? null : `${metric} but ${us.toFixed(1)}`;
}

/** Above this, in degrees Celsius, other heat is an oven's too: that of a fan, or of a dark tray. */
const OVEN_HEAT = 130;

/** Rulers have no finer inches, so this is as near as a small length comes. */
const isNearestEighth = (inches: number, centimeters: number) =>
  inches === Math.round((centimeters / 2.54) * 8) / 8;

/** A thermometer shows degrees. A dial shows settings, which the one rule for ovens pairs. */
function heatDisagreement({ is, celsius, fahrenheit }: Heat): string | null {
  const dial = is === 'oven' || (is === 'heat' && celsius > OVEN_HEAT);
  const inCelsius = ((fahrenheit - 32) * 5) / 9;
  const pairs = dial
    ? [[shownDegrees(inCelsius, 'celsius', 'dial'), fahrenheit]]
    : [
        [Math.round(inCelsius), fahrenheit],
        [celsius, Math.round((celsius * 9) / 5 + 32)],
      ];
  const agrees = pairs.some(([c, f]) => c === celsius && f === fahrenheit);
  return agrees ? null : `${celsius} °C but ${fahrenheit} °F`;
}

function valueDisagreement(value: Value): string | null {
  switch (value.is) {
    case 'amount':
      return disagreement(value);
    case 'length': {
      const { centimeters, inches } = value;
      const close = share(inches * 2.54, centimeters) <= TOLERANCE;
      return close || isNearestEighth(inches, centimeters) ? null : `${centimeters} cm but ${inches} in`;
    }
    case 'time':
    case 'number':
      return null;
    default:
      return heatDisagreement(value);
  }
}

const RECIPES = FACTS_FILES.map(([path, facts]) => [path.split('/')[1] ?? '', facts] as const);

/** The places in a recipe whose measures differ. */
function faults(id: string): string[] {
  const facts = RECIPES.find(([one]) => one === id)?.[1];
  if (!facts) throw new Error(id);
  const amounts = recipeFromFiles(id, 'en').ingredients.map(({ key, amount, density }) => ({
    where: key,
    wrong: amount ? disagreement(amount, density) : null,
  }));
  const values = valuesOf(facts).map(({ where, value }) => ({ where, wrong: valueDisagreement(value) }));
  return [...amounts, ...values].flatMap(({ where, wrong }) =>
    wrong === null ? [] : [`${id}: ${where}: ${wrong}`],
  );
}
const placeOf = (fault: string) => fault.split(': ').slice(0, 2).join(': ');

describe.each(RECIPES)('%s', (id, facts) => {
  it('has metric and US measures that agree', () => {
    expect(faults(id).filter((fault) => !(placeOf(fault) in BY_DESIGN))).toEqual([]);
  });

  it('counts spoons, not larger measures, where no scale is used', () => {
    const spoons = Object.values(facts.ingredients).flatMap(({ amount }) =>
      amount && amount.grams === undefined && amount.milliliters === undefined ? (amount.us ?? []) : [],
    );
    expect(spoons.filter(([count, unit]) => count * (MILLILITERS[unit] ?? 99) > 4 * 14.79)).toEqual([]);
    expect(spoons.filter(([, unit]) => unit !== 'tbsp' && unit !== 'tsp')).toEqual([]);
  });
});

it('lists no exception that is none', () => {
  const places = RECIPES.flatMap(([id]) => faults(id).map(placeOf));
  expect(Object.keys(BY_DESIGN).filter((place) => !places.includes(place))).toEqual([]);
});

describe('the comparison', () => {
  it.each<[string, Amount, number | undefined, boolean]>([
    ['220 g of flour, 1 3/4 cups', { is: 'amount', grams: 220, us: [[1.75, 'cup']] }, 0.529, true],
    ['220 g of flour, 2 cups', { is: 'amount', grams: 220, us: [[2, 'cup']] }, 0.529, false],
    ['900 g, 2 lb', { is: 'amount', grams: 900, us: [[2, 'lb']] }, undefined, true],
    ['900 g, 1 3/4 lb', { is: 'amount', grams: 900, us: [[1.75, 'lb']] }, undefined, false],
    ['240 ml, 1 cup', { is: 'amount', milliliters: 240, us: [[1, 'cup']] }, undefined, true],
    ['240 ml alone', { is: 'amount', milliliters: 240, us: [] }, undefined, false],
    ['50 g of an unknown weight', { is: 'amount', grams: 50, us: [[1, 'cup']] }, undefined, false],
    ['a spoon', { is: 'amount', us: [[1, 'tbsp']] }, undefined, true],
  ])('finds out about %s', (_, amount, density, agrees) => {
    expect(disagreement(amount, density) === null).toBe(agrees);
  });

  it.each<[string, Heat, boolean]>([
    // 176.7 °C: a thermometer shows 177, a dial is set to 180
    ['oil at 177', oil(177, 350), true],
    ['oil at 175', oil(175, 350), false],
    ['oil at 180', oil(180, 350), false],
    ['oil at 180 and 356', oil(180, 356), true],
    ['an oven at 180', oven(180, 350), true],
    ['an oven at 177', oven(177, 350), false],
    ['an oven at 165 and 325', oven(165, 325), false],
    ['chicken at 74', inside(74, 165), true],
    ['chicken at 75', inside(75, 165), false],
    ['a grill at 230', degrees(230, 450), true],
    ['a fridge at 4', degrees(4, 40), true],
  ])('finds out about %s', (_, value, agrees) => {
    expect(valueDisagreement(value) === null).toBe(agrees);
  });
});
