import type { PageLine } from './pageSections.ts';

/** `2. Bake`: a step that shares its item with others. */
const isNumbered = (text: string) => /^\d{1,2}[.)]\s/.test(text);

/** The items that hold a whole group: a heading with a colon, and two amounts or more. */
function groupsIn(lines: readonly PageLine[]): ReadonlySet<number | null> {
  const groups = lines.flatMap(({ item, text }, at) => {
    const isCounted = (line: PageLine | undefined) => line?.item === item && /\p{N}/u.test(line.text);
    return text.endsWith(':') && isCounted(lines[at + 1]) && isCounted(lines[at + 2]) ? [item] : [];
  });
  return new Set(groups);
}

/** The lines of an item as one. */
export function joinItems(lines: readonly PageLine[]): PageLine[] {
  const groups = groupsIn(lines);
  const joined: PageLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isRest =
      line.item !== null &&
      before?.item === line.item &&
      before.level === line.level &&
      !groups.has(line.item) &&
      !isNumbered(line.text);
    if (before && isRest) joined.splice(-1, 1, { ...before, text: `${before.text} ${line.text}` });
    else joined.push(line);
  }
  return joined;
}
