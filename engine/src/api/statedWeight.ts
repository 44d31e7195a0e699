import { phraseAt } from '../language/lexicon.ts';
import { type BaseQuantity, sumAmounts } from '../text/convert/lineQuantity.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { type TextLine, textLine } from '../text/line/textLine.ts';
import { isMeasure, type SizeOverrides } from '../units/measureWords.ts';
import type { RequiredQuantity, Span } from './recipe.ts';
import { middle, spanOf } from './span.ts';

type Grams = NonNullable<RequiredQuantity['grams']>;

/** What starts with a number, perhaps behind a word: `3 1/2 to 4 pounds`, `about 8 oz each`. */
const STARTS_WITH_AMOUNT = /^\p{L}{0,12}\.?\s?\d/u;

/** A weight behind the food: `1 whole chicken, 3 1/2 to 4 pounds`, `1 rib roast (prime rib), 8 lb`. */
function laterWeight({ text, read, lexicon }: TextLine, sizes: SizeOverrides) {
  const food = read.parts.findLast(({ kind }) => kind === 'food');
  const remarks = text.slice(food?.end ?? text.length).split(/[,;()]/);
  const stated = remarks.map((remark) => remark.trim()).find((remark) => STARTS_WITH_AMOUNT.test(remark));
  if (stated === undefined) return null;
  const line = textLine(stated, lexicon);
  // `1 vaso de aceite y 25 g de mantequilla`
  if (phraseAt(line.tokens, 0, lexicon.list.and) ?? phraseAt(line.tokens, 0, lexicon.list.plus)) return null;
  const amount = line.read.amounts[0] ?? null;
  const base = amount && sumAmounts([{ ...amount, role: 'main' }], { factor: 1, sizes });
  return base?.kind === 'weight' ? { ...spanOf(base.values), each: saysEach(line) } : null;
}

/** Counting words for pieces, whose weight in parentheses may be that of each or of all: `8 slices (8 oz) bacon`. */
const PIECE_UNITS: ReadonlySet<string> = new Set([
  'piece',
  'slice',
  'clove',
  'sheet',
  'cube',
  'ball',
  'knob',
  'lump',
  'bar',
  'leaf',
  'stalk',
  'sprig',
]);

/** What cooks fill: `4 glasses of arugula (40 g)` weigh 40 g in all, though two of 15 cl hold 30 cl. */
const GLASS = /glass$/i;

const saysEach = ({ tokens, lexicon }: TextLine) =>
  tokens.some((_, at) => phraseAt(tokens, at, lexicon.list.apiece));

/**
 * Whether a weight is that of each piece. Where the line does not say it, the usual weight of pieces decides: `12 (180
 * g) biscuits` are 180 g in all, half a clove of garlic (1.5 g) weighs 1.5 g.
 */
function isOfEach(line: TextLine, main: LineAmount, { weight, pieces, sized }: Stated): boolean {
  if (GLASS.test(main.unit ?? '')) return saysEach(line);
  const isUnclear = main.unit === null ? weight.each || sized : PIECE_UNITS.has(main.unit);
  if (!isUnclear || !pieces || saysEach(line)) return weight.each;
  const count = middle(spanOf(main.values));
  const between = middle(weight) * Math.sqrt(count);
  return count < 1 ? pieces.value < between : between < pieces.value;
}

/** An amount that a line states beside what it counts, in grams or milliliters. */
interface StatedSize extends Span {
  kind: BaseQuantity['kind'];
  unit: string | null;
  /** Whether it is that of one, not of all. */
  each: boolean;
}

function statedSizes({ read }: TextLine, sizes: SizeOverrides): StatedSize[] {
  return read.amounts.flatMap((amount) => {
    const { role, unit } = amount;
    const base = role === 'alt' || role === 'size' ? sumAmounts([amount], { factor: 1, sizes }) : null;
    return base ? [{ ...spanOf(base.values), kind: base.kind, unit, each: role === 'size' }] : [];
  });
}

/** What all weigh or hold, by the size of one or of all. */
function ofAll(size: Span, main: LineAmount, each: boolean): Span {
  const count = each ? spanOf(main.values) : { lowest: 1, highest: 1 };
  return { lowest: size.lowest * count.lowest, highest: size.highest * count.highest };
}

interface Stated {
  weight: Span & { each: boolean };
  /** What the pieces weigh by published weights. */
  pieces: Grams | null;
  /** Whether the food is sold by what one weighs: `3 Eier (63 g)`. */
  sized: boolean;
}

/** The weight that the recipe itself states, which beats any table: `1 cup (120 g)`, `2 cans (400 g each)`. */
export function statedGrams(
  line: TextLine,
  main: LineAmount,
  { sizes, pieces = null, sized = false }: { sizes: SizeOverrides; pieces?: Grams | null; sized?: boolean },
): Grams | null {
  const { amounts } = line.read;
  if (amounts.some(({ role }) => role === 'plus')) return null;
  const beside = statedSizes(line, sizes).find(({ kind }) => kind === 'weight');
  const later = isMeasure(main.unit) || amounts.length > 1 ? null : laterWeight(line, sizes);
  const weight = beside ?? later;
  if (!weight) return null;
  const each = isOfEach(line, main, { weight, pieces, sized });
  return {
    ...ofAll(weight, main, each),
    value: middle(weight) * (each ? middle(spanOf(main.values)) : 1),
  };
}

/** Whether a line counts pieces and states what they weigh, as bought: `1 whole chicken (4 pounds)`. */
export function statesPieceWeight(line: TextLine, sizes: SizeOverrides): boolean {
  const main = line.read.amounts.find(({ role }) => role === 'main');
  return main !== undefined && !isMeasure(main.unit) && statedGrams(line, main, { sizes }) !== null;
}

/** What is printed on containers; `½ packet (1 tsp)` says how much of it to take. */
const STATED_UNITS: ReadonlySet<string | null> = new Set(['ml', 'cl', 'dl', 'l', 'fl_oz']);

/** The volume of what is counted in containers whose size is a volume: `1 (750 ml) bottle red wine`. */
export function statedMilliliters(line: TextLine, sizes: SizeOverrides): Span | null {
  const { amounts } = line.read;
  const main = amounts.find(({ role }) => role === 'main');
  if (!main || isMeasure(main.unit) || amounts.some(({ role }) => role === 'plus')) return null;
  const size = statedSizes(line, sizes).find(({ kind, unit }) => kind === 'volume' && STATED_UNITS.has(unit));
  return size ? ofAll(size, main, size.each) : null;
}
