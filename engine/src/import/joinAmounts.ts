import { PLAIN } from './pageBlocks.ts';
import { isAmount, type PageLine, startsWithAmount, withText } from './pageSections.ts';

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

/**
 * Amounts in elements of their own with what they measure: `50 g`, `Oliven`, or with all of them behind, `Oliven`,
 * `50 g`.
 */
export function joinAmounts(lines: readonly PageLine[]): readonly PageLine[] {
  const isAlone = amountTester(lines);
  const plain = lines.filter(({ level }) => level === PLAIN);
  const areBehind = isAlone(plain.at(-1)) && !isAlone(plain[0], plain[1]);
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
