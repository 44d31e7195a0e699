import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import type { LineAmount, ReadLine } from '@gramwise/engine/text/line/readLine.ts';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import { foodItems } from './foodItems.ts';
import { glossAmount } from './glossAmount.ts';
import { cutAt, lengthText } from './glossCut.ts';
import type { Item } from './item.ts';
import { localizeNumber, numberStart } from './numbers.ts';
import type { GlossedLine } from './source.ts';
import { type Found, placeOf, wordAt } from './wordAt.ts';

/** The second number of a range with a word between: `5 to 6 cm`. */
function rangeEnd(
  { text, tokens, source }: GlossedLine,
  position: number,
): { text: string; end: number } | null {
  const at = tokens.findIndex(({ start }) => start >= position);
  const word = at < 0 ? null : phraseAt(tokens, skipSpace(tokens, at), source.lexicon.list.range);
  const number = tokens[word ? skipSpace(tokens, word.next) : -1];
  if (number?.kind !== 'digits' && number?.kind !== 'vulgar') return null;
  const found = numberStart(text.slice(number.start));
  return { text: found, end: number.start + found.length };
}

/** A number outside the amounts of a line: `70 %`, `2 cm`, `mixed with 2 tbsp water`. */
function numberAt(line: GlossedLine, at: number): Found | null {
  const { text, tokens, source } = line;
  const token = tokens[at];
  if (token?.kind !== 'digits' && token?.kind !== 'vulgar') return null;
  const first = numberStart(text.slice(token.start));
  const second = rangeEnd(line, token.start + first.length);
  const written = second ? `${first}–${second.text}` : first;
  const end = second?.end ?? token.start + first.length;
  const past = tokens.findIndex(({ start }) => start >= end);
  const next = past < 0 ? tokens.length : past;
  const { lexicon, writing } = source;
  const shown = localizeNumber(written.trim(), lexicon.words.writing.numberStyle, writing.numberStyle);
  const value = Number.parseFloat(written.replace(',', '.'));
  const number: Item = { kind: 'number', text: shown, value, start: token.start, end };
  const from = tokens[next]?.key === '-' ? next + 1 : skipSpace(tokens, next);
  const length = phraseAt(tokens, from, lexicon.lengths);
  if (length)
    return { items: [{ ...number, text: lengthText(written, length.value, source) }], next: length.next };
  const unit = phraseAt(tokens, from, lexicon.units);
  if (!unit || !isMeasure(unit.value)) return { items: [number], next };
  return {
    items: [number, { kind: 'measure', unit: unit.value, ...placeOf(line, from, unit.next) }],
    next: unit.next,
  };
}

/** A counting word outside the amounts of a line: `1 (14 oz) can`. */
function containerAt(line: GlossedLine, at: number): Found | null {
  const found = phraseAt(line.tokens, at, line.source.words.containers);
  if (!found) return null;
  const item = { kind: 'word', word: found.value, manners: [], ...placeOf(line, at, found.next) } as const;
  return { items: [item], next: found.next };
}

/** Where in a line words are read. */
interface Place {
  at: number;
  /** The token that the next amount starts at. */
  end: number;
  /** Whether a counting word may stand here. */
  mayCount: boolean;
  /** Whether a food is named next, as after an amount. */
  mayName: boolean;
}

/** The longest reading of the words at a token. Of two as long, the first one here. */
function bestAt(line: GlossedLine, { at, end, mayCount, mayName }: Place): Found | null {
  const cut = cutAt(line, at);
  const all = [
    wordAt(line, at),
    cut && { items: [cut.item], next: cut.next },
    numberAt(line, at),
    foodItems(line, at, end),
    mayCount ? containerAt(line, at) : null,
  ].filter((found) => found !== null);
  const [food] = all.filter(({ items }) => items.some(({ kind }) => kind === 'food'));
  const best = all.reduce<Found | null>(
    (best, found) => (best && best.next >= found.next ? best : found),
    null,
  );
  // `400 g de mûres` are blackberries rather than ripe ones
  const isMeant = food?.items.every((item) => item.kind === 'food' && item.food === line.food);
  return mayName && food && isMeant && food.next === best?.next ? food : best;
}

function otherAt(line: GlossedLine, at: number): Item {
  const { tokens, source } = line;
  const token = tokens[at];
  const place = placeOf(line, at, at + 1);
  if (token?.kind !== 'word') return { kind: 'mark', ...place };
  if (token.key === 'x') return { kind: 'mark', ...place };
  const { of, the, each, articles } = source.lexicon.list;
  const number = /^(?:digits|vulgar)$/.test(tokens[skipSpace(tokens, at + 1)]?.kind ?? '');
  const isLink = of.map.has(token.key) || the.map.has(token.key) || (number && each.map.has(token.key));
  if (articles.map.has(token.key)) return { kind: 'kept', ...place };
  return { kind: isLink ? 'link' : 'kept', ...place };
}

/** The token that a position is at. */
function tokenFrom({ tokens }: GlossedLine, position: number): number {
  const at = tokens.findIndex(({ start }) => start >= position);
  return at < 0 ? tokens.length : at;
}

/** Foods whose name says what is counted, by their id. */
const NAMES_COUNTED = /-(?:leaves|sheets|beans|pods|sticks)$/;

/** A food whose name starts with its counting word, as in `2 feuilles de laurier`; null if it does not. */
function countedFood(
  line: GlossedLine,
  amount: LineAmount,
  end: number,
): { from: number; found: Found } | null {
  const { tokens } = line;
  const to = tokenFrom(line, amount.end);
  if (isMeasure(amount.unit)) return null;
  const from = tokens.findIndex(
    (token, at) => token.start >= amount.start && at < to && token.kind === 'word',
  );
  if (from < 0) return null;
  const word = wordAt(line, from);
  const [first] = word?.items ?? [];
  const kind = first?.kind === 'word' && first.word.kind === 'kind' ? word : null;
  const found = kind ?? foodItems(line, from, end);
  const [item] = found?.items ?? [];
  const isCounted = kind !== null || (item?.kind === 'food' && NAMES_COUNTED.test(item.food));
  return found && isCounted && found.next > to ? { from, found } : null;
}

/** The items of an amount, with its food if this is named by the counting word. */
function amountItems(line: GlossedLine, amount: LineAmount, { at: from, end }: Place): Found {
  const counted = countedFood(line, amount, end);
  if (!counted) {
    const to = tokenFrom(line, amount.end);
    return { items: glossAmount(line, amount, { from, to }), next: to };
  }
  const { start } = line.tokens[counted.from] ?? amount;
  const number = glossAmount(line, { ...amount, end: start }, { from, to: counted.from });
  return { items: [...number, ...counted.found.items], next: counted.found.next };
}

/** `1 (14 oz) can` in the order of the other languages: the counting word before its size. */
function countFirst(items: readonly Item[], text: string): Item[] {
  const at = items.findIndex((item) => item.kind === 'word' && item.word.kind === 'container');
  const open = items.findIndex((item) => item.kind === 'mark' && text[item.start] === '(');
  const before = items[at - 1];
  const isBehind =
    before?.kind === 'mark' && text[before.start] === ')' && items[open - 1]?.kind === 'number';
  const container = items[at];
  if (!isBehind || !container || open > at) return [...items];
  return [...items.slice(0, open), container, ...items.slice(open, at), ...items.slice(at + 1)];
}

const isKept = (item: Item | undefined) => item?.kind === 'kept';

/** Whether a mark belongs to the word before it, which is shown without: `Pck.`, `d’`. */
function isOfWord(item: Item, before: Item | undefined, text: string): boolean {
  if (item.kind !== 'mark' || !before || before.end !== item.start) return false;
  const mark = text.slice(item.start, item.end);
  if (/^['’]$/.test(mark)) return before.kind === 'link' || before.kind === 'word';
  return (
    mark === '.' && item.end < text.trimEnd().length && (before.kind === 'word' || before.kind === 'measure')
  );
}

/** Without links, except beside words that are kept. */
const withoutLinks = (items: readonly Item[], text: string): Item[] =>
  items.flatMap((item, at): Item[] => {
    const [before, after] = [items[at - 1], items[at + 1]];
    if (isOfWord(item, before, text)) return [];
    if (item.kind !== 'link') return [item];
    return isKept(before) && isKept(after) ? [{ ...item, kind: 'kept' }] : [];
  });

const ENDS_REMARK = /^[,;:()[\]./]$/;

/**
 * Remarks with words that are kept are kept as a whole: half of `if you can find wild ones` would say something else.
 * The first part of a line, which has its amount and its food, keeps only the words that are not known.
 */
function keepRemarks(items: readonly Item[], { text }: GlossedLine): Item[] {
  const remarks: Item[][] = [[]];
  for (const item of items) {
    const isEnd = item.kind === 'mark' && ENDS_REMARK.test(text.slice(item.start, item.end));
    if (isEnd) remarks.push([item], []);
    else remarks.at(-1)?.push(item);
  }
  let isNamed = false;
  return remarks.flatMap((remark, at) => {
    const [mark] = remarks[at - 1] ?? [];
    const isMain = !isNamed && !(mark && text[mark.start] === '(');
    isNamed ||= remark.some(
      (item) => item.kind === 'food' || (item.kind === 'word' && item.word.kind === 'kind'),
    );
    const [first, last] = [remark[0], remark.at(-1)];
    if (isMain || !first || !last || !remark.some(isKept)) return remark;
    const end = Math.max(...remark.map((item) => item.end));
    return [{ kind: 'kept', start: Math.min(...remark.map(({ start }) => start)), end }];
  });
}

/** The parts of an ingredient line, in order. */
export function glossLine(line: GlossedLine, { amounts }: Pick<ReadLine, 'amounts'>): Item[] {
  const { text, tokens } = line;
  const starts = amounts.map((amount) => tokenFrom(line, amount.start));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (tokens[at]?.kind === 'space') {
      at += 1;
      continue;
    }
    const end = starts.find((start) => start > at) ?? tokens.length;
    const mayCount = !items.some(({ kind }) => kind === 'food');
    const last = items.findLast(({ kind }) => kind !== 'link');
    const mayName = last?.kind === 'measure' || last?.kind === 'number';
    const place = { at, end, mayCount, mayName };
    const amount = amounts[starts.indexOf(at)];
    const found = amount ? amountItems(line, amount, place) : bestAt(line, place);
    items.push(...(found?.items ?? [otherAt(line, at)]));
    at = Math.max(found?.next ?? 0, at + 1);
  }
  return keepRemarks(withoutLinks(countFirst(items, text), text), line);
}
