import { foldedWords } from '../../language/foldedWords.ts';
import { nounStart } from '../../language/nounStart.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { isContainer } from '../line/containers.ts';
import type { LineAmount } from '../line/readLine.ts';
import { type TextLine, textLine } from '../line/textLine.ts';

/** Whether words only say what is counted: its size, or the food itself. */
function namesPieces(words: readonly string[], { read, lexicon: { list } }: TextLine): boolean {
  const starts = foldedWords(read.food).map(nounStart);
  return words.every(
    (word) =>
      list.sizes.map.has(word) ||
      list.about.map.has(word) ||
      list.of.map.has(word) ||
      list.takenFrom.map.has(word) ||
      starts.includes(nounStart(word)),
  );
}

/** The pieces in parentheses that an amount is, too: `500 g potatoes (about 3 medium)`, `250 g Butter (1 Packung)`. */
export function countedRepeats(line: TextLine): readonly LineAmount[] {
  const [main] = line.read.amounts;
  if (!main || isContainer(main.unit)) return [];
  return [...line.text.matchAll(/\(([^()]{0,20}[\d¼-¾⅓-⅞][^()]{1,20})\)/g)].flatMap(
    ({ 1: inside = '', index }) => {
      const { read, tokens, lexicon } = textLine(inside, line.lexicon);
      const [count, ...others] = read.amounts;
      const isEach = tokens.some(({ key }) => lexicon.list.apiece.map.has(key));
      if (!count || others.length > 0 || isMeasure(count.unit) || index < main.end || isEach) return [];
      const words = foldedWords(`${inside.slice(0, count.start)} ${inside.slice(count.end)}`);
      if ((count.unit === null && words.length === 0) || !namesPieces(words, line)) return [];
      return [{ ...count, start: count.start + index + 1, end: count.end + index + 1 }];
    },
  );
}
