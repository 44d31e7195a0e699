import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { mostFrequentShape, PLAIN } from './pageBlocks.ts';
import { isAmount, isMeasured, type PageLine, withText } from './pageSections.ts';

/** In characters: `1 1/2 c.` */
const MAX_AMOUNT = 12;

const hasLetters = ({ text }: PageLine) => /\p{L}/u.test(text);

const isOwnElement = ({ level, item }: PageLine) => level === PLAIN && item === null;

/** Whether a line is an amount of what the next one names, by what it says or by where all amounts stand. */
function amountTester(lines: readonly PageLine[]) {
  const alone = lines.filter((line) => isOwnElement(line) && isAmount(line)).map(({ shape }) => shape);
  const shapes = new Set(alone);
  return (line: PageLine | undefined, next?: PageLine): boolean => {
    if (!line || !isOwnElement(line)) return false;
    const isAbbreviated = line.text.length <= MAX_AMOUNT && startsWithAmount(line.text);
    // One number alone is a counter: `4`, `Adjust`
    if (isAmount(line)) return hasLetters(line) || alone.length > 1;
    return isAbbreviated && shapes.has(line.shape) && next?.shape !== line.shape;
  };
}

/** Whether a name starts with the unit of the amount before it: `½`, `cup sugar`. */
const startsWithUnit = (line: PageLine) => isMeasured(withText(line, `1 ${line.text}`));

/**
 * Whether amounts stand behind what they measure: by the element around most of them, else what is before them is more
 * alike than what is behind. Null if names stand at both ends, so that the first or the last has no amount.
 */
function areBehindNames(
  lines: readonly PageLine[],
  isAlone: ReturnType<typeof amountTester>,
): boolean | null {
  const amounts = [...lines.keys()].filter((at) => isAlone(lines[at], lines[at + 1]));
  const beside = (step: number) => amounts.flatMap((at) => lines[at + step] ?? []);
  const arePaired = (step: number) =>
    amounts.filter((at) => lines[at]?.around === lines[at + step]?.around).length * 2 > amounts.length;
  if (arePaired(-1) !== arePaired(1)) return arePaired(-1);
  const [before, behind] = [beside(-1), beside(1)];
  const [first, last] = [before[0], behind.at(-1)];
  const names = mostFrequentShape(behind);
  const { count } = mostFrequentShape(before);
  if (count !== names.count || !first) return count > names.count;
  if (first.text.endsWith(':') || behind.some(startsWithUnit)) return false;
  return first.shape === last?.shape ? null : last?.shape !== names.shape;
}

/**
 * Amounts in elements of their own before what they measure: `50 g`, `Oliven`, also where they all stand behind,
 * `Oliven`, `50 g`. Where they may be either, they stay apart: a wrong amount is worse than none.
 */
export function joinAmounts(lines: readonly PageLine[]): readonly PageLine[] {
  const isAlone = amountTester(lines);
  const plain = lines.filter(({ level }) => level === PLAIN);
  const areBehind = areBehindNames(plain, isAlone);
  if (areBehind === null) {
    const at = plain.findIndex((line, index) => isAlone(line, plain[index + 1]));
    const { shape = '' } = plain[at - 1] ?? {};
    return lines.map((line, index) => (isAlone(line, lines[index + 1]) ? { ...line, shape } : line));
  }
  const joined: PageLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    // `2` in an element of its own, `8-ounce blocks`
    const isFood =
      before && hasLetters(line) && (!startsWithAmount(line.text) || before.shape !== line.shape);
    const isPair = areBehind ? isAlone(line) : isFood && isAlone(before, line);
    if (before && isPair && line.level === PLAIN && before.level === PLAIN) {
      const [amount, name] = areBehind ? [line, before] : [before, line];
      joined.splice(-1, 1, withText(name, `${amount.text} ${name.text}`));
    } else joined.push(line);
  }
  return joined.filter((line) => line.item !== null || hasLetters(line));
}
