import { unitText } from '@gramwise/engine/language/writing/measureText.ts';
import { foodNamed } from './findFood.ts';
import { isContainer } from './group.ts';
import type { Item, ItemOf } from './item.ts';
import type { GlossedLine } from './source.ts';

const isHyphen = (item: Item | undefined, { text }: GlossedLine) =>
  item?.kind === 'mark' && /^[-.]$/.test(text.slice(item.start, item.end));

/** `15-ounce can`: what a counting word holds, as one item. */
function sizeContainers(items: readonly Item[], line: GlossedLine): Item[] {
  const { writing } = line.source;
  const all: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const rest = items.slice(at).filter((item) => !isHyphen(item, line));
    const [number, measure, container, after] = rest;
    const isSize =
      number === items[at] &&
      number?.kind === 'number' &&
      measure?.kind === 'measure' &&
      container !== undefined &&
      isContainer(container) &&
      /^[\s.-]*$/.test(line.text.slice(measure.end, container.start)) &&
      // `200 g Karottenwürfel`
      after?.start !== container.end;
    if (isSize) {
      const { end, unit } = measure;
      all.push({
        ...number,
        text: `${number.text} ${unitText(unit, number.value, writing)}`,
        end,
        isLength: true,
      });
      at = items.indexOf(container) - 1;
    } else if (items[at]) all.push(items[at] as Item);
  }
  return all;
}

/** Whether a hyphen ends a word that is short for a compound. */
const isCompound = (item: Item, hyphen: Item, text: string) =>
  item.kind !== 'mark' &&
  item.end <= hyphen.start &&
  /^\p{L}*-\s/u.test(text.slice(item.start, hyphen.end + 1));

const isJoiner = (item: Item | undefined) =>
  item?.kind === 'word' && item.word.kind === 'joiner' && /^(?:and|or)$/.test(item.word.shown.en.text);

/** Foods that are not short for one with the next noun: `butter or vegetable oil`. */
const ALONE = /^(?:butter|sugar|milk|cream|honey)$/i;

/** `Gemüse- oder Hühnerbrühe`: a name that ends in the hyphen of a compound, with the noun of the next. */
function completeCompounds(items: readonly Item[], line: GlossedLine): Item[] {
  const { text, source } = line;
  if (source.lexicon.words.grammar.noun !== 'compound') return [...items];
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
    return [
      found
        ? { kind: 'food', food: found.food, specific: null, said: [], isComplete: true, ...place }
        : { kind: 'kept', ...place },
    ];
  });
}

/** `cherry or grape tomatoes`: the first is short for what it is called with the noun of the second. */
function completeNames(items: readonly Item[], line: GlossedLine): Item[] {
  const { text, source } = line;
  if (source.lexicon.words.grammar.noun !== 'last') return [...items];
  return items.map((item, at) => {
    const [or, second, next] = items.slice(at + 1);
    if (item.kind !== 'food' || !isJoiner(or) || second?.kind !== 'food') return item;
    const name = text.slice(item.start, or?.start).trim();
    const [named = ''] = /^[\p{L}\s-]*/u.exec(text.slice(second.start, next?.start)) ?? [];
    const noun = named.trim().split(/\s/).at(-1) ?? '';
    const found = ALONE.test(name) ? null : foodNamed(`${name} ${noun}`, source.names);
    return found ? { ...item, food: found.food, specific: null, isComplete: true } : item;
  });
}

const describes = (item: Item | undefined): item is ItemOf<'word'> =>
  item?.kind === 'word' && /^(?:state|color|size|preparation)$/.test(item.word.kind);

/** `fresh or frozen cranberries`: the food before what is said of it, so that both agree with it. */
function foodBeforeChoice(items: readonly Item[], { source }: GlossedLine): Item[] {
  if (source.lexicon.words.grammar.noun === 'first') return [...items];
  const at = items.findIndex(
    (item, index) =>
      describes(item) &&
      isJoiner(items[index + 1]) &&
      describes(items[index + 2]) &&
      items[index + 3]?.kind === 'food' &&
      !describes(items[index - 1]),
  );
  const food = items[at + 3];
  if (at < 0 || !food) return [...items];
  return [...items.slice(0, at), food, ...items.slice(at, at + 3), ...items.slice(at + 4)];
}

/** `lemon juice from half a lemon`: the food once. */
const foodOnce = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    const [part, ...after] = items.slice(at + 1);
    const isPart = part?.kind === 'word' && part.word.kind === 'part';
    return !(
      item.kind === 'food' &&
      isPart &&
      after.some((other) => other.kind === 'food' && other.food === item.food)
    );
  });

/** The items of a line in an order that other languages share. */
export function orderItems(line: GlossedLine, items: readonly Item[]): Item[] {
  const named = completeCompounds(completeNames(sizeContainers(items, line), line), line);
  return foodOnce(foodBeforeChoice(named, line));
}
