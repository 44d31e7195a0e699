import {
  countEggs,
  EGG_PART_IDS,
  type EggCount,
  type EggError,
  type EggPart,
  type EggSize,
  eggCountryFor,
} from '@gramwise/engine/calculators/eggs.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';

export type EggFields = { eggs: string; part: string; country: string; size: string; to: string };

/** The sizes and parts, computed when the page is built. */
export interface EggTable {
  sizes: readonly EggSize[];
  parts: readonly EggPart[];
}

/** What is given by weight or by the US cup instead of in eggs. */
export const EGG_MEASURES = ['grams', 'cups'] as const;

/** The sizes, first those of the cook's `kitchen`, else those that a language's words mean there. */
export function sizesFor(words: CountryId, kitchen: CountryId, { sizes }: EggTable): readonly EggSize[] {
  const own = eggCountryFor(words, kitchen, sizes);
  return [...sizes.filter((row) => row.country === own), ...sizes.filter((row) => row.country !== own)];
}

/** What recipes of a country mean by an egg, if not a large one. */
const USUAL_SIZES: Readonly<Record<string, string>> = { eu: 'medium', nz: 'standard' };

/** Empty fields filled for a recipe from abroad: Europe's cooks have American ones, the others European ones. */
export function filledFields(fields: EggFields, sizes: readonly EggSize[]): EggFields {
  const own = sizes[0]?.country ?? 'eu';
  return {
    ...fields,
    country: fields.country || (own === 'eu' ? 'us' : 'eu'),
    to: fields.to || `${own}-${USUAL_SIZES[own] ?? 'large'}`,
  };
}

export function eggConfig({ sizes }: EggTable): LiveConfig<EggFields> {
  return {
    start: { eggs: '3', part: 'whole', country: '', size: 'large', to: '' },
    choices: {
      part: EGG_PART_IDS,
      country: [...new Set(sizes.map((row) => row.country)), ...EGG_MEASURES],
      size: [...new Set(sizes.map(({ size }) => size))],
      to: sizes.map(({ id }) => id),
    },
  };
}

/** The size of a country that the fields name, or its large one where it has none of that name. */
export const sizeIn = (country: string, size: string, { sizes }: EggTable): EggSize | undefined => {
  const there = sizes.filter((row) => row.country === country);
  return there.find((row) => row.size === size) ?? there.find((row) => row.size === 'large');
};

export interface EggAnswer extends EggCount {
  part: EggPart;
  to: EggSize;
}

/** How many eggs it takes; null while nothing is typed. */
export function countFields(
  { eggs, part, country, size, to }: EggFields,
  table: EggTable,
  decimal: '.' | ',',
): Result<EggAnswer, EggError> | null {
  if (eggs.trim() === '') return null;
  const value = parseQuantity(eggs, decimal);
  if (value === null) return fail('negative-amount');
  const of = table.parts.find(({ id }) => id === part);
  const target = table.sizes.find(({ id }) => id === to);
  if (!of || !target) return null;
  const each = { grams: 1, cups: of.gramsPerCup }[country];
  const grams = value * (each ?? (sizeIn(country, size, table)?.grams ?? 0) * of.share);
  const counted = countEggs(grams, target, of);
  return counted.ok ? ok({ ...counted.value, part: of, to: target }) : counted;
}
