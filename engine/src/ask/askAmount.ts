import type { FoodWay, ListedNames } from '../foods/match/listedNames.ts';
import { hasTrait } from '../foods/traits.ts';
import type { Region } from '../language/askWords/askWords.ts';
import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import type { ReadLine } from '../text/line/readLine.ts';
import { isMeasure, type MeasureId } from '../units/measureWords.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { agrees } from './agree.ts';
import { type AmountBase, type AskedDensity, askedDensity, askedRange, basedOn } from './amountBase.ts';
import type { AmountAnswer, HintCode, UnitAmount } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { AskContext } from './kitchenContext.ts';
import { type MeantUnit, meantUnit } from './meantUnit.ts';
import type { Question } from './readQuestion.ts';
import { both, textOf, understood } from './understood.ts';
import { inUnit, usefulUnits } from './usefulUnits.ts';

export type AmountReading =
  | {
      kind: 'read';
      answer: AmountAnswer;
      /** The cup may be another one. */
      guessed: 'given' | 'target' | null;
      /** Ounces may be a weight or a volume; the answer takes them as a weight. */
      ounces: 'given' | 'target' | null;
      /** The words of a food were not needed and not understood. */
      vague: boolean;
      read: ReadLine;
    }
  /** A weight and a volume, but no food, or a name that is of several foods. */
  | { kind: 'which-food'; read: ReadLine; sharers: readonly FoodWay[] }
  | { kind: 'hint'; code: HintCode; words: string; read: ReadLine };

/** Of the words for a little, the one with a defined size. */
const PINCH = /pinch|pinc[ée]e|prise|pizca/iu;
const PINCHES: MeantUnit = { unit: 'pinch', guessed: false };

/** Too little of a unit to show beside the answer. */
const LEAST_SHOWN = 0.25;

const isHeaped = (line: string, { list }: AskLexicon) => {
  const tokens = tokensOf(line);
  return tokens.some((_, at) => phraseAt(tokens, at, list.heaped) !== null);
};

/** Whether a figure of the line says the same as the amounts it is answered from. */
function isSame(
  values: readonly number[],
  unit: KitchenUnitId,
  base: AmountBase,
  density: AskedDensity | null,
): boolean {
  const ends = base.sizes ?? ([Math.min(...base.values), Math.max(...base.values)] as const);
  const { kind } = base;
  if (UNITS[unit].kind !== kind && !density) return false;
  const [low, high] = [density?.low ?? null, density?.high ?? null];
  const all = [low, high].flatMap((by) => inUnit(ends, kind, unit, by).values);
  return values.every((value) => agrees(value, [Math.min(...all), Math.max(...all)]));
}

/** Ounces of a liquid may be a weight or a volume: where they stand. */
function ounceRole(
  { byWeight }: Question,
  given: KitchenUnitId | undefined,
  wanted: KitchenUnitId | undefined,
  kind: AmountBase['kind'],
): 'given' | 'target' | null {
  if (byWeight) return null;
  if (given === 'ounces' && wanted !== 'grams') return 'given';
  return wanted === 'ounces' && kind === 'volume' ? 'target' : null;
}

/** The unit of an answer whose question names none. */
function usualUnit(
  base: AmountBase,
  factor: number,
  food: FoodWay | null,
  useful: readonly KitchenUnitId[],
): KitchenUnitId {
  if (base.given.kind === 'pieces') return 'grams';
  // Half of 250 g is 125 g
  const keeps = factor !== 1 && (food === null || base.kind === 'weight');
  const least = UNITS[base.unit].size >= 1000 && Math.max(...base.values) < UNITS[base.unit].size;
  if (keeps) return least ? (base.kind === 'weight' ? 'grams' : 'milliliters') : base.unit;
  return useful.find((unit) => unit !== base.unit) ?? 'grams';
}

/** The same amount in other useful units. */
function otherUnits(
  base: AmountBase,
  to: KitchenUnitId,
  { factor, target }: Question,
  useful: readonly KitchenUnitId[],
  density: AskedDensity | null,
  also: KitchenUnitId | null,
): readonly UnitAmount[] {
  const free = !target?.measure && base.given.kind !== 'pieces';
  // A multiple is wanted in the unit that was multiplied
  const units = factor !== 1 && free ? [base.unit, ...useful] : useful.filter((unit) => unit !== base.unit);
  return [...new Set(also ? [also, ...units] : units)]
    .filter((unit) => unit !== to && (free || UNITS[unit].kind === UNITS[to].kind))
    .map((unit) => inUnit(base.values, base.kind, unit, density?.used ?? null))
    .filter(({ values }) => Math.min(...values) >= LEAST_SHOWN)
    .slice(0, 2);
}

/** Reads an amount with its food and converts it. */
export function askAmount(
  question: Question,
  lexicon: AskLexicon,
  names: ListedNames,
  context: AskContext,
): AmountReading {
  const { language } = lexicon.recipe;
  const { line, target, targetText, region, byWeight, factor } = question;
  const found = understood(question, lexicon, names);
  if ('code' in found) return { kind: 'hint', ...found };
  const { read, food, used, again, sharers } = found;
  const hint = (code: HintCode, words = ''): AmountReading => ({ kind: 'hint', code, words, read });
  if (sharers.length > 0) return { kind: 'which-food', read, sharers };
  const [main] = used;
  const pinch = main?.unit === 'pinch' && PINCH.test(textOf(line, main));
  if (!main || (!food && !isMeasure(main.unit) && !pinch)) return hint('unread');
  if (target && !target.measure) return hint('unread');

  const unitOf = (measure: MeasureId, from: Region | null) =>
    meantUnit(measure, from, context.kitchen, language);
  const measures = used.map(({ unit }) => (isMeasure(unit) ? unitOf(unit, region) : pinch ? PINCHES : null));
  const wanted = target?.measure ? unitOf(target.measure, target.region) : null;
  // There is no metric ounce or pint
  const nowhere = used.find(({ unit }, index) => isMeasure(unit) && measures[index] === null);
  if (nowhere || (target?.measure && !wanted))
    return hint('left-over', nowhere ? `${question.regionText} ${textOf(line, nowhere)}` : targetText);
  const liquid = food !== null && hasTrait(food.food.id, 'liquid');
  const fluid = !byWeight && !food;
  const ounce: MeantUnit = { unit: unitOf('fl_oz', region)?.unit ?? 'fluid_ounces', guessed: false };
  const units = measures
    .filter((one) => one !== null)
    .map((one) =>
      one.unit === 'ounces' && fluid && wanted && UNITS[wanted.unit].kind === 'volume' ? ounce : one,
    );
  const base = basedOn(used, units, food, question, lexicon, context);
  if (!base) return hint('no-piece', read.food);
  if (base.values.some((value) => !Number.isFinite(value) || value > 1e12)) return hint('too-large');

  const density = food && askedDensity(food, context);
  const other = again.find(({ unit, values }) => {
    const meaning = isMeasure(unit) ? unitOf(unit, region) : null;
    const times = values.map((value) => value * factor);
    // Eight ounces of milk may be a weight or a volume
    const same = (one: KitchenUnitId) => isSame(times, one, base, density);
    return meaning === null || !(same(meaning.unit) || (meaning.unit === 'ounces' && same(ounce.unit)));
  });
  if (other) return hint('two-amounts', both(line, main, other));
  const useful = usefulUnits(base.unit, food !== null, context.kitchen);
  const asVolume = wanted?.unit === 'ounces' && fluid && base.kind === 'volume';
  const to = asVolume ? ounce.unit : (wanted?.unit ?? usualUnit(base, factor, food, useful));
  const also = target?.also ? (unitOf(target.also, target.region)?.unit ?? null) : null;
  const crosses = UNITS[to].kind !== base.kind;
  if (crosses && !density) return { kind: 'which-food', read, sharers };
  return {
    kind: 'read',
    answer: {
      kind: 'amount',
      given: base.given,
      factor,
      food,
      main: inUnit(base.values, base.kind, to, density?.used ?? null),
      named: wanted !== null,
      range: askedRange(base, to, density),
      others: otherUnits(base, to, question, useful, density, also),
      level: base.given.kind === 'amounts' && isHeaped(line, lexicon),
      basis: crosses && density ? density.basis : base.given.kind === 'pieces' ? 'piece' : 'exact',
      elsewhere: base.elsewhere,
    },
    guessed: units[0]?.guessed ? 'given' : wanted?.guessed ? 'target' : null,
    ounces: liquid ? ounceRole(question, units[0]?.unit, wanted?.unit, base.kind) : null,
    vague: read.food !== '' && !food,
    read,
  };
}
