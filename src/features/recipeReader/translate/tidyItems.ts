import { describesFood, type Item, isContainer, isHead } from './item.ts';
import { keepHyphened, keepLongRemarks, keepPieces, keepRemarks, keepTrademarks } from './keepItems.ts';

/** `1 (14 oz) can` in the order of the other languages: the counting word before its size. */
function countFirst(items: readonly Item[], text: string): Item[] {
  const at = items.findIndex(isContainer);
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

/** Without the commas between words before their food: `4 boneless, skinless chicken breasts`. */
const withoutCommas = (items: readonly Item[], text: string): Item[] =>
  items.filter((item, at) => {
    if (item.kind !== 'mark' || text.slice(item.start, item.end) !== ',') return true;
    if (!describesFood(items[at - 1]) || !describesFood(items[at + 1]) || items.slice(0, at).some(isHead))
      return true;
    const next = items.slice(at + 1).find((other) => !describesFood(other));
    return next === undefined || !isHead(next);
  });

/** Whether a mark joins a word or a number to the food after it: `Bio-Zitrone`, `demi-avocat`. */
const joinsFood = (item: Item, before: Item | undefined, after: Item | undefined, text: string) =>
  text.slice(item.start, item.end) === '-' &&
  before?.end === item.start &&
  after?.start === item.end &&
  (describesFood(before) || before.kind === 'number') &&
  isHead(after);

/** Without links, except beside words that are kept. */
const withoutLinks = (items: readonly Item[], text: string): Item[] =>
  items.flatMap((item, at): Item[] => {
    const [before, after] = [items[at - 1], items[at + 1]];
    if (isOfWord(item, before, text) || joinsFood(item, before, after, text)) return [];
    if (item.kind !== 'link') return [item];
    return isKept(before) && isKept(after) ? [{ ...item, kind: 'kept' }] : [];
  });

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
    return isState(item) && next && isHead(next) && /^(?:measure|number)$/.test(before?.kind ?? '');
  });
  const [phrase, food] = items.slice(at, at + 2);
  return at < 0 || !phrase || !food ? [...items] : items.toSpliced(at, 2, food, phrase);
}

/** The items of a line in an order that all languages share, without what only one of them needs. */
export function tidyItems(items: readonly Item[], text: string): Item[] {
  const named = keepPieces(keepHyphened(keepTrademarks(items, text), text));
  const bare = withoutCommas(withoutLinks(countFirst(named, text), text), text);
  return keepRemarks(keepLongRemarks(foodFirst(aboutFirst(bare)), text), text);
}
