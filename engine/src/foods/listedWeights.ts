import type { MarketId } from '../kitchens/markets.ts';
import { categoryOf, cupWeight, publishedFigures } from './figures.ts';
import { FILL_IDS } from './fillIds.ts';
import type { FillId } from './food.ts';
import type { AnyFoodId, FoodId } from './foods.ts';
import type { ListedPiece, ListedWay } from './listedFood.ts';
import type { NamedLanguage } from './names/names.ts';
import { sourceName } from './names/sourceNames.ts';
import type { Piece } from './piece.ts';
import { piecesOf } from './pieces.ts';
import type { SourceId } from './sources.ts';
import { pieceSpread } from './usualSpread.ts';

/**
 * Rounds grams to tenths; sources are not more precise. 173.48 g become 173.4 and not 173.5, which would read as 174 g
 * beside the 173 g of a table that rounds once.
 */
function roundToTenth(grams: number): number {
  const tenths = Math.round(grams * 10);
  const twice = grams >= 10 && Math.round(tenths / 10) > Math.round(grams);
  return (twice ? tenths - 1 : tenths) / 10;
}

/** The ends of a range are read as whole grams; tenths count where a cup is light. */
const roundEnd = (grams: number) => (grams < 100 ? roundToTenth(grams) : Math.round(grams));

const ALIASES = Object.entries(FILL_IDS);

const shortNames = (language: NamedLanguage, sources: readonly SourceId[]) => [
  ...new Set(sources.map((id) => sourceName(language, id))),
];

/** What a cup of a food weighs, filled in one way. Throws where no source has it filled that way. */
export function listedWay(language: NamedLanguage, food: FoodId, fill: FillId): ListedWay {
  const weight = cupWeight(food, fill);
  if (!weight) throw new Error(`No weight of ${food}, ${fill}`);
  const { used, lowest, highest } = weight;
  const cup = roundToTenth(used.gramsPerCup);
  const alias = ALIASES.find(([, [of, filled]]) => of === food && filled === fill)?.[0];
  return {
    id: fill,
    ...(alias && { alias }),
    sources: shortNames(
      language,
      publishedFigures(food, fill).map(({ source }) => source),
    ),
    cup,
    ...(roundToTenth(highest) > roundToTenth(lowest) && {
      low: Math.min(cup, roundEnd(lowest)),
      high: Math.max(cup, roundEnd(highest)),
    }),
  };
}

type RangedPiece = ReturnType<typeof piecesOf>[number] & Required<Pick<Piece, 'low' | 'high'>>;

/** The pieces and packs of a food, those of the given markets first, with what other sources usually have. */
export const rangedPieces = (food: AnyFoodId, markets?: readonly MarketId[]): readonly RangedPiece[] =>
  piecesOf(food, markets).map((piece) => {
    const { id, grams, low: least = grams, high: most = grams, others = [] } = piece;
    const [low, high] = pieceSpread(
      { id, grams, low: least, high: most, others: others.length },
      categoryOf(food),
    );
    return { ...piece, low, high };
  });

/** What the pieces and packs of a food weigh; none where no source has any. */
export const listedPieces = (language: NamedLanguage, food: AnyFoodId): readonly ListedPiece[] =>
  rangedPieces(food).map(({ id, market, grams, low, high, source, others = [] }) => ({
    id,
    ...(market && { market }),
    grams,
    ...(high > low && { low, high }),
    source: shortNames(language, [source, ...others.map((other) => other.source)]).join(', '),
  }));
