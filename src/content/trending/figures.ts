import { LEFTOVER_DAYS, type LeftoverFood } from '@gramwise/engine/calculators/leftoverDays.ts';
import { findMinutes, type OtherRoast, otherRoast } from '@gramwise/engine/calculators/officialCharts.ts';
import { type Meal, type PartyRow, planParty } from '@gramwise/engine/calculators/planParty.ts';
import { safeTemperature } from '@gramwise/engine/calculators/safeTemperatures.ts';
import { scaleAmount } from '@gramwise/engine/calculators/scale.ts';
import {
  type CookingMethod,
  cookingTime,
  type Protein,
  poundsFromKilograms,
} from '@gramwise/engine/calculators/timeByWeight.ts';
import { findPanPreset } from '@gramwise/engine/pans/presets.ts';
import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import type { Result } from '@gramwise/engine/result.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { formatDuration } from '#format/duration.ts';
import { formatNumber } from '#format/format.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A range of roasting times says no more than five minutes can. */
const ROAST_STEP_MINUTES = 5;

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** The value of a figure that the text of a card needs. */
function known<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

function panOf(id: string) {
  const preset = findPanPreset(id);
  if (!preset) throw new Error(id);
  return preset.pan;
}

/** An amount of a recipe for so many servings, cooked for others. */
export const scaled = (amount: number, original: number, desired: number) =>
  known(scaleAmount({ amount, original, desired }));

/** What to multiply a recipe by in another pan, for a cake as high as in the recipe. Presets by their ids. */
export const panFactor = (from: string, to: string) => known(swapFactor(panOf(from), panOf(to), 'area'));

/** Grams or milliliters per unit of the party planner, and counted things as they are. */
const SIZES: Partial<Record<PartyRow['unit'], number>> = {
  lb: UNITS.pounds.size,
  oz: UNITS.ounces.size,
  'fl-oz': UNITS.fluid_ounces.size,
};

/** What the party planner counts of an item, in grams, milliliters or pieces. */
export function partyTotal(meal: Meal, guests: number, item: PartyRow['item']): number {
  const plan = known(planParty({ guests, meal, appetizers: true, dessert: true }));
  const { mainDish, appetizers, dessert, drinks } = plan;
  const rows = [...mainDish, ...(dessert ?? []), ...(appetizers ?? []), drinks.nonAlcoholic];
  const row = rows.find((each) => each.item === item);
  if (!row) throw new Error(item);
  return row.amount * (SIZES[row.unit] ?? 1);
}

export const leftoverDays = (food: LeftoverFood) => LEFTOVER_DAYS[food].fridge;

/** The lowest safe temperature inside, in degrees Celsius. */
export const safeCelsius = (id: Parameters<typeof safeTemperature>[0]) => safeTemperature(id).celsius;

/** Writes the computed figures of seasonal cards as a language does. */
export function figuresIn(language: Language) {
  const { duration, span } = CATALOGS[language].cookingTime.chart;
  const number = (value: number, decimals = 2) => formatNumber(language, value, 0, decimals);
  const minutesText = (minutes: number) => formatDuration(language, duration, minutes * 60);
  /** Grams below a kilogram, else kilograms. */
  const weight = (grams: number) =>
    grams < 1000 ? `${number(grams, 1)}${NO_BREAK_SPACE}g` : `${number(grams / 1000)}${NO_BREAK_SPACE}kg`;
  return {
    number,
    weight,
    /** A weight as one shops for it: to 10 g below a kilogram, else to 50 g. */
    shopped: (grams: number) => weight(roundTo(grams, grams < 1000 ? 10 : 50)),
    liters: (milliliters: number) => `${number(milliliters / 1000, 1)}${NO_BREAK_SPACE}l`,
    /** The rule's time for a weight in kilograms. */
    estimate: (kilograms: number, protein: Protein, method: CookingMethod) =>
      minutesText(
        known(cookingTime({ pounds: poundsFromKilograms(kilograms), protein, method })).totalMinutes,
      ),
    /** The published time for a roast of a weight in kilograms. */
    roast(cut: OtherRoast, kilograms: number) {
      const row = otherRoast(cut);
      const pounds = poundsFromKilograms(kilograms);
      const minutes = row.time.kind === 'total' ? row.time.minutes : findMinutes(row, pounds);
      if (!minutes || pounds < row.pounds[0] || pounds > row.pounds[1])
        throw new Error(`${cut} ${kilograms} kg`);
      const [low, high] = minutes.map((exact) => minutesText(roundTo(exact, ROAST_STEP_MINUTES)));
      return fill(span, { low: low ?? '', high: high ?? '' });
    },
    /** The oven of a roast, in degrees Celsius. */
    ovenOf: (cut: OtherRoast) => `${otherRoast(cut).oven.celsius}${NO_BREAK_SPACE}°C`,
  };
}
