import { foldLetters } from '../language/foldAccents.ts';
import { hasPhrase, type Lexicon, phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { type BaseQuantity, sumAmounts } from '../text/convert/lineQuantity.ts';
import { type LineAmount, mainOf } from '../text/line/readLine.ts';
import { type TextLine, textLine } from '../text/line/textLine.ts';
import { isMeasure, type SizeOverrides } from '../units/measureWords.ts';
import type { RequiredQuantity, Span } from './recipe.ts';
import { middle, spanOf } from './span.ts';

type Grams = NonNullable<RequiredQuantity['grams']>;

/** What starts with a number, perhaps behind a word: `3 1/2 to 4 pounds`, `about 8 oz each`. */
const STARTS_WITH_AMOUNT = /^\p{L}{0,12}\.?\s?\d/u;

/** Between remarks; not the comma of a number. */
const BETWEEN_REMARKS = /[;()]|,(?!\d)|(?<!\d),/;

/** The text after `of` and `about`: `1,5 kg` of `d'environ 1,5 kg`. */
function afterOf(remark: string, { list }: Lexicon): string {
  const tokens = tokensOf(remark);
  let at = 0;
  for (let steps = 0; steps < 3; steps++) {
    const word = [list.of, list.each, list.about].flatMap((words) => phraseAt(tokens, at, words) ?? [])[0];
    if (!word) break;
    at = tokens.findIndex(({ kind, key }, index) => index >= word.next && kind !== 'space' && key !== "'");
    if (at < 0) return '';
  }
  return remark.slice(tokens[at]?.start ?? 0);
}

/** An amount that a line states beside what it counts, in grams or milliliters. */
interface StatedSize extends Span {
  kind: BaseQuantity['kind'];
  unit: string | null;
  /** Whether it is the weight of one piece, not of all. */
  each: boolean;
  /** Whether it is printed on what is counted, or says what each is like: `½ (3 oz) package`, `2 (10-oz) breasts`. */
  printed?: boolean;
}

/** Whether an amount is of what follows it, not of what was counted: `1 oignon, 20 g de beurre`. */
function isOfOther(after: string, { list }: Lexicon): boolean {
  const tokens = tokensOf(after.trimStart());
  return phraseAt(tokens, 0, list.of) !== null && phraseAt(tokens, 0, list.into) === null;
}

/** An amount behind the food: `1 whole chicken, 3 1/2 to 4 pounds`, `1 rib roast (prime rib), 8 lb`, `2 magrets de 350 g`. */
function laterSize({ text, read, lexicon }: TextLine, sizes: SizeOverrides): StatedSize | null {
  const food = read.parts.findLast(({ kind }) => kind === 'food');
  const remarks = text.slice(food?.end ?? text.length).split(BETWEEN_REMARKS);
  const [remark, stated] =
    remarks
      .map((part) => part.trim())
      .map((part): [string, string] => [part, afterOf(part, lexicon)])
      .find(([, rest]) => STARTS_WITH_AMOUNT.test(rest)) ?? [];
  if (remark === undefined || stated === undefined) return null;
  const line = textLine(stated, lexicon);
  const { and, plus, of } = lexicon.list;
  // `1 Ei, 200 g Mehl`: another food, which is a noun
  if (lexicon.words.grammar.noun === 'compound' && /^\p{Lu}/u.test(line.read.food)) return null;
  // `1 vaso de aceite y 25 g de mantequilla`
  if (phraseAt(line.tokens, 0, and) ?? phraseAt(line.tokens, 0, plus)) return null;
  const amount = line.read.amounts[0];
  const base = amount && sumAmounts([{ ...amount, role: 'main' }], { factor: 1, sizes });
  if (!base || isOfOther(stated.slice(amount.end), lexicon)) return null;
  const isOf = phraseAt(tokensOf(remark), 0, of) !== null;
  return { ...spanOf(base.values), kind: base.kind, unit: amount.unit, each: isOf || saysEach(line) };
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

const saysEach = ({ tokens, lexicon }: TextLine) => hasPhrase(tokens, lexicon.list.apiece);

/**
 * Whether a weight is that of each piece. Where the line does not say it, the usual weight of pieces decides: `12 (180
 * g) biscuits` are 180 g in all, half a clove of garlic (1.5 g) weighs 1.5 g, `½ Päckchen (4 g) Trockenhefe` 4 g, `1,5
 * Pck. (12 g) Vanillezucker` 12 g.
 */
function isOfEach(line: TextLine, main: LineAmount, { weight, pieces, sized }: Stated): boolean {
  if (GLASS.test(main.unit ?? '')) return saysEach(line);
  const count = middle(spanOf(main.values));
  const isUnclear =
    (weight.each && !weight.printed && count % 1 > 0) ||
    (main.unit === null ? (weight.each && !weight.printed) || sized : PIECE_UNITS.has(main.unit));
  if (!isUnclear || !pieces || saysEach(line)) return weight.each;
  const between = middle(weight) * Math.sqrt(count);
  return count < 1 ? pieces.value < between : between < pieces.value;
}

/** Whether an amount in parentheses is said to be all of it: `2 sachets de levure (soit 22 g)`. */
function saysAll({ text, lexicon }: TextLine, { start }: LineAmount): boolean {
  const [, word = ''] = /\(([^()\d]*)$/.exec(text.slice(0, start)) ?? [];
  return lexicon.list.or.map.has(foldLetters(word.trim()));
}

/** Whether what is counted follows an amount, which is its size. */
function isBeforeUnit({ tokens, lexicon, read }: TextLine, { end }: LineAmount): boolean {
  const at = tokens.findIndex(({ kind, start }) => kind === 'word' && start >= end);
  const unit = phraseAt(tokens, at, lexicon.units)?.value;
  return unit !== undefined && unit === mainOf(read)?.unit;
}

function statedSizes(line: TextLine, sizes: SizeOverrides): StatedSize[] {
  return line.read.amounts.flatMap((amount) => {
    const { role, unit } = amount;
    const base = role === 'alt' || role === 'size' ? sumAmounts([amount], { factor: 1, sizes }) : null;
    const each = role === 'size' && !saysAll(line, amount);
    const printed = isBeforeUnit(line, amount) || /\d-\p{L}/u.test(line.text.slice(amount.start, amount.end));
    return base ? [{ ...spanOf(base.values), kind: base.kind, unit, each, printed }] : [];
  });
}

/** What all weigh or hold, by the size of one or of all. */
function ofAll(size: Span, main: LineAmount, each: boolean): Span {
  const count = each ? spanOf(main.values) : { lowest: 1, highest: 1 };
  return { lowest: size.lowest * count.lowest, highest: size.highest * count.highest };
}

interface Stated {
  weight: StatedSize;
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
  const later = isMeasure(main.unit) || amounts.length > 1 ? null : laterSize(line, sizes);
  const weight = beside ?? later;
  if (weight?.kind !== 'weight') return null;
  const each = isOfEach(line, main, { weight, pieces, sized });
  return {
    ...ofAll(weight, main, each),
    value: middle(weight) * (each ? middle(spanOf(main.values)) : 1),
  };
}

/** Whether a line counts pieces and states what they weigh, as bought: `1 whole chicken (4 pounds)`. */
export function statesPieceWeight(line: TextLine, sizes: SizeOverrides): boolean {
  const main = mainOf(line.read);
  return main !== undefined && !isMeasure(main.unit) && statedGrams(line, main, { sizes }) !== null;
}

/** What is printed on containers; `½ packet (1 tsp)` says how much of it to take. */
const STATED_UNITS: ReadonlySet<string | null> = new Set(['ml', 'cl', 'dl', 'l', 'fl_oz']);

/** The volume of what is counted in containers whose size is a volume: `1 (750 ml) bottle red wine`. */
export function statedMilliliters(line: TextLine, sizes: SizeOverrides): Span | null {
  const { amounts } = line.read;
  const main = mainOf(line.read);
  if (!main || isMeasure(main.unit) || amounts.some(({ role }) => role === 'plus')) return null;
  const stated = amounts.length > 1 ? statedSizes(line, sizes) : [laterSize(line, sizes) ?? []].flat();
  const size = stated.find(({ kind, unit, each }) => kind === 'volume' && (!each || STATED_UNITS.has(unit)));
  return size ? ofAll(size, main, size.each) : null;
}
