import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import type { ReadLine } from '@gramwise/engine/text/line/readLine.ts';
import { amountItems } from './amountItems.ts';
import { cutItems } from './cutItems.ts';
import { type Item, isContainer } from './item.ts';
import { orderItems } from './orderItems.ts';
import { bestAt } from './readingAt.ts';
import type { GlossedLine } from './source.ts';
import { tidyItems } from './tidyItems.ts';
import { containerAt, placeOf, tokenFrom } from './wordAt.ts';

function otherAt(line: GlossedLine, at: number, isCounting: boolean): Item {
  const { tokens, source } = line;
  const token = tokens[at];
  const place = placeOf(line, at, at + 1);
  if (token?.kind !== 'word') return { kind: 'mark', ...place };
  if (token.key === 'x') return { kind: 'mark', ...place };
  const { of, the, each, articles } = source.lexicon.list;
  const number = /^(?:digits|vulgar)$/.test(tokens[skipSpace(tokens, at + 1)]?.kind ?? '');
  const isLink = of.map.has(token.key) || the.map.has(token.key) || (number && each.map.has(token.key));
  // `1/2 a red onion`
  if (articles.map.has(token.key)) return { kind: isCounting ? 'link' : 'kept', ...place };
  return { kind: isLink ? 'link' : 'kept', ...place };
}

const isFood = ({ kind }: Item) => kind === 'food';
const isSize = (item: Item) => item.kind === 'word' && /^(?:size|state)$/.test(item.word.kind);

/** Whether a number waits for what it counts: `(about 2 large`. */
const waitsForUnit = (items: readonly Item[]): boolean =>
  items.findLast((item) => item.kind !== 'link' && !isSize(item))?.kind === 'number';

/** Whether a counting word is one: `brins d’aneth`, but no `sheet cake`. */
function isOfNext(line: GlossedLine, at: number): boolean {
  const { tokens, source } = line;
  const word = containerAt(line, at);
  const next = word ? skipSpace(tokens, word.next) : tokens.length;
  const isOf = source.lexicon.list.of.map.has(tokens[next]?.key ?? '');
  return isOf || source.lexicon.words.grammar.noun !== 'last';
}

/** What is counted behind its food, as in `2 sage sprigs`. */
function isBehindFood({ source }: GlossedLine, items: readonly Item[]): boolean {
  const last = items.at(-1);
  return source.lexicon.words.grammar.noun === 'last' && last !== undefined && isFood(last);
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
    const last = items.findLast(({ kind }) => kind !== 'link');
    const isCounting = waitsForUnit(items);
    const isAlone = last?.kind === 'mark' && text[last.start] === '(' && tokens[at + 1]?.key === ')';
    const isCounted = isCounting || items.some(({ kind }) => kind === 'number') || isOfNext(line, at);
    const mayCount = items.some(isFood) ? isCounting || isAlone || isBehindFood(line, items) : isCounted;
    const mayName = !last || /^(?:measure|number)$/.test(last.kind) || isContainer(last);
    const place = { at, end, isCounting, mayCount, mayName };
    const amount = amounts[starts.indexOf(at)];
    const found = amount ? amountItems(line, amount, place) : bestAt(line, place);
    items.push(...(found?.items ?? [otherAt(line, at, isCounting)]));
    at = Math.max(found?.next ?? 0, at + 1);
  }
  return cutItems(orderItems(line, tidyItems(items, text)));
}
