import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import type { ReadLine } from '@gramwise/engine/text/line/readLine.ts';
import { foodAt, foodNamed } from './findFood.ts';
import { glossAmount } from './glossAmount.ts';
import { cutAt } from './glossCut.ts';
import type { Item } from './item.ts';
import { localizeNumber, numberStart } from './numbers.ts';
import type { GlossedLine } from './source.ts';
import type { Word } from './words.ts';

interface Found {
  items: readonly Item[];
  next: number;
}

const DESCRIBES: ReadonlySet<Word['kind']> = new Set(['size', 'state', 'preparation']);

const placeOf = ({ tokens }: GlossedLine, from: number, next: number) => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
});

/** The word at a token: `finely chopped`, `fresh`, `to taste`. */
function wordAt(line: GlossedLine, at: number): Found | null {
  const { tokens, source } = line;
  const plain = phraseAt(tokens, at, source.words.words);
  const manner = phraseAt(tokens, at, source.words.manners);
  const done = manner && phraseAt(tokens, skipSpace(tokens, manner.next), source.words.preparations);
  if (manner && done && done.next > (plain?.next ?? 0)) {
    const word = { kind: 'word', word: done.value, manners: [manner.value] } as const;
    return { items: [{ ...word, ...placeOf(line, at, done.next) }], next: done.next };
  }
  if (!plain) return null;
  const item = { kind: 'word', word: plain.value, manners: [], ...placeOf(line, at, plain.next) } as const;
  return { items: [item], next: plain.next };
}

/** A food's name as its own words and those beside it, if the food is the same without these: `fresh parsley`. */
function withoutWords(line: GlossedLine, from: number, to: number, food: string): readonly Item[] | null {
  const { text, tokens, source } = line;
  const beside: Item[] = [];
  const core: number[] = [];
  for (let at = from; at < to; ) {
    const word = wordAt(line, at);
    const [item] = word?.items ?? [];
    if (word && word.next <= to && item?.kind === 'word' && DESCRIBES.has(item.word.kind)) {
      beside.push(item);
      at = word.next;
    } else {
      core.push(at);
      at += 1;
    }
  }
  const [first, last] = [core.find((at) => tokens[at]?.kind !== 'space'), core.at(-1)];
  if (beside.length === 0 || first === undefined || last === undefined) return null;
  const name = core.map((at) => tokens[at]?.text).join('');
  const found = foodNamed(name, source.names);
  if (found?.food !== food) return null;
  const specific = found.level === 'general' ? name.trim() : null;
  const place = placeOf(line, first, last + 1);
  return [...beside, { kind: 'food', food, specific, ...place }].sort((a, b) => a.start - b.start);
}

function foodItems(line: GlossedLine, at: number): Found | null {
  const { text, tokens, source } = line;
  const found = foodAt({ text, tokens }, at, source.names);
  if (!found) return null;
  const { food, level, next } = found;
  const place = placeOf(line, at, next);
  const whole: Item = {
    kind: 'food',
    food,
    specific: level === 'general' ? text.slice(place.start, place.end) : null,
    ...place,
  };
  return { items: withoutWords(line, at, next, food) ?? [whole], next };
}

/** A number outside the amounts of a line: `70 %`, `2 cm`. */
function numberAt(line: GlossedLine, at: number): Found | null {
  const { text, tokens, source } = line;
  const token = tokens[at];
  if (token?.kind !== 'digits' && token?.kind !== 'vulgar') return null;
  const written = numberStart(text.slice(token.start));
  const end = token.start + written.length;
  const past = tokens.findIndex(({ start }) => start >= end);
  const next = past < 0 ? tokens.length : past;
  const shown = localizeNumber(written, source.lexicon.words.writing.numberStyle, source.shown);
  const number: Item = { kind: 'number', text: shown.trim(), value: Number.parseFloat(written.replace(',', '.')), start: token.start, end };
  const from = skipSpace(tokens, next);
  const length = phraseAt(tokens, from, source.lexicon.lengths);
  if (!length) return { items: [number], next };
  return { items: [{ ...number, text: `${number.text} ${length.value}` }], next: length.next };
}

/** A counting word outside the amounts of a line: `1 (14 oz) can`. */
function containerAt(line: GlossedLine, at: number): Found | null {
  const found = phraseAt(line.tokens, at, line.source.words.containers);
  if (!found) return null;
  const item = { kind: 'word', word: found.value, manners: [], ...placeOf(line, at, found.next) } as const;
  return { items: [item], next: found.next };
}

/** The longest reading of the words at a token. Of two as long, the first one here. */
function bestAt(line: GlossedLine, at: number, mayCount: boolean): Found | null {
  const cut = cutAt(line, at);
  const all = [
    wordAt(line, at),
    cut && { items: [cut.item], next: cut.next },
    numberAt(line, at),
    foodItems(line, at),
    mayCount ? containerAt(line, at) : null,
  ].filter((found) => found !== null);
  return all.reduce<Found | null>((best, found) => (best && best.next >= found.next ? best : found), null);
}

function otherAt(line: GlossedLine, at: number): Item {
  const { tokens, source } = line;
  const token = tokens[at];
  const place = placeOf(line, at, at + 1);
  if (token?.kind !== 'word') return { kind: 'mark', ...place };
  const { of, the } = source.lexicon.list;
  const isLink = of.map.has(token.key) || the.map.has(token.key);
  return { kind: isLink ? 'link' : 'kept', ...place };
}

const isKept = (item: Item | undefined) => item?.kind === 'kept';

/** Links beside words that are kept are kept, and the apostrophes of the others left out. */
const settleLinks = (items: readonly Item[], text: string): Item[] =>
  items.flatMap((item, at): Item[] => {
    const [before, after] = [items[at - 1], items[at + 1]];
    if (item.kind === 'mark' && /^['’]$/.test(text.slice(item.start, item.end)) && before?.kind === 'link') return [];
    if (item.kind !== 'link') return [item];
    return isKept(before) && isKept(after) ? [{ ...item, kind: 'kept' }] : [];
  });

/** The parts of an ingredient line, in order. */
export function glossLine(line: GlossedLine, { amounts }: Pick<ReadLine, 'amounts'>): Item[] {
  const { text, tokens } = line;
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const start = tokens[at]?.start ?? 0;
    const amount = amounts.find((candidate) => candidate.start === start);
    if (tokens[at]?.kind === 'space') at += 1;
    else if (amount && amount.end > start) {
      const past = tokens.findIndex((token) => token.start >= amount.end);
      const to = past < 0 ? tokens.length : past;
      items.push(...glossAmount(line, amount, { from: at, to }));
      at = to;
    } else {
      const best = bestAt(line, at, !items.some(({ kind }) => kind === 'food'));
      items.push(...(best?.items ?? [otherAt(line, at)]));
      at = best?.next ?? at + 1;
    }
  }
  return settleLinks(items, text);
}
