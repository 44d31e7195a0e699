import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { mostFrequentShape, PLAIN } from './pageBlocks.ts';
import { isAmount, type PageLine, withText } from './pageSections.ts';

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

/** Whether amounts stand behind what they measure: what is before them is more alike than what is behind. */
function areBehindNames(lines: readonly PageLine[], isAlone: ReturnType<typeof amountTester>): boolean {
  const amounts = [...lines.keys()].filter((at) => isAlone(lines[at], lines[at + 1]));
  const beside = (step: number) => amounts.flatMap((at) => lines[at + step] ?? []);
  return mostFrequentShape(beside(-1)).count > mostFrequentShape(beside(1)).count;
}

/**
 * Amounts in elements of their own with what they measure: `50 g`, `Oliven`, or with all of them behind, `Oliven`,
 * `50 g`.
 */
export function joinAmounts(lines: readonly PageLine[]): readonly PageLine[] {
  const isAlone = amountTester(lines);
  const areBehind = areBehindNames(
    lines.filter(({ level }) => level === PLAIN),
    isAlone,
  );
  const joined: PageLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    // `2` in an element of its own, `8-ounce blocks`
    const isFood =
      before && hasLetters(line) && (!startsWithAmount(line.text) || before.shape !== line.shape);
    const isPair = areBehind ? isAlone(line) : isFood && isAlone(before, line);
    if (before && isPair && line.level === PLAIN && before.level === PLAIN)
      joined.splice(-1, 1, withText(line, `${before.text} ${line.text}`));
    else joined.push(line);
  }
  return joined.filter((line) => line.item !== null || hasLetters(line));
}
