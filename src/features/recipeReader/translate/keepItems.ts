import { describesFood, type Item, isHead } from './item.ts';

/** With the rest of a name as written that a hyphen joins to a food of several words: `praliné noisette-amande`. */
export function keepHyphened(items: readonly Item[], text: string): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const [food, hyphen] = all.slice(-2);
    const isHyphened =
      food?.kind === 'food' &&
      hyphen?.kind === 'mark' &&
      text.slice(food.end, item.start) === '-' &&
      / |'|’/.test(text.slice(food.start, food.end));
    if (isHyphened && item.kind !== 'mark')
      all.splice(-1, 1, { kind: 'kept', start: hyphen.start, end: item.end });
    else all.push(item);
  }
  return all;
}

/**
 * With the food as written of which a kept word is what is counted: legs of `4 piernas de pollo` are no chickens. Behind a
 * measure, such a word only says more: `2 cdas colmaditas de aceite`.
 */
export function keepPieces(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    ({ kind }, index) =>
      kind === 'number' && items[index + 1]?.kind === 'kept' && items[index + 2]?.kind === 'link',
  );
  const [kept, , food] = items.slice(at + 1, at + 4);
  if (at < 0 || !kept || food?.kind !== 'food') return [...items];
  return items.toSpliced(at + 1, 3, { kind: 'kept', start: kept.start, end: food.end });
}

/** With the sign of a trademark at the word that it marks, which may stand elsewhere in another language. */
export const keepTrademarks = (items: readonly Item[], text: string): Item[] =>
  items.flatMap((item, at): Item[] => {
    const [before, after] = [items[at - 1], items[at + 1]];
    const isSignOf = (word: Item | undefined, sign: Item | undefined) =>
      word?.kind === 'kept' && sign?.start === word.end && /^[®™]$/.test(text.slice(sign.start, sign.end));
    if (isSignOf(before, item)) return [];
    return [isSignOf(item, after) ? { ...item, end: item.end + 1 } : item];
  });

/** Remarks that name a use or a way: what follows one of them without a joining word goes on with it. */
const USES = /^(?:for (?!example)|to |in |with |without )/;

/**
 * With a remark as written that goes on with words of its own: `pour la sauce Ranch`, `al gusto de cada uno`. Its
 * translation would not lead on to them.
 */
export function keepLongRemarks(items: readonly Item[], text: string): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const last = all.at(-1);
    const isUse = last?.kind === 'word' && last.word.kind === 'phrase' && USES.test(last.word.shown.en.text);
    const isLinked = last !== undefined && /\p{L}/u.test(text.slice(last.end, item.start));
    const goesOn =
      isHead(item) || describesFood(item) || (isLinked && item.kind !== 'mark' && item.kind !== 'number');
    if (isUse && goesOn && item.start >= last.end)
      all.splice(-1, 1, { kind: 'kept', start: last.start, end: item.end });
    else all.push(item);
  }
  return all;
}

/** Whether two foods follow each other with nothing that joins them. */
function isTwice(remark: readonly Item[], at: number): boolean {
  const next = remark
    .slice(at + 1)
    .find((item) => isHead(item) || (item.kind === 'word' && item.word.kind === 'joiner'));
  return next !== undefined && isHead(next);
}

const ENDS_REMARK = /^[,;:()[\]./+&]$/;

/**
 * Remarks with words that are kept are kept as a whole: half of `if you can find wild ones` would say something else.
 * The first part of a line, which has its amount and its food, keeps only the words that are not known.
 */
export function keepRemarks(items: readonly Item[], text: string): Item[] {
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
    const isUnclear =
      remark.some(({ kind }) => kind === 'kept') ||
      remark.some((item, index) => isHead(item) && isTwice(remark, index));
    if (isMain || !first || !last || !isUnclear) return remark;
    const end = Math.max(...remark.map((item) => item.end));
    return [{ kind: 'kept', start: Math.min(...remark.map(({ start }) => start)), end }];
  });
}
