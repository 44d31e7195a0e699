import type { MarketId } from '../kitchens/markets.ts';
import type { ListedPiece } from './listedFood.ts';
import { isPack, OWN_PACKS, type PieceId } from './piece.ts';

/** The pieces for the counted words of recipes. */
export const PIECES_BY_WORD: Readonly<Record<string, readonly PieceId[]>> = {
  half: ['half'],
  clove: ['clove'],
  slice: ['slice', 'sheet'],
  stalk: ['stalk', 'sprig'],
  sprig: ['sprig', 'stalk'],
  leaf: ['leaf', 'sheet'],
  sheet: ['sheet', 'leaf'],
  lump: ['knob'],
  drizzle: ['drizzle'],
  ball: ['ball'],
  inch: ['inch'],
  bunch: ['bunch', 'head'],
  package: ['sachet', 'block'],
  box: ['sachet', 'block'],
  becher: ['tub'],
  jar: ['tub'],
  can: ['can'],
  bottle: ['bottle'],
  // `barra de mantequilla`: Spanish has one word for both
  bar: ['bar', 'stick'],
  block: ['block'],
  carton: ['carton'],
  cube: ['cube'],
};

/** Lighter packets come several to a box: of yeast, not of cake mix. */
const MIN_BOX_GRAMS = 85;

/** Whether what a word counts may hold a single piece of this weight. */
export const holdsOne = (word: string | null, { grams }: Pick<ListedPiece, 'grams'>): boolean =>
  word !== 'box' || grams >= MIN_BOX_GRAMS;

/** Whether a word counts what shops pack. */
export const countsPack = (word: string | null): boolean => (PIECES_BY_WORD[word ?? ''] ?? []).some(isPack);

/** The packet that a word counts, as sold in the first of the markets that has it; null if none does. */
export function packCountedBy(
  pieces: readonly ListedPiece[],
  word: string | null,
  markets: readonly MarketId[],
): ListedPiece | null {
  const ids = word === null ? OWN_PACKS : (PIECES_BY_WORD[word] ?? []).filter(isPack);
  const sold = [undefined, ...markets].flatMap((market) => pieces.filter((piece) => piece.market === market));
  return sold.find((piece) => ids.includes(piece.id) && holdsOne(word, piece)) ?? null;
}
