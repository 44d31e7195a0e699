import { isPack } from '../foods/countedPieces.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { chosenCountry } from '../kitchens/kitchen.ts';
import { marketsFor } from '../kitchens/markets.ts';
import { tokensOf } from '../language/tokens.ts';
import { isPacket } from '../text/line/packets.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import type { AmountAnswer, UnitAmount } from './askAnswer.ts';
import { type FoundPiece, findPiece, isThickOrThin, sizeIn } from './askPieces.ts';
import type { AskRequest } from './askRequest.ts';
import { vesselsOf } from './askVessels.ts';
import type { DensityRange } from './density.ts';
import type { ResolvedUnit } from './resolveUnit.ts';
import type { UnderstoodLine } from './understandQuestion.ts';
import { convertToUnit, sumInBaseUnits } from './usefulUnits.ts';

/** Words for portions that mean the whole thing; a wedge or a cube is less. */
const WHOLE_PIECE = /\b(?:pieces?|pcs?|st(?:ü|ue?)cke?|stk|pi[èe]ces?|piezas?|pzas?|unidad(?:es)?|uds?)\b/iu;

export interface BaseAmount {
  values: readonly number[];
  kind: 'volume' | 'weight';
  given: AmountAnswer['given'];
  unit: KitchenUnitId;
  /** The lowest and highest grams of pieces of any size. */
  sizes: readonly [number, number] | null;
  elsewhere: AmountAnswer['elsewhere'];
}

/** The sum of amounts, in the resolved units. */
function sumOf(
  amounts: readonly LineAmount[],
  units: readonly [ResolvedUnit, ...ResolvedUnit[]],
  factor: number,
): BaseAmount {
  const [{ unit }] = units;
  const added = amounts
    .map(({ values }, index): UnitAmount => ({ values, unit: units[index]?.unit ?? unit }))
    .filter((amount) => UNITS[amount.unit].kind === UNITS[unit].kind);
  return {
    values: sumInBaseUnits(added, factor),
    kind: UNITS[unit].kind,
    given: { kind: 'amounts', amounts: added },
    unit,
    sizes: null,
    elsewhere: [],
  };
}

/** The piece of a food that an amount counts; null if no source weighs it. */
function pieceOf(main: LineAmount, { food }: FoodWay, { question: { line }, lexicon, context }: AskRequest) {
  const written = line.slice(main.start, main.end);
  if (main.unit === 'package' && !isPacket(written.trim())) return null;
  if (main.unit === 'slice' && isThickOrThin(written, lexicon.recipe)) return null;
  const word = main.unit === 'piece' && WHOLE_PIECE.test(written) ? null : main.unit;
  const { kitchen } = context;
  const markets = marketsFor(lexicon.recipe.words.country, chosenCountry(kitchen));
  return findPiece(food, { word, size: sizeIn(tokensOf(line), lexicon.sizes) }, markets);
}

/** Packets whose heaviest weighs more than this many of the lightest have no usual weight. */
const MAX_SURE_RATIO = 1.5;

/** The grams of one piece: the usual ones, or the ends of the range of a packet that has no usual weight. */
function gramsOf({ id, grams, range }: FoundPiece): readonly number[] {
  return range && isPack(id) && range[1] > range[0] * MAX_SURE_RATIO ? range : [grams];
}

/** The weight of counted pieces; null if no source weighs them. */
function piecesOf(main: LineAmount, food: FoodWay, request: AskRequest): BaseAmount | null {
  const piece = pieceOf(main, food, request);
  if (!piece) return null;
  const times = (by: number) => main.values.map((value) => value * by * request.question.factor);
  const [low = piece.grams, high = low] = gramsOf(piece);
  return {
    values: high > low ? [Math.min(...times(low)), Math.max(...times(high))] : times(low),
    kind: 'weight',
    given: { kind: 'pieces', count: main.values, piece },
    unit: 'grams',
    sizes: piece.range && [Math.min(...times(piece.range[0])), Math.max(...times(piece.range[1]))],
    elsewhere: piece.elsewhere,
  };
}

/** What counted vessels hold; null where no source says. */
function heldBy(main: LineAmount, request: AskRequest): BaseAmount | null {
  const held = vesselsOf(main, request);
  return held && { ...held, kind: 'volume', unit: 'milliliters', sizes: null, elsewhere: [] };
}

/** The sum of a line's amounts, the weight of its pieces or what its vessels hold; null if no source says. */
export function toBaseAmount(
  { used, food }: Pick<UnderstoodLine, 'used' | 'food'>,
  units: readonly ResolvedUnit[],
  request: AskRequest,
): BaseAmount | null {
  const [main] = used;
  const [first, ...more] = units;
  if (first) return sumOf(used, [first, ...more], request.question.factor);
  return main && food ? (piecesOf(main, food, request) ?? heldBy(main, request)) : null;
}

/** The lowest and the highest result, if they differ. */
export function resultRange(
  base: BaseAmount,
  main: KitchenUnitId,
  density: DensityRange | null,
): AmountAnswer['range'] {
  if (base.values.length > 1) return null;
  const at = (values: readonly number[], by: number | null) =>
    convertToUnit({ values, kind: base.kind, density: by }, main).values[0] ?? 0;
  const across = density !== null && UNITS[main].kind !== base.kind;
  if (!across && !base.sizes) return null;
  const [min, max] = base.sizes ?? [base.values[0] ?? 0, base.values[0] ?? 0];
  const ends = [density?.low ?? null, density?.high ?? null].flatMap((by) => [at([min], by), at([max], by)]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return high > low * 1.0001 ? [low, high] : null;
}
