import { unitText } from '@gramwise/engine/language/writing/measureText.ts';
import { completeNames, isHyphen, isJoiner } from './completeNames.ts';
import { headOf, standsAlone } from './group.ts';
import { type Item, type ItemOf, isContainer, isHead } from './item.ts';
import type { GlossedLine } from './source.ts';

/** A number with its measure as a size. */
const sizeOf = (
  number: ItemOf<'number'>,
  { end, unit }: ItemOf<'measure'>,
  { source }: GlossedLine,
): Item => ({
  ...number,
  text: `${number.text} ${unitText(unit, number.value, source.writing)}`,
  end,
  isLength: true,
});

/** `15-ounce can`: what a counting word holds, as one item. */
function sizeContainers(items: readonly Item[], line: GlossedLine): Item[] {
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
      all.push(sizeOf(number, measure, line));
      at = items.indexOf(container) - 1;
    } else if (items[at]) all.push(items[at] as Item);
  }
  return all;
}

const describes = (item: Item | undefined): item is ItemOf<'word'> =>
  item?.kind === 'word' && /^(?:state|color|size|preparation)$/.test(item.word.kind);

/** The size of what is counted, with a linking word after it: `3 latas de 800 g`, `1 poulet de 1,5 kg`. */
function sizesBehind(items: readonly Item[], line: GlossedLine): Item[] {
  const all: Item[] = [];
  let from = 0;
  for (let at = 0; at < items.length; at++) {
    const [item, measure] = items.slice(at);
    const sized = all.at(-1);
    if (!item) break;
    const isLinked = sized && /^\s*\p{L}+\s*$/u.test(line.text.slice(sized.end, item.start));
    const isSize =
      item.kind === 'number' &&
      measure?.kind === 'measure' &&
      isLinked &&
      (isContainer(sized) || headOf([sized]) !== undefined) &&
      all.slice(from).some(({ kind }) => kind === 'number');
    if (isSize) {
      const container = all.findIndex((other, index) => index >= from && isContainer(other));
      const place = container < 0 ? all.length - 1 : container;
      all.splice(place, 0, sizeOf(item, measure, line));
      at += 1;
    } else {
      all.push(item);
      if (standsAlone(item)) from = all.length;
    }
  }
  return all;
}

/** `trocitos pequeños de guindilla`: what is said right after the counting word is said of it. */
const sizesOfContainers = (items: readonly Item[], { source }: GlossedLine): Item[] =>
  items.map((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]];
    const isOfUnit =
      source.lexicon.words.grammar.noun === 'first' &&
      item.kind === 'word' &&
      item.word.kind === 'size' &&
      before !== undefined &&
      isContainer(before) &&
      next?.kind === 'food';
    return isOfUnit ? { ...item, ofUnit: true } : item;
  });

const isSize = (item: Item | undefined) => item?.kind === 'word' && item.word.kind === 'size';

/** `fresh or frozen cranberries`: the food before what is said of it, so that both agree with it. */
function foodBeforeChoice(items: readonly Item[], { source }: GlossedLine): Item[] {
  if (source.lexicon.words.grammar.noun === 'first') return [...items];
  const at = items.findIndex(
    (item, index) =>
      describes(item) &&
      isJoiner(items[index + 1]) &&
      describes(items[index + 2]) &&
      items[index + 3]?.kind === 'food' &&
      (!describes(items[index - 1]) || isSize(items[index - 1])),
  );
  const food = items[at + 3];
  const first = items[at];
  if (!describes(first) || !food) return [...items];
  const choice = [{ ...first, isChoice: true as const }, ...items.slice(at + 1, at + 3)];
  return [...items.slice(0, at), food, ...choice, ...items.slice(at + 4)];
}

/** `tomates grandes y maduros`: a size stands apart from what else is said, where `and` between them is lost. */
const withoutAndAfterSize = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    const [before, size] = items.slice(Math.max(at - 2, 0), at);
    const next = items[at + 1];
    const isAnd = isJoiner(item) && item.word.shown.en.text === 'and';
    return !(isAnd && isHead(before) && isSize(size) && describes(next) && !isSize(next));
  });

/** `sésame blanc et noir`: what is said of the food is a choice, which stays together behind it. */
function foodWithChoice(items: readonly Item[], { source }: GlossedLine): Item[] {
  if (source.lexicon.words.grammar.noun !== 'first') return [...items];
  return items.map((item, at) => {
    const [joiner, second, next] = items.slice(at + 1);
    const isChoice =
      describes(item) &&
      joiner?.kind === 'word' &&
      joiner.word.kind === 'joiner' &&
      describes(second) &&
      item.word.kind === second.word.kind &&
      next?.kind !== 'food' &&
      items[at - 1]?.kind === 'food';
    return isChoice ? { ...item, isChoice } : item;
  });
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
  const named = completeNames(line, sizesBehind(sizeContainers(sizesOfContainers(items, line), line), line));
  return foodOnce(foodWithChoice(foodBeforeChoice(withoutAndAfterSize(named), line), line));
}
