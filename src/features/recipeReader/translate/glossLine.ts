import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import type { LineAmount, ReadLine } from '@gramwise/engine/text/line/readLine.ts';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import { foodItems } from './foodItems.ts';
import { glossAmount } from './glossAmount.ts';
import { cutAt, lengthText, lengthUnitAt } from './glossCut.ts';
import type { Item } from './item.ts';
import { localizeNumber, numberStart } from './numbers.ts';
import type { GlossedLine } from './source.ts';
import { tidyItems } from './tidyItems.ts';
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
  const length = lengthUnitAt(line, from);
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
  return tidyItems(items, text);
}
