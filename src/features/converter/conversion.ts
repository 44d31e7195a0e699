import type { MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';
import { convertHome, type HomeConversionError } from '@gramwise/engine/units/specification/homeConverter.ts';
import { isKitchenUnit, type KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { readParam, withParams } from '#browser/query.ts';
import { chooseWeight, type Weight } from './weight.ts';

/** The converter's state; `amount` is the text as typed. */
export interface Conversion {
  /** A food's id; it may be unknown until the list of foods is loaded. */
  ingredient: string;
  /** How the cup is filled; '' for the usual way. */
  as: string;
  amount: string;
  from: KitchenUnitId;
  to: KitchenUnitId;
  /** 'measured' to use published weights where the specification's density differs. */
  figure: '' | 'measured';
}

/** The state before anything is typed: 100 g of water are 100 ml. */
export const DEFAULT_CONVERSION: Conversion = {
  ingredient: 'water',
  as: '',
  amount: '100',
  from: 'grams',
  to: 'milliliters',
  figure: '',
};

/** Ids are short words; anything else cannot be a food. */
const FOOD_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

export type ConversionOutcome =
  | { kind: 'none' }
  | { kind: 'error'; code: HomeConversionError }
  | {
      kind: 'result';
      amount: number;
      value: number;
      weight: Weight;
      range: readonly [number, number] | null;
    };

interface ConversionRequest extends Pick<Conversion, 'as' | 'from' | 'to' | 'figure'> {
  /** The parsed amount; null if it is blank or not a number. */
  amount: number | null;
  food: MeasuredFood | null;
  /** The visitor's own grams per milliliter for the food. */
  customDensity?: number | undefined;
}

/**
 * The result of a conversion, and the lowest and highest results by source where they differ and matter. A missing or
 * invalid amount, or an unknown ingredient, gives neither a result nor an error.
 */
export function computeOutcome({
  food,
  as,
  amount,
  from,
  to,
  figure,
  customDensity,
}: ConversionRequest): ConversionOutcome {
  if (amount === null || food === null) return { kind: 'none' };
  const weight = chooseWeight(food, { as, measured: figure === 'measured', own: customDensity });
  const convert = (density: number) => convertHome({ amount, from, to, density });
  const converted = convert(weight.density);
  if (!converted.ok) return { kind: 'error', code: converted.code };
  const ends = [convert(weight.low), convert(weight.high)].flatMap((end) => (end.ok ? [end.value] : []));
  // The specification counts as a source, too.
  const all = weight.basis === 'specified' ? [...ends, converted.value] : ends;
  const low = Math.min(...all);
  const high = Math.max(...all);
  return {
    kind: 'result',
    amount,
    value: converted.value,
    weight,
    range: high > low && isWithinSources(weight) ? [low, high] : null,
  };
}

/**
 * Whether the density lies within the sources' range, give or take rounding; otherwise the range would only confuse.
 */
const isWithinSources = ({ basis, density, low, high }: Weight) =>
  basis === 'measured' || (basis === 'specified' && density > low * 0.97 && density < high * 1.03);

const PARAMETERS = ['ingredient', 'as', 'amount', 'from', 'to', 'figure'] as const;

/** The conversion in a URL; missing and unknown values fall back to `base`, a URL without any to `start`. */
export function readConversion(query: string, base: Conversion, start = base): Conversion {
  if (PARAMETERS.every((name) => readParam(query, name) === null)) return start;
  const ingredient = readParam(query, 'ingredient');
  const from = readParam(query, 'from');
  const to = readParam(query, 'to');
  const as = readParam(query, 'as');
  const figure = readParam(query, 'figure');
  return {
    ingredient: ingredient && FOOD_ID.test(ingredient) ? ingredient : base.ingredient,
    as: as === '' || (as && FOOD_ID.test(as)) ? as : base.as,
    amount: readParam(query, 'amount') ?? base.amount,
    from: from && isKitchenUnit(from) ? from : base.from,
    to: to && isKitchenUnit(to) ? to : base.to,
    figure: figure === 'measured' || figure === '' ? figure : base.figure,
  };
}

/** The query for a conversion, keeping other parameters; values equal to `base` are left out, and all of `start`. */
export function writeConversion(conversion: Conversion, base: Conversion, query = '', start = base): string {
  const differ = (from: Conversion) => PARAMETERS.filter((name) => conversion[name] !== from[name]);
  const isStart = differ(start).length === 0;
  const named = isStart ? [] : differ(base);
  // Without any parameter, it would be read as the start.
  if (!isStart && named.length === 0) named.push('from');
  return withParams(
    query,
    Object.fromEntries(PARAMETERS.map((name) => [name, named.includes(name) ? conversion[name] : null])),
  );
}
