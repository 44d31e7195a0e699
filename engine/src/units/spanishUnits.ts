import { fail, type Result } from '../result.ts';
import { convertTemperature, isTemperatureScale, TEMPERATURE_SCALES } from '../temperature/scales.ts';
import { convertLinear, type LinearUnit } from './linear.ts';

/**
 * Units of the Spanish converter by tab. Factors are grams, milliliters and millimeters; temperatures have scales
 * instead.
 */
export const SPANISH_UNITS = {
  peso: {
    gramos: { factor: 1 }, // base unit
    kilogramos: { factor: 1000 }, // SI
    libras: { factor: 453.592 }, // avoirdupois pound 453.59237 g, rounded
    onzas: { factor: 28.3495 }, // avoirdupois ounce 28.349523125 g, rounded
  },
  volumen: {
    mililitros: { factor: 1 }, // base unit
    litro: { factor: 1000 }, // SI
    galon: { factor: 3785.41 }, // US gallon 3785.4118 ml, rounded
    taza: { factor: 240 }, // US label cup; some Spanish books use 250 ml
    cucharada: { factor: 15 }, // metric tablespoon
  },
  longitud: {
    cm: { factor: 10 }, // SI
    metro: { factor: 1000 }, // SI
    pulgada: { factor: 25.4 }, // international inch, exact
    pie: { factor: 304.8 }, // 12 inches, exact
  },
} as const satisfies Record<string, Record<string, LinearUnit>>;

export type SpanishKind = keyof typeof SPANISH_UNITS | 'temperatura';
export const SPANISH_KINDS = ['peso', 'temperatura', 'volumen', 'longitud'] as const satisfies SpanishKind[];

export type SpanishError = 'invalid-number' | 'below-absolute-zero';

/** The unit ids of a tab, in menu order. */
export function spanishUnitIds(kind: SpanishKind): readonly string[] {
  return kind === 'temperatura' ? TEMPERATURE_SCALES : Object.keys(SPANISH_UNITS[kind]);
}

/** Whether the text is the id of a unit of that tab. */
export function isSpanishUnit(kind: SpanishKind, id: string): boolean {
  return spanishUnitIds(kind).includes(id);
}

function unitOf(kind: keyof typeof SPANISH_UNITS, id: string): LinearUnit {
  const units: Record<string, LinearUnit> = SPANISH_UNITS[kind];
  const unit = Object.hasOwn(units, id) ? units[id] : undefined;
  if (!unit) throw new RangeError(`unknown unit of ${kind}`);
  return unit;
}

function convertDegrees(amount: number, from: string, to: string): Result<number, SpanishError> {
  if (!isTemperatureScale(from) || !isTemperatureScale(to)) throw new RangeError('unknown scale');
  const result = convertTemperature(amount, from, to);
  if (result.ok) return result;
  return fail(result.code === 'not-a-number' ? 'invalid-number' : result.code);
}

/**
 * Converts an amount within one tab of the Spanish converter, unrounded. Throws a RangeError for a unit that is not in
 * `spanishUnitIds(kind)`, which is a bug in the caller.
 * Errors: 'invalid-number' for null, non-finite amounts or results, and amounts below 0 except temperatures;
 * 'below-absolute-zero'.
 */
export function convertSpanish(
  kind: SpanishKind,
  amount: number | null,
  from: string,
  to: string,
): Result<number, SpanishError> {
  if (amount === null) return fail('invalid-number');
  if (kind === 'temperatura') return convertDegrees(amount, from, to);
  if (!(amount >= 0)) return fail('invalid-number');
  const result = convertLinear(amount, unitOf(kind, from), unitOf(kind, to));
  return result.ok ? result : fail('invalid-number');
}
