import { askLexicon, type PieceSize } from '../ask/askLexicon.ts';
import { findPiece, isDoubtful, isWholePiece, sizeIn } from '../ask/askPieces.ts';
import type { AnyFoodId } from '../foods/foods.ts';
import type { ListedFood } from '../foods/listedFood.ts';
import { hasTrait } from '../foods/traits.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { type MarketId, marketsFor, wordsCountry } from '../kitchens/markets.ts';
import { foldLetters } from '../language/foldAccents.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { lexiconOf, phraseAt } from '../language/lexicon.ts';
import { sizedVolume, sumAmounts } from '../text/convert/lineQuantity.ts';
import type { LineFood } from '../text/convert/lineTarget.ts';
import { countsCuts } from '../text/line/countsCuts.ts';
import { PLANT_PARTS } from '../text/line/findLineFood.ts';
import { inchesOf, isLength } from '../text/line/inchesOf.ts';
import { isPinch } from '../text/line/pinches.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { type TextLine, textLine } from '../text/line/textLine.ts';
import { isMeasure, type SizeOverrides } from '../units/measureWords.ts';
import { UNITS } from '../units/units.ts';
import { heldVolume } from '../vessels/householdMeasures.ts';
import type { RequiredQuantity, Span } from './recipe.ts';

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

const spanOf = (values: readonly number[], by = 1): Span => ({
  lowest: (values[0] ?? 0) * by,
  highest: (values.at(-1) ?? 0) * by,
});

const middle = ({ lowest, highest }: Span) => (lowest + highest) / 2;

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

/** A piece of anything heavier may be a part of it: `1 Stück Melone`. */
const MAX_WHOLE_GRAMS = 300;

/** Foods whose pieces are slices: `8 thick-cut bacon`. */
const SLICED: ReadonlySet<string> = new Set<AnyFoodId>(['bacon', 'lardons']);

/** Whether an amount counts slices, wedges and the like without a counting word before the food. */
const countsSlices = (line: TextLine, unit: string | null, food: string) =>
  (unit === null && countsCuts(line)) || (SLICED.has(food) && (unit === null || unit === 'piece'));

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
  const whole = lexicon.list.wholes.map.has(foldLetters(counted))
    ? findPiece(listed, { size }, markets)
    : null;
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

/** The grams of counted pieces, such as `2 large eggs`, if a source weighs them. */
function gramsOfPieces(
  line: TextLine,
  food: LineFoodMatch | null,
  { pack, country }: Reading,
): RequiredQuantity['grams'] {
  const { tokens, read } = line;
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
  const size = (listed && sizeByWidth(line, listed.id)) ?? sizeIn(tokens, sizes);
  const markets = marketsFor(pack.country, country);
  const piece = listed && pieceOfLine(line, listed, { markets, size });
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

/** Whether a weight right behind a number is that of each: `3 (8 ounce) packages`, `4 (6 oz) salmon fillets`. */
function isWeightOfEach({ read, text }: TextLine, main: LineAmount, { role, start }: LineAmount): boolean {
  if (role === 'size') return true;
  const food = read.parts.find(({ kind }) => kind === 'food')?.start ?? text.length;
  return role === 'alt' && !isMeasure(main.unit) && main.start < start && start < food;
}

/** A weight behind the food: `1 whole chicken, 3 1/2 to 4 pounds`, `2 steaks, about 8 oz each`. */
function laterWeight({ text, read, lexicon }: TextLine, sizes: SizeOverrides) {
  const food = read.parts.findLast(({ kind }) => kind === 'food');
  const rest = text.slice(food?.end ?? text.length).replace(/^[^\p{L}\p{N}]+/u, '');
  if (!/^\p{L}{0,12}\.?\s?\d/u.test(rest)) return null;
  const line = textLine(rest, lexicon);
  // `1 vaso de aceite y 25 g de mantequilla`
  if (phraseAt(line.tokens, 0, lexicon.list.and) ?? phraseAt(line.tokens, 0, lexicon.list.plus)) return null;
  const amount = line.read.amounts[0] ?? null;
  const base = amount && sumAmounts([{ ...amount, role: 'main' }], { factor: 1, sizes });
  if (base?.kind !== 'weight') return null;
  return {
    ...spanOf(base.values),
    each: line.tokens.some((_, at) => phraseAt(line.tokens, at, lexicon.list.apiece)),
  };
}

/** The weight that the recipe itself states, which beats any table: `1 cup (120 g)`, `2 cans (400 g each)`. */
function statedGrams(line: TextLine, main: LineAmount, sizes: SizeOverrides): RequiredQuantity['grams'] {
  const { amounts } = line.read;
  if (amounts.some(({ role }) => role === 'plus')) return null;
  const weights = amounts.flatMap((amount) => {
    const base =
      amount.role === 'alt' || amount.role === 'size' ? sumAmounts([amount], { factor: 1, sizes }) : null;
    return base?.kind === 'weight'
      ? [{ each: isWeightOfEach(line, main, amount), ...spanOf(base.values) }]
      : [];
  });
  const later = isMeasure(main.unit) || amounts.length > 1 ? null : laterWeight(line, sizes);
  const weight = weights[0] ?? later;
  if (!weight) return null;
  const count = weight.each ? spanOf(main.values) : { lowest: 1, highest: 1 };
  const grams = {
    lowest: weight.lowest * count.lowest,
    highest: weight.highest * count.highest,
  };
  return { ...grams, value: middle(weight) * middle(count) };
}

/** Whether a line counts pieces and states what they weigh, as bought: `1 whole chicken (4 pounds)`. */
export function statesPieceWeight(line: TextLine, sizes: SizeOverrides): boolean {
  const main = line.read.amounts.find(({ role }) => role === 'main');
  return main !== undefined && !isMeasure(main.unit) && statedGrams(line, main, sizes) !== null;
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
  const stated = statedGrams(line, main, sizes);
  if (!isMeasure(main.unit)) {
    const sized = sizedVolume(line.read, sizes);
    const held = sized ? spanOf(sized) : looseVolume(line.text, main, reading);
    const pieces = sized ? null : gramsOfPieces(line, food, reading);
    const grams = stated ?? pieces ?? (held && gramsOfVolume(held, food));
    return { ...spanOf(main.values), in: 'pieces', counted: main.unit, grams };
  }
  const base = sumAmounts([main, ...amounts.filter(({ role }) => role === 'plus')], { factor: 1, sizes });
  if (!base) return null;
  const span = spanOf(base.values);
  if (base.kind === 'weight')
    return { ...span, in: 'grams', counted: null, grams: { ...span, value: middle(span) } };
  return { ...span, in: 'milliliters', counted: null, grams: stated ?? gramsOfVolume(span, food) };
}
