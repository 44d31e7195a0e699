import { isHeading } from '../text/line/heading.ts';
import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { instructs } from './instructs.ts';
import { BOLD, PLAIN } from './pageBlocks.ts';
import { isAmount, isCount, isSentence, isStep, type PageLine } from './pageSections.ts';

/** `2. Bake` */
export const isNumbered = (text: string) => /^\W*\d{1,2}\W{0,2}[.):]\s/.test(text);

/** Whether a heading stands over a list of sentences: steps under a heading of its own, `What To Do`. */
function isStepListBelow(lines: readonly PageLine[], at: number): boolean {
  let end = at + 1;
  while (lines[end]?.level === PLAIN && lines[end]?.starts === null) end += 1;
  const items = lines.slice(at + 1, end).filter(({ item }) => item !== null);
  const sentences = items.filter(({ text }) => isStep(text));
  return (
    sentences.length * 2 > items.length &&
    !items.some(({ text }) => startsWithAmount(text) && !isNumbered(text))
  );
}

/** A heading of its own, or a line that ends with a colon: `What to do:`. */
export const isHead = ({ level, item, text }: PageLine) =>
  level < PLAIN || (item === null && text.endsWith(':') && text.length < MAX_HEAD);

/** A heading with a colon is shorter, in characters. */
const MAX_HEAD = 60;

/** A line of so many words may tell a step. */
export const MIN_WORDS = 4;

/** Whether a heading stands over lines most of which tell what to do, or over headings the first of which does. */
function tellsBelow(lines: readonly PageLine[], at: number): boolean {
  const [heading, first] = [lines[at], lines[at + 1]];
  const lexicon = heading?.source?.lexicon;
  if (!heading || !first || !lexicon) return false;
  if (first.level < PLAIN)
    return first.level > heading.level && first.starts === null && tellsBelow(lines, at + 1);
  let [all, told] = [0, 0];
  for (let row = at + 1; row < lines.length; row++) {
    const line = lines[row];
    if (!line || line.starts !== null || isHead(line)) break;
    const { text } = line;
    if (text.split(' ').length < MIN_WORDS) continue;
    all += 1;
    if (instructs(text, lexicon) && (isNumbered(text) || !startsWithAmount(text))) told += 1;
  }
  return told * 2 > all;
}

/** Whether steps stand below a heading that says nothing of them. */
export const areStepsBelow = (lines: readonly PageLine[], at: number) =>
  isStepListBelow(lines, at) || tellsBelow(lines, at);

/** Whether most lines below a heading start with an amount, so that it is one of a group of ingredients. */
function isListBelow(lines: readonly PageLine[], at: number): boolean {
  let [all, amounts] = [0, 0];
  for (let row = at + 1; row < lines.length; row++) {
    const line = lines[row];
    if (!line || line.level < PLAIN || line.starts !== null) break;
    // Amounts may stand in elements of their own
    const before = lines[row - 1];
    if (before && row > at + 1 && isAmount(before)) continue;
    all += 1;
    // Not the number of a step
    const isNumber = isCount(line.text) && isSentence(lines[row + 1]?.text ?? '');
    if (startsWithAmount(line.text) && !isNumber) amounts += 1;
  }
  return amounts * 2 > all;
}

/** Whether a heading inside a part is one of a group, and not of something else. */
function isGroup(lines: readonly PageLine[], at: number, start: number): boolean {
  const [line, first] = [lines[at], lines[start]];
  if (!line || !first) return false;
  if (first.starts === 'ingredients' && areStepsBelow(lines, at)) return false;
  const areNumbered = [line, first].every(({ text }) => /^(?:\p{L}+ )?\d{1,2}[.:)]/u.test(text));
  if (
    areNumbered ||
    isCount(line.text) ||
    (line.source && isHeading(line.source.tokens, line.source.lexicon))
  )
    return true;
  const last = first.level === PLAIN ? 3 : first.level;
  if (first.starts === 'ingredients') return line.level > last || isListBelow(lines, at);
  if (line.level === BOLD) return line.level > last;
  if (tellsBelow(lines, at)) return line.level >= last;
  if (line.level <= last) return false;
  // Groups of steps have a heading before the first step, or no more than words before a list of steps
  const head = lines.findIndex(({ level }, row) => row > start && level < PLAIN);
  const isBefore = ({ text, item }: PageLine) =>
    isCount(text) || (item === null && isStepListBelow(lines, head));
  return lines[head]?.level === line.level && lines.slice(start + 1, head).every(isBefore);
}

/** Whether a line starts another part than the one it is in. */
const startsOther = ({ starts, level }: PageLine, part: PageLine | undefined) =>
  starts !== null && !(starts === part?.starts && level > part.level);

/** The first row from one on that is not of the part that starts at a row. */
function rowBehind(lines: readonly PageLine[], start: number, from: number): number {
  for (let at = from; at < lines.length; at++) {
    const line = lines[at];
    if (!line || startsOther(line, lines[start])) return at;
    if (line.level < PLAIN && !isGroup(lines, at, start)) return at;
    // `What to do:` behind a list
    if (isHead(line) && lines[start]?.starts === 'ingredients' && tellsBelow(lines, at)) return at;
  }
  return lines.length;
}

/** How far apart lines of one class may stand: a hint between two steps. */
const MAX_GAP = 5;

/**
 * How far the part goes that starts at a row: to the next part, or to a heading of something else; steps of a class that
 * no line before has go on behind it.
 */
export function endOfPart(lines: readonly PageLine[], start: number): number {
  const shape = lines[start + 1]?.shape ?? '';
  const isOwn = (line: PageLine) => line.shape === shape;
  const mayGoOn = lines[start]?.starts === 'steps' && /\w\.\w/.test(shape) && lines.findIndex(isOwn) > start;
  for (let end = rowBehind(lines, start, start + 1); ; ) {
    const next = lines.slice(end, end + MAX_GAP);
    const more = next.findIndex(isOwn);
    if (!mayGoOn || more < 0 || next.some(({ starts }) => starts === 'ingredients')) return end;
    end = rowBehind(lines, start, end + more + 1);
  }
}

/**
 * Where the list ends that starts at a row, with those right behind it that have a heading of ingredients, too: `Cake
 * ingredients`, `Frosting ingredients`; not one that names the same again, in other units.
 */
export function endOfLists(lines: readonly PageLine[], start: number): number {
  let end = endOfPart(lines, start);
  const namesIn = (from: number, to: number) =>
    lines.slice(from, to).flatMap(({ text }) => (startsWithAmount(text) ? text.split(' ').slice(-1) : []));
  const known = new Set(namesIn(start + 1, end));
  const first = lines[start];
  const isLine = (line: PageLine | undefined) =>
    line?.starts === 'ingredients' && (known.size > 0 || isAlike(line));
  // `Ingredients` in a menu is no heading
  const isAlike = ({ level }: PageLine) => level < PLAIN && level === first?.level;
  while (isLine(lines[end])) {
    const next = endOfPart(lines, end);
    const names = namesIn(end + 1, next);
    if (
      (names.length === 0 && !lines[end]?.isWhole) ||
      (names.length > 2 && names.every((name) => known.has(name)))
    )
      break;
    for (const name of names) known.add(name);
    end = next;
  }
  return end;
}

/**
 * Where the first list starts that goes on with the one at a row: `Sauce ingredients` above `Ingredients`. What is told of
 * them, without an amount, is none.
 */
export function firstStart(lines: readonly PageLine[], start: number): number {
  const end = endOfLists(lines, start);
  let first = start;
  for (let at = start - 1; at >= 0; at--) {
    const line = lines[at];
    if (!line || (line.starts !== 'ingredients' && (line.level < PLAIN || isSentence(line.text)))) break;
    const isLists = line.starts === 'ingredients' && line.level === lines[start]?.level;
    const hasAmounts = () =>
      first < start || lines.slice(at, first).some(({ text }) => startsWithAmount(text));
    if (isLists && endOfLists(lines, at) === end && hasAmounts()) first = at;
  }
  return first;
}
