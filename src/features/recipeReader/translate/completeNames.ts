import { foodNamed } from './findFood.ts';
import { describesFood, foodItem, type Item, type ItemOf, isHead } from './item.ts';
import type { GlossedLine } from './source.ts';

export const isHyphen = (item: Item | undefined, { text }: GlossedLine) =>
  item?.kind === 'mark' && /^[-.]$/.test(text.slice(item.start, item.end));

/** Whether a hyphen ends a word that is short for a compound. */
const isCompound = (item: Item, hyphen: Item, text: string) =>
  item.kind !== 'mark' &&
  item.end <= hyphen.start &&
  /^\p{L}*-\s/u.test(text.slice(item.start, hyphen.end + 1));

export const isJoiner = (item: Item | undefined): item is ItemOf<'word'> =>
  item?.kind === 'word' && item.word.kind === 'joiner' && /^(?:and|or)$/.test(item.word.shown.en.text);

/** Foods that are not short for one with the next noun: `butter or vegetable oil`. */
const ALONE = /^(?:butter|sugar|milk|cream|honey)$/i;

/** `Gemüse- oder Hühnerbrühe`: a name that ends in the hyphen of a compound, with the noun of the next. */
function completeCompounds(items: readonly Item[], line: GlossedLine): Item[] {
  const { text, source } = line;
  return items.flatMap((item, at): Item[] => {
    const [hyphen, joiner, second] = items.slice(at + 1);
    const [before] = items.slice(at - 1);
    if (at > 0 && before && isHyphen(item, line) && isCompound(before, item, text)) return [];
    const isShort =
      hyphen && isHyphen(hyphen, line) && isCompound(item, hyphen, text) && joiner?.kind === 'word';
    if (!isShort || joiner.word.kind !== 'joiner' || !second) return [item];
    const first = text.slice(item.start, hyphen.start);
    const [noun = ''] = /^\p{L}+/u.exec(text.slice(second.start)) ?? [];
    const names = Array.from(noun, (_, from) => foodNamed(first + noun.slice(from), source.names));
    const found = names.slice(1).find((name) => name !== null);
    const place = { start: item.start, end: hyphen.end };
    return [found ? { ...foodItem(found.food, place), isComplete: true } : { kind: 'kept', ...place }];
  });
}

/** `cherry or grape tomatoes`: the first is short for what it is called with the noun of the second. */
function completeBeginnings(items: readonly Item[], line: GlossedLine): Item[] {
  const { text, source } = line;
  return items.map((item, at) => {
    const [or, second, next] = items.slice(at + 1);
    // `white or black pepper`
    const isColor = item.kind === 'word' && item.word.kind === 'color';
    if ((item.kind !== 'food' && !isColor) || !isJoiner(or) || second?.kind !== 'food') return item;
    const name = text.slice(item.start, or?.start).trim();
    const [named = ''] = /^[\p{L}\s-]*/u.exec(text.slice(second.start, next?.start)) ?? [];
    const noun = named.trim().split(/\s/).at(-1) ?? '';
    // `garlic or garlic paste`
    const isSame = named.toLowerCase().startsWith(`${name.toLowerCase()} `);
    const found = isSame || ALONE.test(name) ? null : foodNamed(`${name} ${noun}`, source.names);
    const { start, end } = item;
    if (isColor) return found ? { ...foodItem(found.food, { start, end }), isComplete: true } : item;
    return found ? { ...item, food: found.food, specific: null, isComplete: true } : item;
  });
}

const isKind = (item: Item) => item.kind === 'word' && item.word.kind === 'kind';

/** `bouillon de bœuf ou de poulet`: the second is short for what is called as the first begins. */
function completeEnds(items: readonly Item[], { text, source }: GlossedLine): Item[] {
  return items.map((item, at) => {
    const joiner = items[at - 1];
    // `bouillon maison ou de poulet`
    const first = items.slice(0, Math.max(at - 1, 0)).findLast((other) => !describesFood(other));
    const isSecond =
      first !== undefined &&
      isHead(first) &&
      joiner !== undefined &&
      (item.kind === 'food' || isKind(item) || (item.kind === 'kept' && !isHead(items[at + 1])));
    if (!isSecond) return item;
    const end = text.slice(joiner.end, item.end).trim();
    const isOr = isJoiner(joiner) && joiner.word.shown.en.text === 'or';
    const isLinked = text.slice(joiner.end, item.start).trim() !== '';
    const isList = isJoiner(joiner) || text.slice(joiner.start, joiner.end) === ',';
    if (!isOr && !(isList && isLinked)) return item;
    const words = text.slice(first.start, first.end).split(' ');
    const found = (isLinked ? words : words.slice(1))
      .map((_, length) => foodNamed(`${words.slice(0, length + 1).join(' ')} ${end}`, source.names))
      .findLast((name) => name !== null);
    if (!found || (first.kind === 'food' && found.food === first.food)) return item;
    return { ...foodItem(found.food, { start: item.start, end: item.end }), isComplete: true };
  });
}

const COMPLETE = { compound: completeCompounds, last: completeBeginnings, first: completeEnds };

/** The items of a line with names in full that share a word with the one beside them. */
export const completeNames = (line: GlossedLine, items: readonly Item[]): Item[] =>
  COMPLETE[line.source.lexicon.words.grammar.noun](items, line);
