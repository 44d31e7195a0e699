import type { Lexicon } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { isHeading } from '../line/heading.ts';
import { skipBullet } from '../line/lineFindings.ts';
import { linesByFood } from '../line/linesByFood.ts';
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

/** Whether a line lists foods: `Guacamole: 3 avocados, 1 lime, 2 tbsp oil`. */
export const listsFoods = (line: TextLine) => linesByFood(line).length > 2;

export const isNumberedLine = ({ tokens }: Source) => isNumberedStep(tokens, skipBullet(tokens));

/** Whether a text ends as a sentence does, within its last parenthesis or quotes, too. */
export const endsSentence = (text: string) => /[.!?…][)"”»]*\s*$/.test(text);

/** Whether a line is longer than ingredients are, or nearly, with the end of a sentence. */
const isLong = ({ text }: Source, words: number) =>
  text.length > MAX_INGREDIENT_LENGTH ||
  (words > MAX_INGREDIENT_WORDS && (endsSentence(text) || /[.!?…] \p{Lu}/u.test(text)));

/** Whether a line is a heading inside a part of a recipe: `For the sauce:`. */
export const looksLikeHeading = (line: Source) =>
  !isLong(line, wordsOf(line.tokens).length) && isHeading(line.tokens, line.lexicon);

/** Whether tokens give a time or a heat. */
const giveTimeOrHeat = (tokens: readonly Token[], { list: { timeUnits, degrees } }: Lexicon) =>
  tokens.some(({ key }) => key === '°' || timeUnits.map.has(key) || degrees.map.has(key));

/** Whether a line gives them, and not as a remark on a food: `Bei 180 °C backen`, but not `Rice, soaked for 1 hour`. */
function hasTimeOrHeat({ tokens, lexicon }: Source, verb: boolean): boolean {
  const remark = verb ? -1 : tokens.findIndex(({ key }) => key === ',' || key === '(');
  return giveTimeOrHeat(remark < 0 ? tokens : tokens.slice(0, remark), lexicon);
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
    [words <= MAX_NAME_WORDS && !(sentence && verb && words > 1), 1],
    [!sentence && !verb, 1],
    [sentence, words > 2 ? -3 : -1],
    [verb, -3],
    [hasTimeOrHeat(line, verb), -2],
    [isNumberedLine(line), -2],
    [listsFoods(line), 4],
  ];
  return evidence.reduce((sum, [holds, by]) => (holds ? sum + by : sum), amountEvidence(line));
}
