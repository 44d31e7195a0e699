import { askLexicon, type PieceSize } from '../ask/askLexicon.ts';
import { findPiece, isDoubtful, isThickOrThin, isWholePiece, sizeIn } from '../ask/askPieces.ts';
import { categoryOf, isAnyFood } from '../foods/figures.ts';
import type { AnyFoodId } from '../foods/foods.ts';
import type { ListedFood } from '../foods/listedFood.ts';
import { hasTrait } from '../foods/traits.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { type MarketId, marketsFor, wordsCountry } from '../kitchens/markets.ts';
import { foldLetters } from '../language/foldAccents.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { type Lexicon, lexiconOf, type Phrases } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { sumAmounts } from '../text/convert/lineQuantity.ts';
import type { LineFood } from '../text/convert/lineTarget.ts';
import { countsCuts } from '../text/line/countsCuts.ts';
import { inchesOf, isLength } from '../text/line/inchesOf.ts';
import { PLANT_PARTS } from '../text/line/matchLine.ts';
import { isPinch } from '../text/line/pinches.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { isMeasure, type SizeOverrides } from '../units/measureWords.ts';
import { UNITS } from '../units/units.ts';
import { heldVolume } from '../vessels/householdMeasures.ts';
import type { RequiredQuantity, Span } from './recipe.ts';
import { middle, spanOf } from './span.ts';
import { statedGrams, statedMilliliters } from './statedWeight.ts';

/** How a recipe is read. */
interface Reading {
  pack: LanguagePack;
  country: CountryId;
  sizes: SizeOverrides;
}

/** The food of a line, its entry in the food list, and the densities of the foods that share its name, if it has none. */
export interface LineFoodMatch {
  found: LineFood;
  listed: ListedFood | undefined;
  shared: readonly [low: number, high: number] | null;
}

/** The part of a plant that a name counts: `Basilikumblätter`, `basil leaves`, `feuilles de menthe`. */
function partInName({ text, read, lexicon }: TextLine): string | null {
  const name = read.parts.find(({ kind }) => kind === 'food');
  const words = name
    ? foldLetters(text.slice(name.start, name.end))
        .split(/[^\p{L}]+/u)
        .filter(Boolean)
    : [];
  const { noun } = lexicon.words.grammar;
  const word = (noun === 'first' ? words[0] : words.at(-1)) ?? '';
  const isPart = (id: string | undefined) => id !== undefined && PLANT_PARTS.has(id);
  const whole = lexicon.units.map.get(word);
  if (isPart(whole)) return whole ?? null;
  if (noun !== 'compound') return null;
  // Shorter ends belong to other words, too: `bl`
  for (const [part, id] of lexicon.units.map)
    if (isPart(id) && part.length > 3 && word.endsWith(part)) return id;
  return null;
}

/** Whether cuts of a food are only a part of it: of a lime, not of a chicken breast. */
const isCutUp = (food: string) => hasTrait(food, 'fresh');

/** Whether a counting word means whole pieces: pieces of chicken breast are, pieces of ginger are not. */
const countsWholes = ({ counted, lexicon }: { counted: string; lexicon: Lexicon }, food: string) =>
  lexicon.list.wholes.map.has(foldLetters(counted)) || (isAnyFood(food) && categoryOf(food) === 'meat');

/** A piece of anything heavier may be a part of it: `1 Stück Melone`. */
const MAX_WHOLE_GRAMS = 300;

/** Foods whose pieces are slices: `8 thick-cut bacon`. */
const SLICED: ReadonlySet<string> = new Set<AnyFoodId>(['bacon', 'lardons']);

/** Whether an amount counts slices, wedges and the like without a counting word before the food. */
const countsSlices = (line: TextLine, unit: string | null, food: string) =>
  (unit === null && countsCuts(line)) || (SLICED.has(food) && (unit === null || unit === 'piece'));

/** Small and slender kinds of vegetables weigh less than what sources weigh: `Snackpaprika`, `pimiento italiano`. */
const SLIGHT = /\b(?:mini|snack|spitz)|pimientos? (?:verdes? )?italian/iu;

/** Whether a line names a kind of fresh food whose pieces are of another size. */
const isSlight = ({ read }: TextLine, food: string) => isCutUp(food) && SLIGHT.test(read.food);

/** The piece of a food that an amount counts, with its own word, one in the food's name, or none. */
function pieceOfLine(
  line: TextLine,
  listed: ListedFood,
  { markets, size }: { markets: readonly MarketId[]; size: PieceSize | null },
) {
  const { text, read, lexicon } = line;
  const main = read.amounts.find(({ role }) => role === 'main');
  const unit = main?.unit ?? null;
  const slice = countsSlices(line, unit, listed.id) && findPiece(listed, { word: 'slice', size }, markets);
  if (slice) return slice;
  if (slice === null && isCutUp(listed.id)) return null;
  const word = unit === null || unit === 'piece' ? (partInName(line) ?? unit) : unit;
  const counting = isLength(unit) ? 'inch' : word;
  const named = findPiece(listed, { word: counting, size }, markets);
  if (named || unit !== 'piece' || word !== unit) return named;
  const counted = /\p{L}+$/u.exec(text.slice(main?.start, main?.end))?.[0] ?? '';
  const whole = countsWholes({ counted, lexicon }, listed.id) ? findPiece(listed, { size }, markets) : null;
  return whole && isWholePiece(whole.id) && whole.grams <= MAX_WHOLE_GRAMS ? whole : null;
}

/** Up to how many inches across foods are of a size: NDB 18364. */
const WIDTHS: Readonly<Partial<Record<string, readonly (readonly [inches: number, size: PieceSize])[]>>> = {
  'flour-tortillas': [
    [6.5, 'small'],
    [8.5, 'medium'],
    [10.5, 'large'],
    [14, 'extraLarge'],
  ],
};

/** The size of a food that a line gives by its width: `8 (6-inch) flour tortillas`. */
function sizeByWidth({ text }: TextLine, food: string): PieceSize | null {
  const [, inches] = /(\d+(?:\.\d)?)[\s-]?(?:inch|in\b|["”″])/i.exec(text) ?? [];
  if (inches === undefined) return null;
  return WIDTHS[food]?.find(([most]) => Number(inches) <= most)?.[1] ?? null;
}

/** The size that a line gives its food, not the cuts of it: `2 onions, in small cubes`. */
function sizeOfFood({ text, read, lexicon }: TextLine, sizes: Phrases<PieceSize>): PieceSize | null {
  const end = read.parts.findLast(({ kind }) => kind === 'food')?.end ?? text.length;
  const saysCuts = (remark: string) => tokensOf(remark).some(({ key }) => lexicon.list.cuts.map.has(key));
  const remarks = text
    .slice(end)
    .split(/(?=[,;])/)
    .filter((remark) => !saysCuts(remark));
  // The s of `c/s` is no size
  return sizeIn(tokensOf((text.slice(0, end) + remarks.join('')).replace('/s', '')), sizes);
}

/** The grams of counted pieces, such as `2 large eggs`, if a source weighs them. */
function gramsOfPieces(
  line: TextLine,
  food: LineFoodMatch | null,
  { pack, country }: Reading,
): RequiredQuantity['grams'] {
  const { read } = line;
  const main = read.amounts.find(({ role }) => role === 'main');
  if (!main) return null;
  const { values } = main;
  const { found, listed } = food ?? {};
  const packet = found?.packet;
  const inches = isLength(main.unit) ? inchesOf(line, main.unit) : 1;
  if (inches === null) return null;
  const count = spanOf(values, inches);
  if (packet) {
    const { grams, low, high } = packet;
    return { value: middle(count) * grams, lowest: count.lowest * low, highest: count.highest * high };
  }
  const { sizes } = askLexicon(lexiconOf(pack.line), pack.ask);
  const size = (listed && sizeByWidth(line, listed.id)) ?? sizeOfFood(line, sizes);
  const markets = marketsFor(pack.country, country);
  const isWeighed = listed && !isSlight(line, listed.id);
  const piece = isWeighed && pieceOfLine(line, listed, { markets, size });
  if (!piece || isDoubtful(piece, { count: count.highest, markets })) return null;
  const [min, max] = piece.range ?? [piece.grams, piece.grams];
  return {
    value: middle(count) * piece.grams,
    lowest: count.lowest * min,
    highest: count.highest * max,
  };
}

/** Milliliters of a food by its published weights. */
function gramsOfVolume(milliliters: Span, food: LineFoodMatch | null): RequiredQuantity['grams'] {
  if (!food) return null;
  const { found, shared } = food;
  if (found.density === null && !shared) return null;
  const [low, high] = shared ?? [found.low ?? found.density ?? 0, found.high ?? found.density ?? 0];
  const density = found.density ?? (low + high) / 2;
  return {
    value: middle(milliliters) * density,
    lowest: milliliters.lowest * low,
    highest: milliliters.highest * high,
  };
}

/** Milliliters of what has no exact size: vessels of the country, and pinches as sets of small spoons have them. */
function looseVolume(text: string, main: LineAmount, { pack, country }: Reading): Span | null {
  if (main.unit === 'pinch')
    return isPinch(text.slice(main.start, main.end)) ? spanOf(main.values, UNITS.pinch.size) : null;
  const held = heldVolume(main, wordsCountry(pack.country, country));
  return held && { lowest: held.low, highest: held.high };
}

/** The grams of what a line counts: as it states, else by the weight or the volume of each. */
function gramsOfCounted(
  { line, main }: { line: TextLine; main: LineAmount },
  food: LineFoodMatch | null,
  reading: Reading,
) {
  const { sizes } = reading;
  const isUnsure =
    main.unit === 'slice' && isThickOrThin(line.text.slice(main.start, main.end), line.lexicon);
  const pieces = isUnsure ? null : gramsOfPieces(line, food, reading);
  const sized = food !== null && hasTrait(food.found.id, 'egg');
  const stated = statedGrams(line, main, { sizes, pieces, sized });
  if (stated) return stated;
  const volume = statedMilliliters(line, sizes);
  const held = volume ? null : looseVolume(line.text, main, reading);
  return (volume && gramsOfVolume(volume, food)) ?? pieces ?? (held && gramsOfVolume(held, food));
}

/** How much of its food a line requires, in grams too if published weights allow; null without a countable amount. */
export function requiredQuantityOf(
  line: TextLine,
  food: LineFoodMatch | null,
  reading: Reading,
): RequiredQuantity | null {
  const { sizes } = reading;
  const { amounts } = line.read;
  const main = amounts.find(({ role }) => role === 'main');
  if (!main || !(Math.max(...main.values) > 0)) return null;
  if (!isMeasure(main.unit)) {
    const grams = gramsOfCounted({ line, main }, food, reading);
    return { ...spanOf(main.values), in: 'pieces', counted: main.unit, grams };
  }
  const base = sumAmounts([main, ...amounts.filter(({ role }) => role === 'plus')], { factor: 1, sizes });
  if (!base) return null;
  const span = spanOf(base.values);
  if (base.kind === 'weight')
    return { ...span, in: 'grams', counted: null, grams: { ...span, value: middle(span) } };
  return {
    ...span,
    in: 'milliliters',
    counted: null,
    grams: statedGrams(line, main, { sizes }) ?? gramsOfVolume(span, food),
  };
}
