import type { FoodWay } from '../foods/match/listedNames.ts';
import { isPack } from '../foods/piece.ts';
import { chosenCountry } from '../kitchens/kitchen.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { marketsFor } from '../kitchens/markets.ts';
import type { Region } from '../language/askWords/askWords.ts';
import { tokensOf } from '../language/tokens.ts';
import { type LineAmount, mainOf } from '../text/line/readLine.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import type { AmountAnswer, UnitAmount } from './askAnswer.ts';
import type { FoundPiece } from './askPieces.ts';
import type { AskRequest } from './askRequest.ts';
import { vesselsOf } from './askVessels.ts';
import type { DensityRange } from './density.ts';
import { piecesInLine } from './piecesInLine.ts';
import type { ResolvedUnit } from './resolveUnit.ts';
import type { UnderstoodLine } from './understandQuestion.ts';
import { convertToUnit, sumInBaseUnits } from './usefulUnits.ts';

/** A line and what it counts. */
type Counted = Pick<UnderstoodLine, 'read' | 'used'>;

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

/** The country whose shops a region names; null for a system of measures. */
const countryOf = (region: Region | null): CountryId | null =>
  region === 'imperial' ? 'gb' : region === 'metric' ? null : region;

/** The pieces of a food that a line counts; null if no source weighs them. */
function countedPieces(
  { read }: Counted,
  { food }: FoodWay,
  { question: { line, region }, lexicon, context }: AskRequest,
) {
  const { recipe, sizes } = lexicon;
  const named = countryOf(region);
  const markets = named
    ? marketsFor(named)
    : marketsFor(recipe.words.country, chosenCountry(context.kitchen));
  const source = { text: line, tokens: tokensOf(line), lexicon: recipe, read };
  return piecesInLine(source, food, { markets, sizes, named: true });
}

/** Packets whose heaviest weighs more than this many of the lightest have no usual weight. */
const MAX_SURE_RATIO = 1.5;

/** The grams of one piece: the usual ones, or the ends of the range of a packet that has no usual weight. */
function gramsOf({ id, grams, range }: FoundPiece): readonly number[] {
  return range && isPack(id) && range[1] > range[0] * MAX_SURE_RATIO ? range : [grams];
}

/** The weight of counted pieces; null if no source weighs them. */
function piecesOf(line: Counted, food: FoodWay, request: AskRequest): BaseAmount | null {
  const found = countedPieces(line, food, request);
  if (!found) return null;
  const { piece, count } = found;
  // `ein Achtel Obers` is one of a liter, not of a tub that nobody names
  const isPart = Math.min(...count) * request.question.factor < 1;
  if (isPart && piece.id === 'tub' && mainOf(line.read)?.unit === null) return null;
  const times = (by: number) => count.map((value) => value * by * request.question.factor);
  const [low = piece.grams, high = low] = gramsOf(piece);
  return {
    values: high > low ? [Math.min(...times(low)), Math.max(...times(high))] : times(low),
    kind: 'weight',
    given: { kind: 'pieces', count, piece },
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
  line: Counted & Pick<UnderstoodLine, 'food'>,
  units: readonly ResolvedUnit[],
  request: AskRequest,
): BaseAmount | null {
  const { used, food } = line;
  const [main] = used;
  const [first, ...more] = units;
  if (first) return sumOf(used, [first, ...more], request.question.factor);
  return main ? ((food && piecesOf(line, food, request)) ?? heldBy(main, request)) : null;
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
