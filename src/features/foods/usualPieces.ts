import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import type { Piece, PieceId } from '@gramwise/engine/foods/piece.ts';
import { piecesOf } from '@gramwise/engine/foods/pieces.ts';
import { USUAL_EGG } from '@gramwise/engine/foods/table/countedTraits.ts';
import { hasTrait } from '@gramwise/engine/foods/traits.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { marketsFor } from '@gramwise/engine/kitchens/markets.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { OWN_PIECES } from './ownPieces.ts';
import { type PieceWord, pieceWord } from './pieceWord.ts';

/** What cooks mean when a recipe only says how many. */
const USUAL: readonly PieceId[] = ['piece', 'medium', 'clove', 'head'];

const isSame = (piece: Piece, other: Piece): boolean =>
  piece.market === other.market && piece.source === other.source && piece.entry === other.entry;

/**
 * Every piece of a food, those of the shops of the language, or of a cook's kitchen, first. One piece that recipes have
 * other words for is not repeated: a pod of vanilla, which tables also list as its stick and, after French `gousse`, as
 * its clove.
 */
export function piecesIn(
  language: Language,
  food: AnyFoodId,
  kitchen: CountryId | null = null,
): readonly (ReturnType<typeof piecesOf>[number] & { word: PieceWord; own: string | undefined })[] {
  const pieces = piecesOf(food, marketsFor(LANGUAGES[language].kitchen, kitchen));
  const whole = pieces.filter(({ id }) => id === 'piece');
  return pieces
    .filter((piece) => piece.id === 'piece' || !whole.some((other) => isSame(other, piece)))
    .map((piece) => ({
      ...piece,
      word: pieceWord(piece.id, food),
      own: OWN_PIECES[language]?.[food]?.[piece.id],
    }));
}

/** The pieces of a food that are sold anywhere or in the nearest shops, else in others, the usual one first. */
export function usualPieces(
  language: Language,
  food: AnyFoodId,
  kitchen: CountryId | null = null,
): ReturnType<typeof piecesIn> {
  const pieces = piecesIn(language, food, kitchen);
  const markets = marketsFor(LANGUAGES[language].kitchen, kitchen);
  const own = pieces.find(({ market }) => market && markets.includes(market))?.market;
  // A slice weighs the same anywhere, so that it comes before pieces that are sold abroad only.
  const first = pieces.find(({ id }) => id !== 'slice') ?? pieces[0];
  const near = pieces.filter(({ market }) => market === first?.market || (own && market === own));
  const egg = first?.market && hasTrait(food, 'egg') && USUAL_EGG[first.market];
  const usual = near.find(({ id }) => (egg ? id === egg : USUAL.includes(id))) ?? near[0];
  return usual ? [usual, ...near.filter((piece) => piece !== usual)] : [];
}
