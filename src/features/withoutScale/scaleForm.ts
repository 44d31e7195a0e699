import type { MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import {
  type Density,
  type FilledVessels,
  fillVessels,
  VESSEL_IDS,
  type Vessel,
  type VesselId,
  vesselsOf,
} from '@gramwise/engine/vessels/countedVessels.ts';
import { findWay } from '#tools/foodField/way.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';

export type ScaleFields = { ingredient: string; as: string; amount: string; with: string; holds: string };

/** What cooks of most countries have at hand. */
const USUAL: readonly VesselId[] = ['cup', 'waterGlass', 'becher', 'tablespoon'];

/** The vessel with an id, or the usual one of a country. */
export function vesselIn(country: CountryId, id: string): Vessel {
  const vessels = vesselsOf(country);
  const usual = USUAL.flatMap((wanted) => vessels.find((vessel) => vessel.id === wanted) ?? []);
  return vessels.find((vessel) => vessel.id === id) ?? (usual[0] as Vessel);
}

export const scaleConfig = (country: CountryId): LiveConfig<ScaleFields> => ({
  start: { ingredient: 'flour', as: '', amount: '250', with: vesselIn(country, '').id, holds: '' },
  choices: { with: VESSEL_IDS },
});

/** Grams per milliliter of a food, filled this way. */
export function densityOf(food: MeasuredFood, as: string): Density {
  const { cup, low = cup, high = cup } = findWay(food, as);
  return { usual: cup / US_MEASURES.cup, low: low / US_MEASURES.cup, high: high / US_MEASURES.cup };
}

export type ScaleError = 'not-positive' | 'too-large' | 'no-size';

/** How many vessels an amount fills; null while none is typed. */
export function countVessels(
  { amount, holds }: Pick<ScaleFields, 'amount' | 'holds'>,
  { density, vessel }: { density: Density; vessel: Vessel },
  decimal: '.' | ',',
): Result<FilledVessels & { vessel: Vessel }, ScaleError> | null {
  if (amount.trim() === '') return null;
  const number = (text: string) => parseQuantity(text, decimal) ?? Number.NaN;
  const size = holds.trim() === '' ? null : number(holds);
  if (size !== null && !(size >= 1 && size <= 10_000)) return fail('no-size');
  const used = size === null ? vessel : { id: vessel.id, low: size, high: size };
  const filled = fillVessels(number(amount), density, used);
  return filled.ok ? ok({ ...filled.value, vessel: used }) : filled;
}
