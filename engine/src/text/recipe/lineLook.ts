import { isMeasure } from '../../units/measureWords.ts';
import { isHeading } from '../line/heading.ts';
import { skipBullet } from '../line/lineFindings.ts';
import { mainOf } from '../line/readLine.ts';
import { isFirstVerb, isLastVerb } from '../line/stepVerbs.ts';
import type { TextLine } from '../line/textLine.ts';
import type { Source } from '../source.ts';
import { isNumberedStep, skipStepNumber, wordsOf } from './recipeLine.ts';

/** Ingredient lines are rarely longer, in characters. */
const MAX_INGREDIENT_LENGTH = 160;
const MAX_NAME_WORDS = 6;
const MAX_INGREDIENT_WORDS = 14;

/** Behind a bullet or a box, too: `- [ ] 2 eggs`. */
export const startsWithAmount = (text: string) => /^[^\p{L}\d]{0,6}[\d¼-¾⅐-⅞]/u.test(text);

export const isNumberedLine = ({ tokens }: Source) => isNumberedStep(tokens, skipBullet(tokens));

/** Whether a text ends as a sentence does, within its last parenthesis or quotes, too. */
export const endsSentence = (text: string) => /[.!?…][)"”»]*\s*$/.test(text);

/** Whether a line is longer than ingredients are. */
const isLong = (line: Source, words: number) =>
  line.text.length > MAX_INGREDIENT_LENGTH || (words > MAX_INGREDIENT_WORDS && endsSentence(line.text));

/** Whether a line is a heading inside a part of a recipe: `For the sauce:`. */
export const looksLikeHeading = (line: Source) =>
  !isLong(line, wordsOf(line.tokens).length) && isHeading(line.tokens, line.lexicon);

/** Whether a line gives a time or a heat, and not as a remark: `Bei 180 °C backen`, but not `Rice, soaked for 1 hour`. */
function hasTimeOrHeat({ tokens, lexicon }: Source): boolean {
  const remark = tokens.findIndex(({ key }) => key === ',' || key === '(');
  const { map } = lexicon.list.timeUnits;
  return tokens.some(
    ({ kind, key }, at) => (remark < 0 || at < remark) && (key === '°' || (kind === 'word' && map.has(key))),
  );
}

/** Whether a line starts or ends with a verb as steps do. */
function hasVerb({ tokens, lexicon }: Source): boolean {
  const start = skipStepNumber(tokens, skipBullet(tokens));
  const last = tokens.findLastIndex(({ kind }) => kind === 'word');
  if (isFirstVerb(tokens, start, lexicon)) return true;
  const word = tokens[last];
  return word !== undefined && last > start && isLastVerb(word, lexicon);
}

/** The evidence of the first amount: ingredients start with it or have it early, steps anywhere. */
function amountEvidence(line: TextLine): number {
  const main = mainOf(line.read);
  if (!main) return 0;
  if (line.tokens[skipBullet(line.tokens)]?.start === main.start || startsWithAmount(line.text)) return 3;
  return main.start <= 25 || isMeasure(main.unit) ? 1 : -2;
}

/**
 * How much a line looks by its words alone like an ingredient, above 0, or like a step, below 0: each mark of either
 * counts as the natural logarithm, rounded, of how much more often it occurs there.
 */
export function likeness(line: TextLine): number {
  const words = wordsOf(line.tokens).length;
  const sentence = endsSentence(line.text);
  const verb = hasVerb(line);
  const evidence: readonly [boolean, number][] = [
    [isLong(line, words), -4],
    [words > MAX_INGREDIENT_WORDS, -2],
    [words <= MAX_NAME_WORDS, 1],
    [!sentence && !verb, 1],
    [sentence, words > 2 ? -3 : -1],
    [verb, -3],
    [hasTimeOrHeat(line), -2],
    [isNumberedLine(line), -2],
  ];
  return evidence.reduce((sum, [holds, by]) => (holds ? sum + by : sum), amountEvidence(line));
}
