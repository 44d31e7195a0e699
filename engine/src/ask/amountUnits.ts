import type { Region } from '../language/askWords/askWords.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { isMeasure, type MeasureId } from '../units/measureWords.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import type { Asking } from './asking.ts';
import { type MeantUnit, meantUnit } from './meantUnit.ts';
import { type Refusal, textOf, type Understood } from './understood.ts';

/** Of the words for a little, the one with a defined size. */
const PINCH = /pinch|pinc[ée]e|prise|pizca/iu;
const PINCHES: MeantUnit = { unit: 'pinch', guessed: false };

/** What the words for units mean in the visitor's kitchen, or where the question says. */
export interface AmountUnits {
  /** Of the amounts that are measures. */
  units: readonly MeantUnit[];
  wanted: MeantUnit | null;
  /** The second wanted unit. */
  also: KitchenUnitId | null;
  /** The ounce of a jug. */
  fluidOunce: KitchenUnitId;
  /** What another word for a measure in the question means. */
  unitOf: (measure: MeasureId) => KitchenUnitId | null;
}

/** Whether an amount is a pinch, which has a size even without a food. */
const isPinch = (line: string, main: LineAmount) => main.unit === 'pinch' && PINCH.test(textOf(line, main));

/** The units of what a question says; a refusal where there is no such unit: a metric ounce. */
export function amountUnits(
  { used, food }: Pick<Understood, 'used' | 'food'>,
  main: LineAmount,
  { question, lexicon, context }: Asking,
): AmountUnits | Refusal {
  const { line, target, region, byWeight } = question;
  const place = { kitchen: context.kitchen, usualCup: lexicon.words.usualCup };
  const meaning = (measure: MeasureId, where: Region | null) => meantUnit(measure, where, place);
  const pinch = isPinch(line, main);
  if ((!food && !isMeasure(main.unit) && !pinch) || (target && !target.measure))
    return { code: 'unread', words: '' };
  const meanings = used.map(({ unit }) => (isMeasure(unit) ? meaning(unit, region) : pinch ? PINCHES : null));
  const nowhere = used.find(({ unit }, index) => isMeasure(unit) && meanings[index] === null);
  if (nowhere) return { code: 'left-over', words: `${question.regionText} ${textOf(line, nowhere)}` };
  const wanted = target?.measure ? meaning(target.measure, target.region) : null;
  if (target?.measure && !wanted) return { code: 'left-over', words: question.targetText };
  const fluidOunce = meaning('fl_oz', region)?.unit ?? 'fluid_ounces';
  const isFluid = !byWeight && !food && wanted !== null && UNITS[wanted.unit].kind === 'volume';
  return {
    units: meanings
      .filter((one) => one !== null)
      .map((one) => (one.unit === 'ounces' && isFluid ? { unit: fluidOunce, guessed: false } : one)),
    wanted,
    also: target?.also ? (meaning(target.also, target.region)?.unit ?? null) : null,
    fluidOunce,
    unitOf: (measure) => meaning(measure, region)?.unit ?? null,
  };
}
