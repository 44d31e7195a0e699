import { LIQUIDS } from '../foods/liquids.ts';
import { ownDensity } from '../kitchens/kitchen.ts';
import { foodWords } from '../recipeText/foodKey.ts';
import { phraseAt } from '../recipeText/lexicon.ts';
import type { FoodWay, ListedNames } from '../recipeText/listedNames.ts';
import { remarksOf } from '../recipeText/matchFood.ts';
import { type LineAmount, type ReadLine, readLine } from '../recipeText/readLine.ts';
import { tokensOf } from '../recipeText/tokens.ts';
import { isMeasure, MEASURES } from '../recipeText/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { AmountAnswer, HintCode, UnitAmount } from './askAnswer.ts';
import { foodMeant } from './askFood.ts';
import type { AskLexicon } from './askLexicon.ts';
import { pieceMeant } from './askPieces.ts';
import { type AskUnitId, type MeantUnit, meantUnit, unitKind } from './askUnits.ts';
import type { AskContext } from './kitchenContext.ts';
import { amountsBehind } from './moreAmounts.ts';
import { tokensText, without } from './phraseRuns.ts';
import type { Question } from './readQuestion.ts';
import { baseOf, inUnit, usefulUnits } from './usefulUnits.ts';

export type AmountReading =
  | {
      kind: 'read';
      answer: AmountAnswer;
      /** The cup may be another one. */
      guessed: 'given' | 'target' | null;
      /** Ounces may be a weight or a volume; the answer takes them as a weight. */
      ounces: 'given' | 'target' | null;
      read: ReadLine;
    }
  /** A weight and a volume, but no food. */
  | { kind: 'which-food'; read: ReadLine }
  | { kind: 'hint'; code: HintCode; words: string; read: ReadLine };

interface Density {
  used: number;
  low: number;
  high: number;
  basis: 'measured' | 'own';
}

function densityOf({ food, way }: FoodWay, { kitchen }: AskContext): Density {
  const own = way === food.ways[0] ? ownDensity(kitchen, food.id) : null;
  if (own !== null) return { used: own, low: own, high: own, basis: 'own' };
  const per = (grams: number) => grams / US_MEASURES.cup;
  return {
    used: per(way.cup),
    low: per(way.low ?? way.cup),
    high: per(way.high ?? way.cup),
    basis: 'measured',
  };
}

interface Base {
  values: readonly number[];
  kind: 'volume' | 'weight';
  given: AmountAnswer['given'];
  unit: AskUnitId;
  /** The lowest and highest grams of pieces of any size. */
  sizes: readonly [number, number] | null;
}

/** The sum of a line's amounts, or the weight of its pieces; null if no source weighs them. */
function basedOn(
  amounts: readonly LineAmount[],
  units: readonly MeantUnit[],
  food: FoodWay | null,
  { factor, line }: Question,
  lexicon: AskLexicon,
): Base | null {
  const [main] = amounts;
  const [first] = units;
  if (!main) return null;
  if (first) {
    const { unit } = first;
    const added = amounts
      .map(({ values }, index): UnitAmount => ({ values, unit: units[index]?.unit ?? unit }))
      .filter((amount) => unitKind(amount.unit) === unitKind(unit));
    return {
      values: baseOf(added, factor),
      kind: unitKind(unit),
      given: { kind: 'amounts', amounts: added },
      unit,
      sizes: null,
    };
  }
  const tokens = tokensOf(line);
  const sizes = tokens.flatMap((_, at) => phraseAt(tokens, at, lexicon.sizes) ?? []);
  const [size] = sizes.sort((a, b) => b.next - a.next);
  const whole = main.unit === 'piece' && WHOLE.test(line.slice(main.start, main.end));
  const piece = food && pieceMeant(food.food, whole ? null : main.unit, size?.value ?? null);
  if (!piece) return null;
  const times = (values: readonly number[], by: number) => values.map((value) => value * by * factor);
  return {
    values: times(main.values, piece.grams),
    kind: 'weight',
    given: { kind: 'pieces', count: main.values, piece: piece.id },
    unit: 'grams',
    sizes: piece.range && [
      Math.min(...times(main.values, piece.range[0])),
      Math.max(...times(main.values, piece.range[1])),
    ],
  };
}

/** The lowest and the highest result, if they differ. */
function rangeOf(base: Base, main: AskUnitId, density: Density | null): AmountAnswer['range'] {
  if (base.values.length > 1) return null;
  const at = (values: readonly number[], by: number | null) =>
    inUnit(values, base.kind, main, by).values[0] ?? 0;
  const across = density !== null && unitKind(main) !== base.kind;
  if (!across && !base.sizes) return null;
  const [least, most] = base.sizes ?? [base.values[0] ?? 0, base.values[0] ?? 0];
  const ends = [density?.low ?? null, density?.high ?? null].flatMap((by) => [
    at([least], by),
    at([most], by),
  ]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return high > low * 1.0001 ? [low, high] : null;
}

/** Of the words for a little, the one with a defined size. */
const PINCH = /pinch|pinc[ée]e|prise|pizca/iu;
/** Of the words that count portions, those that mean the whole thing: a wedge or a cube is less. */
const WHOLE = /\b(?:pieces?|pcs?|st(?:ü|ue?)cke?|stk|pi[èe]ces?|piezas?|pzas?|unidad(?:es)?|uds?)\b/iu;
const PINCHES: MeantUnit = { unit: 'pinch', guessed: false };

/** Too little of a unit to show beside the answer. */
const LEAST_SHOWN = 0.25;

/** The food of a line, with or without the word for the size of a piece. */
function meant(
  read: ReadLine,
  remarks: readonly string[],
  lexicon: AskLexicon,
  names: ListedNames,
): FoodWay | null {
  const sized = without(tokensOf(read.food), lexicon.sizes);
  const found = foodMeant(read.food, remarks, names);
  if (found || !sized.found) return found;
  const rest = tokensText(sized.tokens);
  const words = foodWords(rest, lexicon.recipe);
  const size = foodWords(read.food, lexicon.recipe).filter((word) => !words.includes(word));
  return foodMeant(rest, [...remarks, size.join(' ')], names);
}

const isHeaped = (line: string, { list }: AskLexicon) => {
  const tokens = tokensOf(line);
  return tokens.some((_, at) => phraseAt(tokens, at, list.heaped) !== null);
};

/** Reads an amount with its food and converts it. */
export function askAmount(
  question: Question,
  lexicon: AskLexicon,
  names: ListedNames,
  context: AskContext,
): AmountReading {
  const { language } = lexicon.recipe;
  const { line, target, region, byWeight } = question;
  const all = readLine(line, lexicon.recipe);
  // `a pinch` alone is not a food
  const read = all.parts.some(({ kind }) => kind === 'food') ? all : { ...all, food: '' };
  const hint = (code: HintCode, words = ''): AmountReading => ({ kind: 'hint', code, words, read });
  const behind = amountsBehind(line, read, lexicon);
  if (behind === null) return hint('unread');
  const amounts = [...read.amounts.filter(({ role }) => role === 'main' || role === 'plus'), ...behind];
  const [main] = amounts;
  if (/^0+(?:[.,]0*)?(?![\d.,/])/.test(line)) return hint('not-positive');
  if (read.heading || !main) return hint('unread');
  if (main.values.some((value) => !(value > 0)) || /^[-−–]\s*[\d½¼¾]/u.test(line))
    return hint('not-positive');
  const pinch = main.unit === 'pinch' && PINCH.test(line.slice(main.start, main.end));
  const counted = !isMeasure(main.unit) && !pinch;
  const food = read.food ? meant(read, behind.length > 0 ? [] : remarksOf(line, read), lexicon, names) : null;
  const wants = target?.measure;
  // Weight to weight and volume to volume need no food.
  const alike = amounts.every(
    ({ unit }) => isMeasure(unit) && wants && MEASURES[unit].kind === MEASURES[wants].kind,
  );
  if (read.food && !food && !alike)
    return hint(/\p{L}{2}/u.test(read.food) && behind.length === 0 ? 'unknown-food' : 'unread', read.food);
  if (!food && counted) return hint('unread');

  if (target && !wants) return hint('unread');
  const measures = amounts.flatMap(({ unit }) =>
    isMeasure(unit) ? meantUnit(unit, region, context.kitchen, language) : pinch ? PINCHES : [],
  );
  const wanted = wants ? meantUnit(wants, target.region, context.kitchen, language) : null;
  const liquid = food !== null && LIQUIDS.has(food.food.id);
  const fluid = !byWeight && !food;
  const ounce = { unit: meantUnit('fl_oz', region, context.kitchen, language).unit, guessed: false };
  const units = measures.map((one) =>
    one.unit === 'ounces' && fluid && wanted && unitKind(wanted.unit) === 'volume' ? ounce : one,
  );
  const base = basedOn(amounts, units, food, question, lexicon);
  if (!base) return hint('no-piece', read.food);
  if (base.values.some((value) => !Number.isFinite(value) || value > 1e12)) return hint('too-large');

  const density = food && densityOf(food, context);
  const useful = usefulUnits(base.unit, food !== null, context.kitchen).filter((unit) => unit !== base.unit);
  const pieces = base.given.kind === 'pieces';
  const asVolume = wanted?.unit === 'ounces' && fluid && base.kind === 'volume';
  const to = asVolume ? ounce.unit : (wanted?.unit ?? (pieces ? 'grams' : (useful[0] ?? 'grams')));
  if (unitKind(to) !== base.kind && !density) return { kind: 'which-food', read };
  const mainAmount = inUnit(base.values, base.kind, to, density?.used ?? null);
  const crosses = unitKind(to) !== base.kind;
  return {
    kind: 'read',
    answer: {
      kind: 'amount',
      given: base.given,
      factor: question.factor,
      food,
      main: mainAmount,
      range: rangeOf(base, to, density),
      others: useful
        .filter(
          (unit) => unit !== to && (wanted === null && !pieces ? true : unitKind(unit) === unitKind(to)),
        )
        .map((unit) => inUnit(base.values, base.kind, unit, density?.used ?? null))
        .filter(({ values }) => Math.min(...values) >= LEAST_SHOWN)
        .slice(0, 2),
      level: base.given.kind === 'amounts' && isHeaped(line, lexicon),
      basis: crosses && density ? density.basis : pieces ? 'piece' : 'exact',
    },
    guessed: units[0]?.guessed ? 'given' : wanted?.guessed ? 'target' : null,
    ounces:
      byWeight || !liquid
        ? null
        : units[0]?.unit === 'ounces' && to !== 'grams'
          ? 'given'
          : units[0]?.unit === 'ounces' && !wanted
            ? 'given'
            : wanted?.unit === 'ounces' && base.kind === 'volume'
              ? 'target'
              : null,
    read,
  };
}
