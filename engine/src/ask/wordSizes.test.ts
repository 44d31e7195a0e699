import { describe, expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import { lexiconIn, type PackCode } from '../../tests/packs.ts';
import { defaultKitchen } from '../kitchens/kitchen.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { sumAmounts } from '../text/convert/lineQuantity.ts';
import { readLine } from '../text/line/readLine.ts';
import { CONVERTER_UNIT_IDS, convertHome } from '../units/specification/homeConverter.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { ask } from './ask.ts';

/**
 * Milliliters and grams: NIST Handbook 44, appendix C (US), the UK's Weights and Measures Act 1985, Canada's Weights
 * and Measures Act, schedule II, whose French names are pinte (quart), chopine (pint) and roquille (gill), a demiard
 * being half a chopine; 1/10 of a Japanese shō of 2401/1331 l.
 */
type Row = readonly [PackCode, CountryId, word: string, unit: KitchenUnitId, size: number];
const ROWS: readonly Row[] = [
  ['en', 'us', 'gill', 'us_gill', 118.29411825],
  ['en', 'gb', 'gill', 'imperial_gill', 142.0653125],
  ['fr', 'ca', 'roquille', 'imperial_gill', 142.0653125],
  ['de', 'de', 'Gill', 'us_gill', 118.29411825],
  ['en', 'us', 'pint', 'us_pint', 473.176473],
  ['en', 'gb', 'pint', 'imperial_pint', 568.26125],
  ['en', 'ca', 'pint', 'imperial_pint', 568.26125],
  ['es', 'es', 'pinta', 'us_pint', 473.176473],
  ['fr', 'ca', 'pinte', 'imperial_quart', 1136.5225],
  ['fr', 'fr', 'pinte', 'us_pint', 473.176473],
  ['fr', 'ca', 'chopine', 'imperial_pint', 568.26125],
  ['fr', 'ca', 'demiard', 'imperial_cup', 284.130625],
  ['en', 'us', 'quart', 'us_quart', 946.352946],
  ['en', 'gb', 'quart', 'imperial_quart', 1136.5225],
  ['en', 'gb', 'gallon', 'imperial_gallon', 4546.09],
  ['fr', 'ca', 'gallon', 'imperial_gallon', 4546.09],
  ['en', 'us', 'gō', 'go', 180.390684],
  ['fr', 'fr', 'gō', 'go', 180.390684],
  ['de', 'de', 'Reisbecher', 'go', 180.390684],
  ['es', 'es', 'medida de arroz', 'go', 180.390684],
  ['en', 'us', 'pound', 'pounds', 453.59237],
  ['de', 'de', 'Pfund', 'metric_pound', 500],
  ['fr', 'fr', 'livre', 'metric_pound', 500],
  ['fr', 'ca', 'livre', 'pounds', 453.59237],
  ['es', 'es', 'libra', 'pounds', 453.59237],
  ['es', 'mx', 'libra', 'pounds', 453.59237],
];

/** Close to a ten-thousandth: the specification's menu has rounded factors. */
const isAbout = (value: number | undefined, size: number) =>
  expect(Math.abs((value ?? 0) / size - 1)).toBeLessThan(1e-4);

describe.each(ROWS)('in %s, %s: 1 %s', (language, country, word, unit, size) => {
  const base = UNITS[unit].kind === 'weight' ? 'grams' : 'milliliters';

  it('is the same to the reader', () => {
    const { amounts } = readLine(`1 ${word}`, lexiconIn(language));
    isAbout(sumAmounts(amounts, { factor: 1, sizes: measureSizesIn(country) })?.values[0], size);
  });

  it('is the same to the question field', () => {
    const symbol = base === 'grams' ? 'g' : 'ml';
    const context = { ...contextIn(language), kitchen: defaultKitchen(country) };
    const { answer } = ask(`1 ${word} = ${symbol}`, context);
    const result = answer.kind === 'answer' ? answer.result : null;
    expect(result).toMatchObject({ kind: 'amount', main: { unit: base } });
    isAbout(result?.kind === 'amount' ? result.main.values[0] : 0, size);
  });

  it('is in the menu of the converter', () => {
    expect(CONVERTER_UNIT_IDS).toContain(unit);
    const converted = convertHome({ amount: 1, from: unit, to: base, density: 1 });
    isAbout(converted.ok ? converted.value : 0, size);
  });
});

it('takes a metric pound and an imperial gill where the question says so', () => {
  const grams = (question: string) => {
    const { answer } = ask(question, contextIn('en'));
    return answer.kind === 'answer' && answer.result.kind === 'amount' ? answer.result.main.values[0] : null;
  };
  expect(grams('1 metric pound in grams')).toBe(500);
  expect(grams('1 imperial gill in ml')).toBeCloseTo(142.065, 2);
});

/** The search answers what is exact, so that it does not say the weight of every food that somebody looks for. */
it.each<[PackCode, string, boolean]>([
  ['de', 'dag', true],
  ['en', 'dessertspoon', true],
  ['de', 'Deka in Gramm', true],
  ['en', 'flour', false],
  ['fr', 'sucre', false],
  ['en', 'blog', false],
])('in %s, %j is a question of itself: %s', (language, text, exact) => {
  expect(ask(text, contextIn(language)).exact).toBe(exact);
});
