import type { Item } from './item.ts';

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

const DESCRIBES: ReadonlySet<string> = new Set(['size', 'state', 'color']);
const describes = (item: Item | undefined) => item?.kind === 'word' && DESCRIBES.has(item.word.kind);
const isFood = (item: Item) => item.kind === 'food' || (item.kind === 'word' && item.word.kind === 'kind');

/** Without the commas between words before their food: `4 boneless, skinless chicken breasts`. */
const withoutCommas = (items: readonly Item[], text: string): Item[] =>
  items.filter((item, at) => {
    if (item.kind !== 'mark' || text.slice(item.start, item.end) !== ',') return true;
    if (!describes(items[at - 1]) || !describes(items[at + 1]) || items.slice(0, at).some(isFood))
      return true;
    const next = items.slice(at + 1).find((other) => !describes(other));
    return next === undefined || !isFood(next);
  });

/** Whether a mark joins a word or a number to the food after it: `Bio-Zitrone`, `demi-avocat`. */
const joinsFood = (item: Item, before: Item | undefined, after: Item | undefined, text: string) =>
  text.slice(item.start, item.end) === '-' &&
  before?.end === item.start &&
  after?.start === item.end &&
  (describes(before) || before.kind === 'number') &&
  isFood(after);

/** With the rest of a name as written that a hyphen joins to a food of several words: `praliné noisette-amande`. */
function keepHyphened(items: readonly Item[], text: string): Item[] {
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

/** Without links, except beside words that are kept. */
const withoutLinks = (items: readonly Item[], text: string): Item[] =>
  items.flatMap((item, at): Item[] => {
    const [before, after] = [items[at - 1], items[at + 1]];
    if (isOfWord(item, before, text) || joinsFood(item, before, after, text)) return [];
    if (item.kind !== 'link') return [item];
    return isKept(before) && isKept(after) ? [{ ...item, kind: 'kept' }] : [];
  });

/** Remarks that name a use or a way: what follows one of them without a joining word goes on with it. */
const USES = /^(?:for (?!example)|to |in |with |without )/;

/**
 * With a remark as written that goes on with words of its own: `pour la sauce Ranch`, `al gusto de cada uno`. Its
 * translation would not lead on to them.
 */
function keepLongRemarks(items: readonly Item[], text: string): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const last = all.at(-1);
    const isUse = last?.kind === 'word' && last.word.kind === 'phrase' && USES.test(last.word.shown.en.text);
    const isLinked = last !== undefined && /\p{L}/u.test(text.slice(last.end, item.start));
    const goesOn =
      isFood(item) || describes(item) || (isLinked && item.kind !== 'mark' && item.kind !== 'number');
    if (isUse && goesOn && item.start >= last.end)
      all.splice(-1, 1, { kind: 'kept', start: last.start, end: item.end });
    else all.push(item);
  }
  return all;
}

const isAbout = (item: Item) => item.kind === 'word' && item.word.shown.en.text === 'about';

/** `1/2 paquet environ` in the order of the other languages: `about 1/2 package`. */
function aboutFirst(items: readonly Item[]): Item[] {
  const at = items.findIndex(isAbout);
  const about = items[at];
  const run = items.slice(0, Math.max(at, 0));
  const number = run.findLastIndex(({ kind }) => kind === 'number');
  const isApart = run.slice(number).some(({ kind }) => kind === 'mark');
  if (!about || number < 0 || isApart || items[at + 1]?.kind === 'number') return [...items];
  return [...run.slice(0, number), about, ...run.slice(number), ...items.slice(at + 1)];
}

const isState = (item: Item | undefined) =>
  item?.kind === 'word' && item.word.kind === 'phrase' && /^(?:at|in|with) /.test(item.word.shown.en.text);

/** `zimmerwarme Butter` in the order of the other languages: what is said in several words behind the food. */
function foodFirst(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    return isState(item) && next && isFood(next) && /^(?:measure|number)$/.test(before?.kind ?? '');
  });
  const [phrase, food] = items.slice(at, at + 2);
  return at < 0 || !phrase || !food ? [...items] : items.toSpliced(at, 2, food, phrase);
}

/** Whether two foods follow each other with nothing that joins them. */
function isTwice(remark: readonly Item[], at: number): boolean {
  const next = remark
    .slice(at + 1)
    .find((item) => isFood(item) || (item.kind === 'word' && item.word.kind === 'joiner'));
  return next !== undefined && isFood(next);
}

const ENDS_REMARK = /^[,;:()[\]./+&]$/;

/**
 * Remarks with words that are kept are kept as a whole: half of `if you can find wild ones` would say something else.
 * The first part of a line, which has its amount and its food, keeps only the words that are not known.
 */
function keepRemarks(items: readonly Item[], text: string): Item[] {
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
      remark.some(isKept) || remark.some((item, index) => isFood(item) && isTwice(remark, index));
    if (isMain || !first || !last || !isUnclear) return remark;
    const end = Math.max(...remark.map((item) => item.end));
    return [{ kind: 'kept', start: Math.min(...remark.map(({ start }) => start)), end }];
  });
}

/** The items of a line in an order that all languages share, without what only one of them needs. */
export function tidyItems(items: readonly Item[], text: string): Item[] {
  const bare = withoutCommas(withoutLinks(countFirst(keepHyphened(items, text), text), text), text);
  return keepRemarks(keepLongRemarks(foodFirst(aboutFirst(bare)), text), text);
}
