import { hasListedTrait } from '../foods/listedFood.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { hasOunces } from '../kitchens/kitchens.ts';
import { hasPhrase } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import type { LineAmount, ReadLine } from '../text/line/readLine.ts';
import { isOnScaleOrJug } from '../units/howUsed.ts';
import { isMeasure } from '../units/measureWords.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { isWithinRounding } from './amountSums.ts';
import { type AmountUnits, resolveAmountUnits } from './amountUnits.ts';
import type { AmountAnswer, HintCode, UnitAmount } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { AskRequest, QuestionLanguage } from './askRequest.ts';
import { type BaseAmount, resultRange, toBaseAmount } from './baseAmount.ts';
import { asksSticks, type Density, densityOf, isOtherStick, STICK_DENSITY } from './density.ts';
import { leftInCan } from './leftInCan.ts';
import type { Question } from './parseQuestion.ts';
import { bothFigures, type UnderstoodLine, understandQuestion } from './understandQuestion.ts';
import { convertToUnit, usefulUnits } from './usefulUnits.ts';
import { weighedInstead } from './weighedInstead.ts';

export type AmountReading =
  | {
      kind: 'read';
      answer: AmountAnswer;
      /** The cup may be another one. */
      guessed: 'given' | 'target' | null;
      /** Ounces may be a weight or a volume; the answer takes them as a weight. */
      ounces: 'given' | 'target' | null;
      /** True if the words for a food were neither needed nor understood. */
      vague: boolean;
      read: ReadLine;
    }
  /** A weight and a volume without a food, with a name that several foods share, or of a food whose kinds are weighed. */
  | { kind: 'which-food'; read: ReadLine; sharers: readonly FoodWay[]; kinds: readonly FoodWay[] | null }
  | { kind: 'hint'; code: HintCode; words: string; read: ReadLine };

/** Smaller amounts of a unit are not shown beside the answer. */
const MIN_SHOWN_VALUE = 0.25;

const isHeaped = (line: string, { recipe }: AskLexicon) => hasPhrase(tokensOf(line), recipe.list.heaped);

/** An amount in grams or milliliters, the named units, and the food's density, of its weight as given. */
interface Calculation extends Density {
  base: BaseAmount;
  units: AmountUnits;
  /** The unit of the answer. */
  to: KitchenUnitId;
  useful: readonly KitchenUnitId[];
}

/** Whether another figure of the line equals the amount that the answer is based on. */
function matchesAmount(
  values: readonly number[],
  unit: KitchenUnitId,
  { base, density }: Pick<Calculation, 'base' | 'density'>,
): boolean {
  const ends = base.sizes ?? ([Math.min(...base.values), Math.max(...base.values)] as const);
  const { kind } = base;
  if (UNITS[unit].kind !== kind && !density) return false;
  const all = [density?.low ?? null, density?.high ?? null].flatMap(
    (by) => convertToUnit({ values: ends, kind, density: by }, unit).values,
  );
  return values.every((value) => isWithinRounding(value, [Math.min(...all), Math.max(...all)]));
}

/** A figure of the line that contradicts the amount used for the answer; undefined if all agree. */
const contradiction = (
  { repeated }: UnderstoodLine,
  { factor }: Question,
  { base, density, units }: Pick<Calculation, 'base' | 'density' | 'units'>,
) =>
  repeated.find(({ unit, values }) => {
    const meaning = isMeasure(unit) ? units.unitOf(unit) : null;
    const times = values.map((value) => value * factor);
    const same = (unit: KitchenUnitId) => matchesAmount(times, unit, { base, density });
    // Eight ounces of milk may be a weight or a volume
    return meaning === null || !(same(meaning) || (meaning === 'ounces' && same(units.fluidOunce)));
  });

/** Which ounces of a liquid are ambiguous between weight and volume: the given or the target unit. */
function ounceRole({ units: { units, wanted }, base }: Calculation): 'given' | 'target' | null {
  if (units[0]?.unit === 'ounces' && wanted?.unit !== 'grams') return 'given';
  // A can of milk is labeled by volume
  const isPoured = base.kind === 'volume' || base.given.kind === 'pieces';
  return wanted?.unit === 'ounces' && isPoured ? 'target' : null;
}

/** The default unit of an answer if the question names none. */
function usualUnit(
  base: BaseAmount,
  { keepsUnit, weighs }: { keepsUnit: boolean; weighs: boolean },
  useful: readonly KitchenUnitId[],
): KitchenUnitId {
  if (base.given.kind === 'pieces') return 'grams';
  if (base.given.kind === 'vessels') return weighs ? 'grams' : 'milliliters';
  const isLess = UNITS[base.unit].size >= 1000 && Math.max(...base.values) < UNITS[base.unit].size;
  // Half of 250 g is 125 g
  if (keepsUnit) return isLess ? (base.kind === 'weight' ? 'grams' : 'milliliters') : base.unit;
  return useful.find((unit) => unit !== base.unit) ?? 'grams';
}

/** The same amount in other useful units: in ounces only where recipes have them. */
function otherUnits(
  { base, density, units: { also }, to, useful: all }: Calculation,
  { question: { factor, target }, context: { kitchen } }: AskRequest,
): readonly UnitAmount[] {
  const known = hasOunces(kitchen.country);
  const useful = all.filter((unit) => known || (unit !== 'ounces' && unit !== 'pounds'));
  // Juice is poured
  const isPoured = base.given.kind === 'pieces' && base.given.piece.id === 'juiceOfOne';
  const free = !target?.measure && (base.given.kind !== 'pieces' || isPoured);
  // A multiple should be in the unit that was multiplied
  const isCounted = factor !== 1 || base.given.kind === 'vessels';
  const units = isCounted && free ? [base.unit, ...useful] : useful.filter((unit) => unit !== base.unit);
  return [...new Set(also ? [also, ...units] : units)]
    .filter((unit) => unit !== to && (free || UNITS[unit].kind === UNITS[to].kind))
    .map((unit) => convertToUnit({ ...base, density: density?.used ?? null }, unit))
    .filter(({ values }) => Math.min(...values) >= MIN_SHOWN_VALUE)
    .slice(0, 2);
}

/** The amount in the unit of the answer; of vessels, from the smallest and lightest to the largest and heaviest. */
function mainAmount({ base, density, to }: Calculation): UnitAmount {
  const inUnit = (values: readonly number[], by: number | undefined) =>
    convertToUnit({ values, kind: base.kind, density: by ?? null }, to);
  const [low, high] = base.values;
  if (base.given.kind !== 'vessels' || low === undefined || high === undefined)
    return inUnit(base.values, density?.used);
  const { unit, values } = inUnit([low], density?.low);
  return { unit, values: [...values, ...inUnit([high], density?.high).values] };
}

/** Builds the answer from a calculation. */
function answerOf(calculation: Calculation, food: FoodWay | null, request: AskRequest): AmountAnswer {
  const { question, lexicon } = request;
  const { base, density, drained, to, units } = calculation;
  const crosses = UNITS[to].kind !== base.kind;
  // Only what is left in a can has sizes, beside pieces
  const isLeft = base.given.kind === 'amounts' && base.sizes !== null;
  const isPieces = base.given.kind === 'pieces';
  return {
    kind: 'amount',
    given: base.given,
    factor: question.factor,
    food,
    main: mainAmount(calculation),
    named: units.wanted !== null,
    range: resultRange(base, to, density),
    others: otherUnits(calculation, request),
    level: !isPieces && isHeaped(question.line, lexicon),
    drained: isLeft || (crosses && drained),
    basis: (isLeft || crosses) && density ? density.basis : isPieces ? 'piece' : 'exact',
    elsewhere: base.elsewhere,
  };
}

/** The requested unit, or the most useful one. */
function unitFor(
  { base, units: { wanted, fluidOunce } }: Pick<Calculation, 'base' | 'units'>,
  food: FoodWay | null,
  { question, useful }: { question: Question; useful: readonly KitchenUnitId[] },
): KitchenUnitId {
  const isFluid = wanted?.unit === 'ounces' && !question.byWeight && !food && base.kind === 'volume';
  if (isFluid) return fluidOunce;
  const { given } = base;
  const isSum = !food && given.kind === 'amounts' && given.amounts.length > 1;
  const isInOneUnit = isSum && given.amounts.every(({ unit }) => unit === base.unit || isOnScaleOrJug(unit));
  const keepsUnit =
    (question.factor !== 1 || isInOneUnit) &&
    (food === null || base.kind === 'weight' || isOnScaleOrJug(base.unit));
  const weighs = food?.way != null && !hasListedTrait(food.food, 'liquid');
  return wanted?.unit ?? usualUnit(base, { keepsUnit, weighs }, useful);
}

/** Why there is no answer: the food's weight is not known, or which food is meant. */
function unweighed(found: UnderstoodLine, language: QuestionLanguage): AmountReading {
  const { read, food, sharers } = found;
  const kinds = food && weighedInstead({ ...found, food }, language);
  return kinds?.length === 0
    ? { kind: 'hint', code: 'no-weight', words: read.food, read }
    : { kind: 'which-food', read, sharers, kinds };
}

/** Whether a question asks for a weight that no source gives; a cup of bacon in milliliters tells a cook nothing. */
function lacksWeight(
  { base, density, units, to }: Calculation,
  { food }: UnderstoodLine,
  question: Question,
) {
  if (density) return false;
  const isOpen = units.wanted === null && question.factor === 1 && base.kind === 'volume';
  return UNITS[to].kind !== base.kind || (food !== null && isOpen && !hasListedTrait(food.food, 'liquid'));
}

/** Calculates the answer to an understood line. */
function calculate(found: UnderstoodLine, main: LineAmount, request: AskRequest): AmountReading {
  const { question, context } = request;
  const { read, food } = found;
  const hint = (code: HintCode, words = ''): AmountReading => ({ kind: 'hint', code, words, read });
  const units = resolveAmountUnits(found, main, request);
  if ('code' in units) return hint(units.code, units.words);
  if (isOtherStick(units, read, request)) return hint('no-count', read.food);
  const whole = toBaseAmount(found, units.units, request);
  if (!whole) return food?.way === null ? unweighed(found, request) : hint('no-piece', read.food);
  if (whole.values.some((value) => !Number.isFinite(value) || value > 1e12)) return hint('too-large');
  const { density, drained } = asksSticks(units)
    ? { density: STICK_DENSITY, drained: false }
    : densityOf(main, food, context);
  const other = contradiction(found, question, { base: whole, density, units });
  if (other) return hint('two-amounts', bothFigures(question.line, main, other));
  const useful = usefulUnits(whole.unit, density !== null, context.kitchen);
  const to = unitFor({ base: whole, units }, food, { question, useful });
  const base = UNITS[to].kind === 'weight' ? leftInCan(whole, food, request) : whole;
  if (!base) return hint('no-weight', read.food || question.line);
  const calculation = { base, density, drained, units, to, useful };
  return lacksWeight(calculation, found, question)
    ? unweighed(found, request)
    : readingOf(calculation, found, request);
}

/** The answer, with what of it was guessed. */
function readingOf(
  calculation: Calculation,
  { read, food }: UnderstoodLine,
  request: AskRequest,
): AmountReading {
  const { units } = calculation;
  const { question } = request;
  const isLiquid = food !== null && hasListedTrait(food.food, 'liquid') && !question.byWeight;
  return {
    kind: 'read',
    answer: answerOf(calculation, food, request),
    guessed: units.units[0]?.guessed ? 'given' : units.wanted?.guessed ? 'target' : null,
    ounces: isLiquid ? ounceRole(calculation) : null,
    vague: read.food !== '' && !food,
    read,
  };
}

/** Reads an amount with its food and converts it. */
export function askAmount(request: AskRequest): AmountReading {
  const found = understandQuestion(request);
  if ('code' in found) return { kind: 'hint', ...found };
  const { read, used, sharers } = found;
  if (sharers.length > 0) return { kind: 'which-food', read, sharers, kinds: null };
  const [main] = used;
  return main ? calculate(found, main, request) : { kind: 'hint', code: 'unread', words: '', read };
}
