import { fail, ok, type Result } from '../result.ts';
import { convertTemperature, isTemperatureScale, TEMPERATURE_SCALES } from '../temperature/scales.ts';

/**
 * Units of the Spanish converter by its tabs. Factors lead to grams, milliliters and millimeters; grams
 * and milliliters can be chosen too, millimeters only carry the sum. Temperatures have scales instead.
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
} as const satisfies Record<string, Record<string, { factor: number }>>;

export type SpanishKind = keyof typeof SPANISH_UNITS | 'temperatura';
export const SPANISH_KINDS = ['peso', 'temperatura', 'volumen', 'longitud'] as const satisfies SpanishKind[];

export type SpanishError = 'invalid-number' | 'below-absolute-zero';

/** The unit ids of a tab, in the order of its table. */
export function spanishUnitIds(kind: SpanishKind): readonly string[] {
  return kind === 'temperatura' ? TEMPERATURE_SCALES : Object.keys(SPANISH_UNITS[kind]);
}

/** Whether the text is the id of a unit of that tab. */
export function isSpanishUnit(kind: SpanishKind, id: string): boolean {
  return spanishUnitIds(kind).includes(id);
}

function factorOf(kind: keyof typeof SPANISH_UNITS, id: string): number {
  const units: Record<string, { factor: number }> = SPANISH_UNITS[kind];
  const unit = Object.hasOwn(units, id) ? units[id] : undefined;
  if (!unit) throw new RangeError(`unknown unit of ${kind}`);
  return unit.factor;
}

function convertDegrees(amount: number, from: string, to: string): Result<number, SpanishError> {
  if (!isTemperatureScale(from) || !isTemperatureScale(to)) throw new RangeError('unknown scale');
  const result = convertTemperature(amount, from, to);
  if (result.ok) return result;
  return fail(result.code === 'not-a-number' ? 'invalid-number' : result.code);
}

/**
 * Converts an amount within one tab of the Spanish converter, unrounded. The unit ids must be some of
 * `spanishUnitIds(kind)`: another is a bug of the caller and throws.
 * Errors: 'invalid-number' for none (null) or one out of range, and below 0 except for temperatures;
 * 'below-absolute-zero' for a temperature that cannot be.
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
  const result = (amount * factorOf(kind, from)) / factorOf(kind, to);
  return Number.isFinite(result) ? ok(result + 0) : fail('invalid-number'); // adding 0 drops -0
}
