import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import type { LineAmount, ReadLine } from '@gramwise/engine/text/line/readLine.ts';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import { cutItems } from './cutItems.ts';
import { foodNamed } from './findFood.ts';
import { foodItems } from './foodItems.ts';
import { glossAmount } from './glossAmount.ts';
import { cutAt } from './glossCut.ts';
import { isContainer } from './group.ts';
import type { Item } from './item.ts';
import { numberAt, numberWordAt, sizeAt } from './numberAt.ts';
import { orderItems } from './orderItems.ts';
import type { GlossedLine } from './source.ts';
import { tidyItems } from './tidyItems.ts';
import { containerAt, type Found, isNounLike, placeOf, tokenFrom, wordAt } from './wordAt.ts';

/** Where in a line words are read. */
interface Place {
  at: number;
  /** The token that the next amount starts at. */
  end: number;
  /** Whether a number waits for what it counts. */
  isCounting: boolean;
  /** Whether a counting word may stand here. */
  mayCount: boolean;
  /** Whether a food is named next, as after an amount. */
  mayName: boolean;
}

/** The line's food where its only word may mean several: `crème (15 %)`. */
function lineFoodAt(line: GlossedLine, at: number): Found | null {
  const { tokens, food, named } = line;
  const [name, other] = named;
  if (food === null || !name || other) return null;
  const words = tokens.filter(
    ({ kind, start, end }) => kind === 'word' && start >= name.start && end <= name.end,
  );
  if (words.length !== 1 || words[0] !== tokens[at]) return null;
  return {
    items: [{ kind: 'food', food, specific: null, said: [], ...placeOf(line, at, at + 1) }],
    next: at + 1,
  };
}

/** A compound with a hyphen: `Reis-Essig`, `Zartbitter-Schokolade`. */
function hyphenedAt(line: GlossedLine, at: number): Found | null {
  const { tokens, source } = line;
  const [first, hyphen, second] = tokens.slice(at, at + 3);
  // `Bio-Zitrone`
  const isDescribed = phraseAt(tokens, at, source.words.described) !== null;
  const isCompound = source.lexicon.words.grammar.noun === 'compound' && hyphen?.key === '-' && !isDescribed;
  if (!isCompound || first?.kind !== 'word' || second?.kind !== 'word') return null;
  const place = placeOf(line, at, at + 3);
  const word = source.words.words.map.get(first.key + second.key);
  if (word?.kind === 'kind') return { items: [{ kind: 'word', word, manners: [], ...place }], next: at + 3 };
  const found = foodNamed(first.text + second.text.toLowerCase(), source.names);
  if (!found) return null;
  return { items: [{ kind: 'food', food: found.food, specific: null, said: [], ...place }], next: at + 3 };
}

/** A counting word before its food. */
function countedAt(line: GlossedLine, at: number, end: number): Found | null {
  const { tokens, source } = line;
  const word = containerAt(line, at);
  if (!word) return null;
  const next = skipSpace(tokens, word.next);
  const of = at === 0 ? phraseAt(tokens, next, source.lexicon.list.of) : null;
  const elided = of && tokens[of.next]?.key === "'" ? of.next + 1 : of?.next;
  return foodItems(line, elided ? skipSpace(tokens, elided) : next, end) ? word : null;
}

/** The longest reading of the words at a token. Of two as long, the first one here. */
function bestAt(line: GlossedLine, { at, end, isCounting, mayCount, mayName }: Place): Found | null {
  const cut = cutAt(line, at);
  const size = isCounting ? sizeAt(line, at) : null;
  const word = wordAt(line, at);
  const isMeant = word?.items.every((item) => !isNounLike(line, item)) === true;
  const all = [
    size?.ofUnit ? size : null,
    // `2 cloves garlic`, `pinch saffron`
    (isCounting && mayCount) || at === 0 ? countedAt(line, at, end) : null,
    isMeant ? word : null,
    cut && { items: [cut.item], next: cut.next },
    numberAt(line, at),
    isCounting ? null : numberWordAt(line, at, end),
    hyphenedAt(line, at),
    foodItems(line, at, end),
    mayCount ? containerAt(line, at) : null,
    isMeant ? null : word,
  ].filter((found) => found !== null);
  const [food] = all.filter(({ items }) => items.some(({ kind }) => kind === 'food'));
  const best = all.reduce<Found | null>(
    (best, found) => (best && best.next >= found.next ? best : found),
    null,
  );
  // `400 g de mûres` are blackberries rather than ripe ones
  const isLineFood = food?.items.every((item) => item.kind === 'food' && item.food === line.food);
  const isKind = best?.items.some((item) => item.kind === 'word' && item.word.kind === 'kind') === true;
  const meant = mayName && food && isLineFood && food.next === best?.next && !isKind ? food : best;
  return meant ?? lineFoodAt(line, at);
}

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
  if (!found) return null;
  const [item] = found.items;
  const isCounted = kind !== null || (item?.kind === 'food' && NAMES_COUNTED.test(item.food));
  // `10 noisettes` are no lumps of butter
  const isAll = item?.kind === 'food' && item.food === line.food && line.text.slice(amount.end).trim() === '';
  const isCountedFood = isCounted ? found.next > to : isAll && found.next === to;
  return isCountedFood ? { from, found } : null;
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
