import { holdsOne, PIECES_BY_WORD } from '../foods/countedPieces.ts';
import type { AnyFoodId } from '../foods/foods.ts';
import { hasListedTrait, type ListedFood, type ListedPiece } from '../foods/listedFood.ts';
import { isPack, isWholePiece, type PieceId, SIZE_IDS } from '../foods/piece.ts';
import { OTHER_SIZES, USUAL_EGG } from '../foods/table/countedTraits.ts';
import type { MarketId } from '../kitchens/markets.ts';
import { type Phrases, phraseAt } from '../language/lexicon.ts';
import type { Token } from '../language/tokens.ts';
import type { PieceSize } from './askLexicon.ts';
import { hasCountedTrait } from './countedTraits.ts';

/** The default pieces if no size is named; for eggs `USUAL_EGG`. */
const DEFAULT_PIECES: readonly PieceId[] = [
  'piece',
  'juiceOfOne',
  'zestOfOne',
  'medium',
  'large',
  'clove',
  'head',
  'sheet',
  'cube',
  'ball',
  'tub',
  'half',
];

export interface FoundPiece {
  id: PieceId;
  food: string;
  grams: number;
  /** Grams of the lightest and heaviest: over all sizes if none is named, over brands, or within a size's limits. */
  range: readonly [number, number] | null;
  /** Where it is sold, if that matters. */
  market: MarketId | null;
  source: string;
  /** What the same words mean elsewhere. */
  elsewhere: readonly ListedPiece[];
}

type Wanted = (market: MarketId | undefined) => readonly PieceId[];

/** The default pieces of a food in a market. */
const defaultPieces =
  (food: ListedFood): Wanted =>
  (market) => {
    const egg = market && hasListedTrait(food, 'egg') && USUAL_EGG[market];
    return egg ? [egg] : DEFAULT_PIECES;
  };

/** The piece meant in each market. */
const inMarkets = (food: ListedFood, markets: readonly (MarketId | undefined)[], wanted: Wanted) =>
  markets.flatMap((market) => {
    const sold = (food.pieces ?? []).filter((piece) => piece.market === market);
    return wanted(market).flatMap((id) => sold.find((piece) => piece.id === id) ?? [])[0] ?? [];
  });

const rangeOf = (pieces: readonly ListedPiece[]) =>
  [
    Math.min(...pieces.map(({ grams, low = grams }) => low)),
    Math.max(...pieces.map(({ grams, high = grams }) => high)),
  ] as const;

/** The word that counts pieces (null for the whole thing), and their size. */
interface CountedBy {
  word?: string | null;
  size?: PieceSize | null;
}

/** Of what is heavier, a small one weighs much less: `2 small bok choy`. */
const MAX_ANY_SIZE_GRAMS = 300;

/** The pieces that a word or a size names, in each market; the default ones without either. */
function piecesBy(
  food: ListedFood,
  { word = null, size = null }: CountedBy,
  markets: readonly (MarketId | undefined)[],
): readonly ListedPiece[] {
  const named = word === null ? size && [size] : (PIECES_BY_WORD[word] ?? []);
  const exact = named ? inMarkets(food, markets, () => named) : [];
  if (exact.length > 0 || word !== null) return exact.filter((piece) => holdsOne(word, piece));
  const usual = inMarkets(food, markets, defaultPieces(food));
  return size === 'small' ? usual.filter(({ grams }) => grams <= MAX_ANY_SIZE_GRAMS) : usual;
}

/**
 * Finds the piece meant by a counting word and a size, as sold in the first of the markets that has it, or
 * anywhere; null if no source weighs it, such as a handful.
 */
export function findPiece(
  food: ListedFood,
  counted: CountedBy,
  markets: readonly MarketId[],
): FoundPiece | null {
  const all = new Set((food.pieces ?? []).map(({ market }) => market));
  const order = [...new Set([undefined, ...markets, ...all])].filter((market) => all.has(market));
  const meant = piecesBy(food, counted, order);
  const [piece, ...others] = meant;
  if (!piece) return null;
  const { id, grams, market, source } = piece;
  const sizes = (food.pieces ?? []).filter(
    (piece) => piece.market === market && SIZE_IDS.some((id) => id === piece.id),
  );
  const isAnySize = !counted.word && !counted.size && sizes.length > 1;
  const isKnown = market === undefined || markets.includes(market);
  const [low, high] = isAnySize
    ? rangeOf([piece, ...sizes.map((piece) => ({ ...piece, low: piece.grams, high: piece.grams }))])
    : rangeOf(isKnown ? [piece] : meant);
  const elsewhere = others.filter((piece) => piece.id !== id || piece.grams !== grams);
  return {
    id,
    food: food.id,
    grams,
    range: high > low ? [low, high] : null,
    market: market ?? null,
    source,
    elsewhere,
  };
}

/** Tokens of a remark in parentheses that is longer talk of other pieces: `(if the onion is small, take 2)`. */
const LONG_REMARK = 8;

/** The size that tokens name first, by the longest phrase: `very large`. */
export function sizeIn(tokens: readonly Token[], sizes: Phrases<PieceSize>): PieceSize | null {
  const open = tokens.findIndex(({ key }) => key === '(');
  const close = tokens.findIndex(({ key }, at) => at > open && key === ')');
  const isTalk = (at: number) => open >= 0 && close - open > LONG_REMARK && at > open && at < close;
  const [named] = tokens.flatMap((_, at) => (isTalk(at) ? [] : (phraseAt(tokens, at, sizes) ?? [])));
  return named?.value ?? null;
}

/** As many are grams whose unit is missing: `150 de judías verdes`. */
const MIN_DOUBTFUL_COUNT = 100;

/** More are pieces of one. */
const MAX_BIRDS = 3;

/** Grams of what shops cut or breed by a country's taste: a whole chicken, a fillet of salmon. */
const MIN_LOCAL_GRAMS = 190;

/** Whether shops pack a food for one of these markets. */
const isPackedIn = ({ pieces = [] }: ListedFood, markets: readonly MarketId[]) =>
  pieces.some(({ id, market }) => isPack(id) && market !== undefined && markets.includes(market));

/** How a food is counted. */
interface CountedFood {
  count: number;
  markets: readonly MarketId[];
  /** Whether the answer says where the piece is sold. */
  named: boolean;
  /** Whether fillets are counted. */
  fillets: boolean;
}

/**
 * Whether a piece may not be meant: one as only shops elsewhere sell it, too many whole ones, a fillet of a fish. Where
 * the answer says the market (`named`), only if shops here pack the food otherwise.
 */
export function isDoubtful(
  { id, market, grams, range }: FoundPiece,
  food: ListedFood,
  { count, markets, named, fillets }: CountedFood,
): boolean {
  const isForeign = market !== null && !markets.includes(market);
  const isFish = hasCountedTrait(food.id, 'wholeFish');
  // Fish of one name are of many species and sizes: the fillets of a single source may be others
  const isOtherFish = isFish && (!fillets || range === null);
  const isLocal = named ? isPack(id) && isPackedIn(food, markets) : isPack(id) || grams > MIN_LOCAL_GRAMS;
  const otherSize = OTHER_SIZES[food.id as AnyFoodId];
  const isOtherSize = otherSize !== undefined && markets.includes(otherSize);
  return (
    isOtherSize ||
    (isForeign && isLocal) ||
    (count > MAX_BIRDS && hasCountedTrait(food.id, 'birds')) ||
    (isWholePiece(id) && (count >= MIN_DOUBTFUL_COUNT || isOtherFish))
  );
}

/** Lighter things come in handfuls: nobody asks for a single cherry. */
const MIN_SINGLE_PIECE_GRAMS = 30;

/** Whether a food's name alone, such as `onion`, means one piece, or a whole head; `single` if it can hardly mean more. */
export function meansOnePiece(food: ListedFood, single: boolean): boolean {
  const piece = findPiece(food, {}, []);
  if (piece?.id === 'head') return single;
  if (!piece || !isWholePiece(piece.id)) return false;
  return hasListedTrait(food, 'egg') || piece.grams >= MIN_SINGLE_PIECE_GRAMS || single;
}
