import { GUESTS_PER_CAKE, type PartyRow, type PartyUnit } from '@gramwise/engine/calculators/planParty.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';

type MetricUnit = 'g' | 'kg' | 'ml' | 'l';

/** Grams or milliliters per measured unit, from the home converter. */
const TO_METRIC: Partial<Record<PartyUnit, { factor: number; small: MetricUnit; large: MetricUnit }>> = {
  lb: { factor: UNITS.pounds.size, small: 'g', large: 'kg' },
  oz: { factor: UNITS.ounces.size, small: 'g', large: 'kg' },
  'fl-oz': { factor: UNITS.fluid_ounces.size, small: 'ml', large: 'l' },
};

/** A weight or volume in metric units, in the larger one from 1000 of the smaller; null for counted things. */
export function toMetric({ unit, amount }: PartyRow): { value: number; unit: MetricUnit } | null {
  const measure = TO_METRIC[unit];
  if (!measure) return null;
  const base = amount * measure.factor;
  return Math.round(base) < 1000
    ? { value: Math.round(base), unit: measure.small }
    : { value: base / 1000, unit: measure.large };
}

/** A row's total as text, with up to 2 decimals: `5 lb (2.27 kg)`, `15`, `20 slices`, `2 cakes for 8 people each`. */
export function formatPartyAmount(language: Language, messages: Catalog['party'], row: PartyRow): string {
  const n = formatNumber(language, row.amount, 0, 2);
  const givenAmount = fill(selectPluralForm(language, row.amount, messages.units[row.unit]), {
    n,
    people: GUESTS_PER_CAKE,
  });
  const metric = toMetric(row);
  if (!metric) return givenAmount;
  const value = fill(messages.metric[metric.unit], { n: formatNumber(language, metric.value, 0, 2) });
  return fill(messages.both, { own: givenAmount, metric: value });
}
