import { GUESTS_PER_CAKE, type PartyRow, type PartyUnit } from '@gramwise/engine/calculators/planParty.ts';
import { symbolOf } from '@gramwise/engine/units/symbols.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';

const METRIC = { weight: { small: 'g', large: 'kg' }, volume: { small: 'ml', large: 'l' } } as const;
type MetricUnit = (typeof METRIC)[keyof typeof METRIC]['small' | 'large'];

/** The units that are measured, with those that metric cooks use instead. */
const MEASURED = {
  lb: { id: 'pounds', ...METRIC.weight },
  oz: { id: 'ounces', ...METRIC.weight },
  'fl-oz': { id: 'fluid_ounces', ...METRIC.volume },
} as const;
type MeasuredUnit = keyof typeof MEASURED;

const isMeasured = (unit: PartyUnit): unit is MeasuredUnit => unit in MEASURED;

/** A weight or volume in metric units, in the larger one from 1000 of the smaller. */
export function toMetric(unit: MeasuredUnit, amount: number): { value: number; unit: MetricUnit } {
  const { id, small, large } = MEASURED[unit];
  const base = amount * UNITS[id].size;
  return Math.round(base) < 1000
    ? { value: Math.round(base), unit: small }
    : { value: base / 1000, unit: large };
}

/** The words of the planner, and whether its cook weighs in pounds. */
export interface PartyWords {
  messages: Catalog['party'];
  customary: boolean;
}

/**
 * A row's total as text, with up to 2 decimals: `5 lb (2.27 kg)` where cooks weigh in pounds, elsewhere `2,27 kg`;
 * `15`, `20 slices`, `2 cakes for 8 people each`.
 */
export function formatPartyAmount(
  language: Language,
  { messages, customary }: PartyWords,
  { unit, amount }: Pick<PartyRow, 'unit' | 'amount'>,
): string {
  const number = (value: number) => formatNumber(language, value, 0, 2);
  if (!isMeasured(unit)) {
    const form = selectPluralForm(language, amount, messages.units[unit]);
    return fill(form, { n: number(amount), people: GUESTS_PER_CAKE });
  }
  const metric = toMetric(unit, amount);
  const value = number(metric.value);
  if (!customary) return `${value}\u00a0${metric.unit}`;
  return `${number(amount)} ${symbolOf(MEASURED[unit].id)} (${value} ${metric.unit})`;
}
