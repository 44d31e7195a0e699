import { marketsOf } from '../foods/markets.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { ownDensity } from '../kitchens/kitchen.ts';
import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { isPacket } from '../text/line/packets.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { AmountAnswer, UnitAmount } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { pieceMeant } from './askPieces.ts';
import type { AskContext } from './kitchenContext.ts';
import type { MeantUnit } from './meantUnit.ts';
import type { Question } from './readQuestion.ts';
import { baseOf, inUnit } from './usefulUnits.ts';

/** Of the words that count portions, those that mean the whole thing: a wedge or a cube is less. */
const WHOLE = /\b(?:pieces?|pcs?|st(?:ü|ue?)cke?|stk|pi[èe]ces?|piezas?|pzas?|unidad(?:es)?|uds?)\b/iu;

export interface AskedDensity {
  used: number;
  low: number;
  high: number;
  basis: 'measured' | 'own';
}

/** Grams per milliliter: the visitor's own figure, else by the sources. */
export function askedDensity({ food, way }: FoodWay, { kitchen }: AskContext): AskedDensity {
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

export interface AmountBase {
  values: readonly number[];
  kind: 'volume' | 'weight';
  given: AmountAnswer['given'];
  unit: KitchenUnitId;
  /** The lowest and highest grams of pieces of any size. */
  sizes: readonly [number, number] | null;
  elsewhere: AmountAnswer['elsewhere'];
}

/** The sum of a line's amounts, or the weight of its pieces; null if no source weighs them. */
export function basedOn(
  amounts: readonly LineAmount[],
  units: readonly MeantUnit[],
  food: FoodWay | null,
  { factor, line }: Question,
  lexicon: AskLexicon,
  { kitchen }: AskContext,
): AmountBase | null {
  const [main] = amounts;
  const [first] = units;
  if (!main) return null;
  if (first) {
    const { unit } = first;
    const added = amounts
      .map(({ values }, index): UnitAmount => ({ values, unit: units[index]?.unit ?? unit }))
      .filter((amount) => UNITS[amount.unit].kind === UNITS[unit].kind);
    return {
      values: baseOf(added, factor),
      kind: UNITS[unit].kind,
      given: { kind: 'amounts', amounts: added },
      unit,
      sizes: null,
      elsewhere: [],
    };
  }
  const tokens = tokensOf(line);
  const sizes = tokens.flatMap((_, at) => phraseAt(tokens, at, lexicon.sizes) ?? []);
  const [size] = sizes.sort((a, b) => b.next - a.next);
  const whole = main.unit === 'piece' && WHOLE.test(line.slice(main.start, main.end));
  const markets = marketsOf(lexicon.recipe.language, kitchen.chosen ? kitchen.country : null);
  const written = line.slice(main.start, main.end).trim();
  const piece =
    food &&
    (main.unit !== 'package' || isPacket(written)) &&
    pieceMeant(food.food, whole ? null : main.unit, size?.value ?? null, markets);
  if (!piece) return null;
  const times = (values: readonly number[], by: number) => values.map((value) => value * by * factor);
  return {
    values: times(main.values, piece.grams),
    kind: 'weight',
    given: { kind: 'pieces', count: main.values, piece },
    unit: 'grams',
    sizes: piece.range && [
      Math.min(...times(main.values, piece.range[0])),
      Math.max(...times(main.values, piece.range[1])),
    ],
    elsewhere: piece.elsewhere,
  };
}

/** The lowest and the highest result, if they differ. */
export function askedRange(
  base: AmountBase,
  main: KitchenUnitId,
  density: AskedDensity | null,
): AmountAnswer['range'] {
  if (base.values.length > 1) return null;
  const at = (values: readonly number[], by: number | null) =>
    inUnit(values, base.kind, main, by).values[0] ?? 0;
  const across = density !== null && UNITS[main].kind !== base.kind;
  if (!across && !base.sizes) return null;
  const [least, most] = base.sizes ?? [base.values[0] ?? 0, base.values[0] ?? 0];
  const ends = [density?.low ?? null, density?.high ?? null].flatMap((by) => [
    at([least], by),
    at([most], by),
  ]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return high > low * 1.0001 ? [low, high] : null;
}
