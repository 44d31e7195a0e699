import { type Item, isContainer, isHead } from './item.ts';

/** Items that belong to one food, or to nothing. */
export interface Group {
  items: readonly Item[];
  /** The number of a counting word that stands in another group: `1 (14 oz) can`. */
  count: number | null;
}

const SEPARATE: ReadonlySet<string> = new Set(['phrase', 'joiner']);

/** Marks, remarks and words that join stand alone. */
export const standsAlone = (item: Item): boolean =>
  item.kind === 'mark' || (item.kind === 'word' && SEPARATE.has(item.word.kind));

export const headOf = (items: readonly Item[]): Item | undefined => items.find(isHead);

/** Whether a group counts or measures something. */
export const hasAmount = (items: readonly Item[]) =>
  items.some(
    (item) =>
      item.kind === 'number' ||
      item.kind === 'measure' ||
      isContainer(item) ||
      (item.kind === 'word' && item.word.kind === 'vague'),
  );

/** Whether an item starts another group, because its group has one like it: another food, or another number. */
function startsAnother(item: Item, items: readonly Item[]): boolean {
  if (isHead(item)) return headOf(items) !== undefined;
  if (item.kind === 'number') return items.some((other) => hasAmount([other]) || isHead(other));
  return hasAmount([item]) && items.some((other) => other.kind !== 'number' && hasAmount([other]));
}

/** The number of a group that is nothing but this number. */
const loneNumber = ({ items: [first, ...others] }: Group) =>
  first?.kind === 'number' && others.length === 0 ? first.value : null;

/** The items of a line by group. */
export function groupItems(items: readonly Item[]): Group[] {
  const groups: { items: Item[]; count: number | null }[] = [];
  let open = false;
  for (const item of items) {
    const last = groups.at(-1);
    const isSecond = last !== undefined && startsAnother(item, last.items);
    if (last && open && !standsAlone(item) && !isSecond) last.items.push(item);
    else groups.push({ items: [item], count: null });
    open = !standsAlone(item);
  }
  let count: number | null = null;
  for (const [at, group] of groups.entries()) {
    const number = group.items.find((item) => item.kind === 'number');
    // `8 6-inch tortillas`
    const before = groups[at - 1];
    if (number?.isLength && before) group.count = loneNumber(before);
    else if (!number && group.items.some(isContainer)) group.count = count;
    count = loneNumber(group) ?? count;
  }
  return groups;
}
