import type { Region } from '../language/askWords/askWords.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { isMeasure, METRIC_ONLY_MEASURES, type MeasureId } from '../units/measureWords.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { isHouseholdId } from '../vessels/householdMeasures.ts';
import type { AskRequest } from './askRequest.ts';
import { type ResolvedUnit, resolveUnit } from './resolveUnit.ts';
import { amountText, type Refusal, type UnderstoodLine } from './understandQuestion.ts';

const PINCH_UNIT: ResolvedUnit = { unit: 'pinch', guessed: false };

/** The units that a question's words mean, in the visitor's kitchen or in the region that the question names. */
export interface AmountUnits {
  /** The units of the amounts that are measures. */
  units: readonly ResolvedUnit[];
  wanted: ResolvedUnit | null;
  /** The second wanted unit. */
  also: KitchenUnitId | null;
  /** The fluid ounce of that place. */
  fluidOunce: KitchenUnitId;
  /** The unit that another measure of the question means. */
  unitOf: (measure: MeasureId) => KitchenUnitId | null;
}

/** Resolves the units of a question; a refusal if a unit does not exist, such as a metric ounce. */
export function resolveAmountUnits(
  { used, food }: Pick<UnderstoodLine, 'used' | 'food'>,
  main: LineAmount,
  { question, lexicon, context }: AskRequest,
): AmountUnits | Refusal {
  const { line, target, region, byWeight } = question;
  const defaults = { kitchen: context.kitchen, usualCup: lexicon.words.usualCup };
  // The imperial cup is a measure, but no British cook fills it with flour
  const meaning = (measure: MeasureId, where: Region | null) =>
    resolveUnit(measure, where === 'gb' && !food ? 'imperial' : where, defaults);
  const pinch = main.unit === 'pinch';
  if ((!food && !isMeasure(main.unit) && !pinch && !isHouseholdId(main.unit)) || (target && !target.measure))
    return { code: 'unread', words: '' };
  const meanings = used.map(({ unit }) =>
    isMeasure(unit) ? meaning(unit, region) : pinch ? PINCH_UNIT : null,
  );
  const undefinedAmount = used.find(({ unit }, index) => isMeasure(unit) && meanings[index] === null);
  if (undefinedAmount)
    return { code: 'left-over', words: `${question.regionText} ${amountText(line, undefinedAmount)}` };
  // A liter has no country: `how many pints in a litre uk`
  const isMetric = isMeasure(main.unit) && METRIC_ONLY_MEASURES.has(main.unit);
  const there = target?.region ?? (isMetric ? region : null);
  const wanted = target?.measure ? meaning(target.measure, there) : null;
  if (target?.measure && !wanted) return { code: 'left-over', words: question.targetText };
  const fluidOunce = meaning('fl_oz', region)?.unit ?? 'fluid_ounces';
  const isFluid = !byWeight && !food && wanted !== null && UNITS[wanted.unit].kind === 'volume';
  return {
    units: meanings
      .filter((meant) => meant !== null)
      .map((meant) => (meant.unit === 'ounces' && isFluid ? { unit: fluidOunce, guessed: false } : meant)),
    wanted,
    also: target?.also ? (meaning(target.also, there)?.unit ?? null) : null,
    fluidOunce,
    unitOf: (measure) => meaning(measure, region)?.unit ?? null,
  };
}
