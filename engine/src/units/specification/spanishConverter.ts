import { fail, type Result } from '../../result.ts';
import { convertTemperature, isTemperatureScale, TEMPERATURE_SCALES } from '../../temperature/scales.ts';
import { convertLinear, type LinearUnit } from '../linear.ts';
import { UNITS } from '../units.ts';

/**
 * Units of the Spanish converter by tab, in grams, milliliters and millimeters; pound, ounce and gallon are rounded as
 * the specification has them for this tool. Temperatures have scales instead.
 */
export const SPANISH_UNITS = {
  peso: {
    gramos: { factor: UNITS.grams.size },
    kilogramos: { factor: UNITS.kilograms.size },
    libras: { factor: 453.592 },
    onzas: { factor: 28.3495 },
  },
  volumen: {
    mililitros: { factor: UNITS.milliliters.size },
    litro: { factor: UNITS.liters.size },
    galon: { factor: 3785.41 },
    taza: { factor: UNITS.us_legal_cup.size },
    cucharada: { factor: UNITS.metric_tablespoon.size },
  },
  longitud: {
    cm: { factor: UNITS.cm.size },
    metro: { factor: UNITS.m.size },
    pulgada: { factor: UNITS.in.size },
    pie: { factor: UNITS.ft.size },
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
  { from, to }: { from: string; to: string },
): Result<number, SpanishError> {
  if (amount === null) return fail('invalid-number');
  if (kind === 'temperatura') return convertDegrees(amount, from, to);
  if (!(amount >= 0)) return fail('invalid-number');
  const result = convertLinear(amount, unitOf(kind, from), unitOf(kind, to));
  return result.ok ? result : fail('invalid-number');
}
