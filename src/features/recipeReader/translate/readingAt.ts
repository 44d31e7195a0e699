import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import { foodNamed } from './findFood.ts';
import { foodItems } from './foodItems.ts';
import { cutAt } from './glossCut.ts';
import { foodItem } from './item.ts';
import { numberAt, numberWordAt, sizeAt } from './numberAt.ts';
import type { GlossedLine } from './source.ts';
import { containerAt, type Found, foundWord, isNounLike, placeOf, wordAt } from './wordAt.ts';

/** Where in a line words are read. */
export interface Place {
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
  return { items: [foodItem(food, placeOf(line, at, at + 1))], next: at + 1 };
}

/** A compound with a hyphen: `Reis-Essig`, `Zartbitter-Schokolade`. */
function hyphenedAt(line: GlossedLine, at: number): Found | null {
  const { tokens, source } = line;
  const [first, hyphen, second] = tokens.slice(at, at + 3);
  // `Bio-Zitrone`
  const isDescribed = phraseAt(tokens, at, source.words.described) !== null;
  const isCompound = source.lexicon.words.grammar.noun === 'compound' && hyphen?.key === '-' && !isDescribed;
  if (!isCompound || first?.kind !== 'word' || second?.kind !== 'word') return null;
  const next = at + 3;
  const word = source.words.words.map.get(first.key + second.key);
  if (word?.kind === 'kind') return foundWord(line, word, { from: at, next });
  const found = foodNamed(first.text + second.text.toLowerCase(), source.names);
  return found && { items: [foodItem(found.food, placeOf(line, at, next))], next };
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
export function bestAt(line: GlossedLine, { at, end, isCounting, mayCount, mayName }: Place): Found | null {
  const cut = cutAt(line, at);
  const size = isCounting ? sizeAt(line, at) : null;
  const word = wordAt(line, at);
  const isNoun = word?.items.some((item) => isNounLike(line, item)) === true;
  const all = [
    size?.ofUnit ? size : null,
    // `2 cloves garlic`, `pinch saffron`
    (isCounting && mayCount) || at === 0 ? countedAt(line, at, end) : null,
    isNoun ? null : word,
    cut && { items: [cut.item], next: cut.next },
    numberAt(line, at),
    isCounting ? null : numberWordAt(line, at, end),
    hyphenedAt(line, at),
    foodItems(line, at, end),
    mayCount ? containerAt(line, at) : null,
    isNoun ? word : null,
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
