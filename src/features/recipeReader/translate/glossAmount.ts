import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import { fractionText } from '@gramwise/engine/language/writing/fractionText.ts';
import { rangeText } from '@gramwise/engine/language/writing/numberText.ts';
import type { LineAmount } from '@gramwise/engine/text/line/readLine.ts';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import { lengthUnitAt, unitOfLength } from './glossCut.ts';
import type { Item, ItemOf } from './item.ts';
import { localizeNumber, numberStart, statesValues } from './numbers.ts';
import type { GlossedLine } from './source.ts';
import { containerAt } from './wordAt.ts';

const SECOND_NUMBER = /^\s+\p{L}+\s+([\d¼½¾⅓⅔⅛⅜⅝⅞][\d\s.,/⁄¼½¾⅓⅔⅛⅜⅝⅞]*(?<=[\d¼½¾⅓⅔⅛⅜⅝⅞]))/u;

/** The number of an amount as shown, and where it ends in the line. */
function readNumber(line: GlossedLine, amount: LineAmount): { text: string; end: number } {
  const { text, source } = line;
  const notation = source.lexicon.words.writing.numberStyle;
  const written = text.slice(amount.start, amount.end);
  const first = numberStart(written);
  const second = amount.values.length === 2 ? SECOND_NUMBER.exec(written.slice(first.length)) : null;
  const number = second ? `${first}–${second[1]}` : first;
  const end = amount.start + first.length + (second?.[0].length ?? 0);
  const shown = statesValues(number, amount.values, notation)
    ? localizeNumber(number, notation, source.writing.numberStyle)
    : rangeText(amount.values.map((value) => fractionText(value, source.writing.numberStyle)));
  return { text: shown.trim(), end };
}

/**
 * The token after words for a number such as `un`, `half a`, `and 1/4` and `une ou deux`; the same token if there are
 * none.
 */
function skipNumberWords({ tokens, source }: GlossedLine, at: number, isRange: boolean): number {
  const { and, range } = source.lexicon.list;
  let next = at;
  const digits = skipSpace(tokens, next + 1);
  if (and.map.has(tokens[next]?.key ?? '') && /^(?:digits|vulgar)$/.test(tokens[digits]?.kind ?? '')) {
    next = digits;
    while (/^[\d/]|[¼-¾⅐-⅞]$/.test(tokens[next]?.key ?? '')) next += 1;
    return skipSpace(tokens, next);
  }
  for (let steps = 0; steps < 4; steps++) {
    const { numbers, andParts, list } = source.lexicon;
    const word =
      phraseAt(tokens, next, numbers) ??
      phraseAt(tokens, next, andParts) ??
      phraseAt(tokens, next, list.articles) ??
      (isRange ? phraseAt(tokens, next, range) : null);
    if (!word) break;
    next = skipSpace(tokens, word.next);
  }
  return next;
}

/** The unit of an amount at a token, as far as it is one. */
function unitAt(line: GlossedLine, at: number, { unit }: LineAmount): { item: Item; next: number } | null {
  const { tokens, source } = line;
  const { lexicon } = source;
  const token = tokens[at];
  if (!token) return null;
  const place = (next: number) => ({ start: token.start, end: tokens[next - 1]?.end ?? token.end });
  if (isMeasure(unit)) {
    const known = phraseAt(tokens, at, lexicon.units);
    const exact = lexicon.words.exact[token.text];
    const next = known?.value === unit ? known.next : exact === unit ? at + 1 : null;
    return next === null ? null : { item: { kind: 'measure', unit, ...place(next) }, next };
  }
  const counted = containerAt(line, at);
  const [item] = counted?.items ?? [];
  return counted && item ? { item, next: counted.next } : null;
}

/** What is beside number and unit: their size, or a word that is kept. */
function besideAt({ tokens, source }: GlossedLine, at: number): { item: Item | null; next: number } {
  const token = tokens[at];
  const place = (next: number) => ({ start: token?.start ?? 0, end: tokens[next - 1]?.end ?? 0 });
  const size = phraseAt(tokens, at, source.words.sizes);
  if (size) {
    const item = { kind: 'word', word: size.value, manners: [], ofUnit: true, ...place(size.next) } as const;
    return { item, next: size.next };
  }
  const word = phraseAt(tokens, at, source.words.words);
  if (word)
    return { item: { kind: 'word', word: word.value, manners: [], ...place(word.next) }, next: word.next };
  // `1 dizaine`, whose value is that of the amount
  const part = phraseAt(tokens, at, source.lexicon.andParts) ?? phraseAt(tokens, at, source.lexicon.numbers);
  if (part) return { item: null, next: part.next };
  const { of, articles } = source.lexicon.list;
  // `2/3 d’une cuillère`
  const isLink = token?.kind !== 'word' || of.map.has(token.key) || articles.map.has(token.key);
  return { item: isLink ? null : { kind: 'kept', ...place(at + 1) }, next: at + 1 };
}

/** The number and the unit of an amount, with what is said beside them. Its tokens are from `from` to `to`. */
export function glossAmount(
  line: GlossedLine,
  amount: LineAmount,
  { from, to }: { from: number; to: number },
): Item[] {
  const { tokens } = line;
  const { text, end } = readNumber(line, amount);
  const past = tokens.findIndex(({ start }, at) => at >= from && start >= end);
  const first = skipSpace(tokens, past < 0 ? to : past);
  let at = skipNumberWords(line, first, amount.values.length === 2);
  const value = Math.max(...amount.values);
  const hasNumber = at > from;
  const number: ItemOf<'number'> = {
    kind: 'number',
    text,
    value,
    start: amount.start,
    end: tokens[at - 1]?.end ?? end,
  };
  // `2-inch piece`
  const hasLength = hasNumber && !isMeasure(amount.unit);
  const length = hasLength ? lengthUnitAt(line, tokens[at]?.key === '-' ? at + 1 : at) : null;
  if (length) {
    number.text += unitOfLength(length.value, value, line.source);
    number.isLength = true;
    at = length.next;
  }
  const items: Item[] = hasNumber ? [number] : [];
  while (at < to) {
    if (tokens[at]?.kind === 'space') at += 1;
    else {
      const { item, next } = unitAt(line, at, amount) ?? besideAt(line, at);
      if (item) items.push(item);
      at = next;
    }
  }
  return items;
}
