import type { Notation } from '../language/notation/notation.ts';
import { MAX_QUANTITY_LENGTH } from '../quantity/notation.ts';
import { ambiguousReadings } from '../quantity/numberReadings.ts';
import { parseQuantity } from '../quantity/parse.ts';
import { fail, ok, type Result } from '../result.ts';
import { roundForJug, roundForScale } from '../rounding/metric.ts';
import { measurerFor } from '../rounding/spoons.ts';
import { shownDegrees } from '../temperature/dial.ts';
import { fahrenheitToCelsius } from '../temperature/scales.ts';
import { type ConversionError, convert as convertUnits } from '../units/convert.ts';
import { symbolOf } from '../units/symbols.ts';
import { UNITS as UNIT_TABLE, type UnitId } from '../units/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';

export type { LanguagePack } from '../language/languagePack.ts';
export type { Result } from '../result.ts';
export type { ConversionError } from '../units/convert.ts';
export type { UnitId } from '../units/units.ts';

/** A unit of volume (`size` in milliliters), weight (grams) or length (millimeters). */
export interface Unit {
  kind: 'volume' | 'weight' | 'length';
  size: number;
  system: 'metric' | 'us' | 'imperial' | 'other';
  /** The symbol after a number, if it is the same in every language. */
  symbol?: string;
}

/**
 * Every unit by its id. Sizes are exact, by law or standard. `cups`, `tablespoons` and `teaspoons` are the US ones.
 */
export const UNITS = Object.fromEntries(
  Object.entries(UNIT_TABLE).map(([id, unit]) => {
    const symbol = symbolOf(id as UnitId);
    return [id, { ...unit, ...(symbol && { symbol }) }];
  }),
) as Readonly<Record<UnitId, Unit>>;

/** An amount and the units to convert it between. */
export interface Conversion {
  /** Any finite number, including negative ones. */
  amount: number;
  /** Ids of `UNITS`. */
  from: string;
  to: string;
  /** Grams per milliliter of the food, above 0; needed between a weight and a volume only. */
  gramsPerMl?: number;
}

/**
 * Converts an amount to the unit `to`, exact and unrounded.
 *
 * Errors: 'unknown-unit'; 'different-kinds' for a length and a weight or volume; 'no-density' without `gramsPerMl`
 * above 0 where it is needed; 'not-finite' if the amount or the result is not a finite number.
 */
export const convert = (conversion: Conversion): Result<number, ConversionError> => convertUnits(conversion);

/** The value of a typed number. */
export interface ReadQuantity {
  value: number;
  /** The other reading of a number such as `1,000`, which is one or a thousand depending on who wrote it. */
  other: number | null;
}

/**
 * Reads a number as people type it: `1.5`, `1,5`, `1 1/2`, `2 ¼`, `1e3`, digits of any script, a sign. The language's
 * decimal separator decides what `1,000` is; if both readings are possible, the value is the decimal one and `other`
 * the thousand. No units, no ranges: `readLine` of `@gramwise/engine/text` reads those.
 *
 * Errors: 'empty'; 'too-long' above 64 characters; 'not-a-number' for any other text.
 */
export function readQuantity(
  text: string,
  language: { numbers: Pick<Notation, 'decimal' | 'group'> },
): Result<ReadQuantity, 'empty' | 'too-long' | 'not-a-number'> {
  if (text.trim() === '') return fail('empty');
  if (text.trim().length > MAX_QUANTITY_LENGTH) return fail('too-long');
  const value = parseQuantity(text, language.numbers.decimal);
  if (value === null) return fail('not-a-number');
  const other = ambiguousReadings(text, language.numbers)?.find((reading) => reading !== value) ?? null;
  return ok({ value, other });
}

/** The tool that shows or measures a value. */
export type ShownBy = 'scale' | 'jug' | 'spoons' | 'dial-celsius' | 'dial-fahrenheit' | 'thermometer';

const US_MEASURE_SET = {
  cup: US_MEASURES.cup,
  tablespoon: US_MEASURES.tablespoon,
  teaspoon: US_MEASURES.teaspoon,
};

function spoonfuls(milliliters: number): number | null {
  const error = measurerFor(US_MEASURE_SET)(milliliters)?.error;
  return error === undefined ? null : milliliters * (1 + error);
}

/** How each tool rounds; null for values outside of its range. */
const ROUNDERS: Readonly<Record<ShownBy, (value: number) => number | null>> = {
  scale: roundForScale,
  jug: roundForJug,
  spoons: spoonfuls,
  'dial-celsius': (degrees) => shownDegrees(degrees, 'celsius', 'dial'),
  'dial-fahrenheit': (degrees) => shownDegrees(fahrenheitToCelsius(degrees), 'fahrenheit', 'dial'),
  thermometer: (degrees) => Math.round(degrees) + 0,
};

/**
 * Rounds a value to what a cook's tool can show, in the same unit.
 * - 'scale', grams: 0.1 g below 10 g, 1 g below 500 g, then 5 g.
 * - 'jug', milliliters: 0.5 ml below 10 ml, 1 ml below 50 ml, 5 ml below 500 ml, then 10 ml.
 * - 'spoons', milliliters: what at most three measures of a US set of cups and spoons hold, thirds of a cup included;
 *   from 1/16 teaspoon to 1000 cups.
 * - 'dial-celsius', 'dial-fahrenheit', degrees: settings of an oven's dial, to 10 °C, or to 25 °F where one is near and
 *   5 °F elsewhere; what no oven is set to is rounded to 1 degree.
 * - 'thermometer', degrees: to 1.
 *
 * Errors: 'not-finite'; 'out-of-range' for what the tool cannot show, such as a negative weight.
 */
export function roundFor(value: number, shownBy: ShownBy): Result<number, 'not-finite' | 'out-of-range'> {
  if (!Number.isFinite(value)) return fail('not-finite');
  const shown = ROUNDERS[shownBy](value);
  return shown === null || !Number.isFinite(shown) ? fail('out-of-range') : ok(shown);
}
