import { holdsOne } from '../foods/countedPieces.ts';
import { hasListedTrait, type ListedFood } from '../foods/listedFood.ts';
import { isWholePiece } from '../foods/piece.ts';
import type { MarketId } from '../kitchens/markets.ts';
import { foldedWords } from '../language/foldedWords.ts';
import type { Phrases } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { isContainer } from '../text/line/containers.ts';
import { countsCuts, endsInWord } from '../text/line/countsCuts.ts';
import { inchesOf, isLength } from '../text/line/inchesOf.ts';
import { PLANT_PARTS } from '../text/line/matchLine.ts';
import { mainOf } from '../text/line/readLine.ts';
import type { ReadText } from '../text/line/textLine.ts';
import type { PieceSize } from './askLexicon.ts';
import { type FoundPiece, findPiece, isDoubtful, sizeIn } from './askPieces.ts';
import { hasCountedTrait } from './countedTraits.ts';
import { sizeByWidth } from './pieceWidth.ts';

/** The part of a plant that a name counts, or its head: `Basilikumblätter`, `feuilles de menthe`, `garlic bulb`. */
export function partInName(
  { text, read, lexicon }: Pick<ReadText, 'text' | 'read' | 'lexicon'>,
  { pieces = [] }: ListedFood,
): string | null {
  const name = read.parts.find(({ kind }) => kind === 'food');
  const words = name ? foldedWords(text.slice(name.start, name.end)) : [];
  const { noun } = lexicon.words.grammar;
  const word = (noun === 'first' ? words[0] : words.at(-1)) ?? '';
  const hasHead = pieces.some(({ id }) => id === 'head');
  const isPart = (id: string | undefined) =>
    id !== undefined && (PLANT_PARTS.has(id) || (id === 'bunch' && hasHead));
  const whole = lexicon.units.map.get(word);
  if (isPart(whole)) return whole ?? null;
  // As `stickOrStalk` reads it before the name: `3 celery sticks`
  if (whole === 'stick' && pieces.some(({ id }) => id === 'stalk')) return 'stalk';
  if (noun !== 'compound') return null;
  // Shorter ends belong to other words, too: `bl`
  for (const [part, id] of lexicon.units.map)
    if (isPart(id) && part.length > 3 && word.endsWith(part)) return id;
  return null;
}

/** Whether cuts of a food are only a part of it: of a lime, in `2 Lachsstreifen`, not of a chicken breast. */
const isCutUp = (food: ListedFood, { lexicon }: ReadText, unit: string | null) =>
  hasListedTrait(food, 'fresh') || (unit === null && lexicon.words.grammar.noun === 'compound');

/** A piece of anything heavier may be a part of it: `1 Stück Melone`. */
const MAX_WHOLE_GRAMS = 300;

/** Whether nothing smaller than the food itself is counted. */
const isWholeUnit = (unit: string | null) => unit === null || unit === 'piece';

/** Whether an amount counts slices, wedges and the like without a counting word before the food. */
const countsSlices = (line: ReadText, unit: string | null, food: string) =>
  (unit === null && countsCuts(line)) || (hasCountedTrait(food, 'slicedPieces') && isWholeUnit(unit));

/** Whether a line names a small or slender kind of a fresh food: `Snackpaprika`, `mini cucumbers`. */
function isSlight({ read, lexicon }: ReadText, food: ListedFood): boolean {
  const { list, words } = lexicon;
  const isKind = (word: string) =>
    list.slight.map.has(word) ||
    (words.grammar.noun === 'compound' && words.slight.some((kind) => word.startsWith(kind)));
  return (
    hasListedTrait(food, 'fresh') &&
    isWholeUnit(mainOf(read)?.unit ?? null) &&
    foldedWords(read.food).some(isKind)
  );
}

/** Whether a line counts fillets: `4 filetes de merluza`, `2 Forellenfilets`. */
const namesFillet = ({ text, lexicon }: ReadText) =>
  foldedWords(text).some((word) => endsInWord(word, lexicon.list.fillets, lexicon));

/** Whether a line counts halves: `12 walnut halves`, `4 Hälften Pfirsich`. */
function namesHalves({ text, read, lexicon }: ReadText): boolean {
  const main = mainOf(read);
  const name = read.parts.findLast(({ kind }) => kind === 'food');
  const start = main?.unit === 'piece' ? main.start : name?.start;
  return foldedWords(text.slice(start, name?.end)).some((word) =>
    endsInWord(word, lexicon.list.halves, lexicon),
  );
}

/** Whether a line counts slices that are thick or thin: `3 thick slices`, `3 thin tomato slices`. */
function isThickOrThin(line: ReadText): boolean {
  const { text, read, lexicon } = line;
  const main = mainOf(read);
  const isNamed = main?.unit === null && countsCuts(line);
  const end = isNamed ? read.parts.findLast(({ kind }) => kind === 'food')?.end : main?.end;
  const counted = tokensOf(text.slice(main?.start, end));
  return (
    (isNamed || main?.unit === 'slice') && counted.some(({ key }) => lexicon.list.thickness.map.has(key))
  );
}

/** Where pieces are sold, and the words for their sizes. */
interface CountedPieces {
  markets: readonly MarketId[];
  sizes: Phrases<PieceSize>;
  /** Whether the answer says where the piece is sold. */
  named: boolean;
}

/** Where pieces are sold, and the size that a line names. */
interface SizedPieces {
  markets: readonly MarketId[];
  size: PieceSize | null;
}

/** The whole piece that a line calls a piece: of chicken breast, but not of ginger; null for a large one. */
function wholePiece(
  { text, read, lexicon }: ReadText,
  listed: ListedFood,
  { markets, size }: SizedPieces,
): FoundPiece | null {
  const main = mainOf(read);
  const counted = tokensOf(text.slice(main?.start, main?.end));
  const isWhole =
    hasCountedTrait(listed.id, 'wholePieces') || counted.some(({ key }) => lexicon.list.wholes.map.has(key));
  const piece = isWhole ? findPiece(listed, { size }, markets) : null;
  return piece && isWholePiece(piece.id) && piece.grams <= MAX_WHOLE_GRAMS ? piece : null;
}

/**
 * The packet of `1 Vanillezucker`. American packages hold vegetables and mixes, too, and a `cuarto de mantequilla` is that of
 * a kilo.
 */
function ownPacket({ read }: ReadText, listed: ListedFood, markets: readonly MarketId[]): FoundPiece | null {
  if (markets.includes('us')) return null;
  const packet = findPiece(listed, { word: 'package' }, markets);
  const isPart = Math.min(...(mainOf(read)?.values ?? [])) < 1;
  return packet && isPart && holdsOne('box', packet) ? null : packet;
}

/** The piece of a food that an amount counts, with its own word, one in the food's name, or none. */
function pieceOfLine(line: ReadText, listed: ListedFood, sized: SizedPieces): FoundPiece | null {
  const { markets, size } = sized;
  const unit = mainOf(line.read)?.unit ?? null;
  // The cube of `1 Hefewürfel` is what is sold
  const isSold = listed.pieces?.some(({ id }) => id === 'cube');
  const slice =
    !isSold && countsSlices(line, unit, listed.id) && findPiece(listed, { word: 'slice', size }, markets);
  if (slice) return slice;
  if (slice === null && isCutUp(listed, line, unit)) return null;
  const word = isWholeUnit(unit) ? (partInName(line, listed) ?? unit) : unit;
  const named =
    findPiece(listed, { word: isLength(unit) ? 'inch' : word, size }, markets) ??
    // `2 kl Backpulver` are two spoons in Austria
    (word === null && size === null ? ownPacket(line, listed, markets) : null);
  return named || unit !== 'piece' || word !== unit ? named : wholePiece(line, listed, sized);
}

/** The size that a line gives its food, not the cuts of it: `2 onions, in small cubes`. */
function sizeOfFood({ text, read, lexicon }: ReadText, sizes: Phrases<PieceSize>): PieceSize | null {
  const end = read.parts.findLast(({ kind }) => kind === 'food')?.end ?? text.length;
  const { list, words } = lexicon;
  const isCompound = words.grammar.noun === 'compound';
  // `in Würfel`, `klein gehackt`, `klein schneiden`
  const saysHow = (word: string, at: number) =>
    list.cuts.map.has(word) ||
    (isCompound && at > 0 && (list.prepared.map.has(word) || list.tails.map.has(word)));
  const remarks = text
    .slice(end)
    .split(/(?=[,;(])/)
    .filter((remark) => !foldedWords(remark).some(saysHow));
  // The s of `c/s` is no size
  return sizeIn(tokensOf((text.slice(0, end) + remarks.join('')).replace('/s', '')), sizes);
}

/** The pieces of a food that a line counts, by the inch too; null if no source weighs them, or they may be others. */
export function piecesInLine(
  line: ReadText,
  listed: ListedFood,
  { sizes, markets, named }: CountedPieces,
): { piece: FoundPiece; count: readonly number[] } | null {
  const main = mainOf(line.read);
  const inches = main && isLength(main.unit) ? inchesOf(line, main.unit) : 1;
  if (!main || inches === null) return null;
  // No source weighs these
  if (isThickOrThin(line) || isSlight(line, listed)) return null;
  const size = sizeByWidth(line.text, listed.id, line.lexicon)?.size ?? sizeOfFood(line, sizes);
  const isHalved = namesHalves(line);
  // Not in `1 can pear halves`
  const half = isHalved && !isContainer(main.unit) && findPiece(listed, { word: 'half' }, markets);
  const piece = half || pieceOfLine(line, listed, { markets, size });
  // Not of a chicken breast, of which cooks count halves
  const isPart = isHalved && hasListedTrait(listed, 'fresh') && piece && isWholePiece(piece.id);
  const count = main.values.map((value) => value * (isPart ? inches / 2 : inches));
  const counted = { markets, named, count: Math.max(...count), fillets: namesFillet(line) };
  const isOther = piece && isDoubtful(piece, listed, counted);
  return piece && !isOther ? { piece, count } : null;
}
