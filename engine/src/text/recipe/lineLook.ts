import { type Phrases, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { skipBullet } from '../line/lineFindings.ts';
import { mainOf } from '../line/readLine.ts';
import type { TextLine } from '../line/textLine.ts';
import type { Source } from '../source.ts';
import { wordsOf } from './recipeLine.ts';

/** Ingredient lines are rarely longer, in characters. */
const MAX_INGREDIENT_LENGTH = 160;
const MAX_NAME_WORDS = 6;
const MAX_INGREDIENT_WORDS = 14;

/** Whether a line ends as sentences do. */
export const endsSentence = ({ text }: Source) => /[.!…]\s*$/.test(text);

type LineLook = 'ingredient' | 'step' | 'heading' | null;

/**
 * Whether a line says for how long or how hot to cook, and no amount of a food before: `Bei 180 °C 20 Minuten backen`,
 * `Cuire 20 minutes.`, but not `4 eggs, boiled for 10 minutes`.
 */
export function tellsCooking(line: TextLine, units: Phrases<true>): boolean {
  const { text, tokens, mentions, lexicon, read } = line;
  if (read.heading) return false;
  const begin = skipBullet(tokens);
  const remark = text.search(/,\s|\(|$/);
  const time = tokens.findIndex(
    ({ kind, start }, at) =>
      kind === 'digits' && start < remark && phraseAt(tokens, skipSpace(tokens, at + 1), units) !== null,
  );
  if (tokens[begin]?.kind !== 'word') return time === begin;
  const isHot = mentions.some(({ kind, start }) => kind === 'temperature' && start < remark);
  if (time >= 0 && isHot) return true;
  return (time >= 0 || isHot) && endsSentence(line) && phraseAt(tokens, begin, lexicon.list.verbs) !== null;
}

/** Classifies a line by its first amount; null if it has none. */
function looksByAmount({ read }: TextLine, words: number): LineLook {
  const main = mainOf(read);
  if (!main) return null;
  const early = main.start <= 25 || isMeasure(main.unit);
  return early && words <= 2 * MAX_INGREDIENT_WORDS ? 'ingredient' : 'step';
}

/** Whether a line is a sentence, unlike `1 egg.`: of some words, fewer if it starts as steps do. */
const isSentence = (line: TextLine, verb: boolean) =>
  endsSentence(line) && wordsOf(line.tokens).length > (verb ? 2 : 5);

/** Classifies a line by its content alone; null if it is unclear. */
export function classifyByLook(line: TextLine): LineLook {
  const { text, tokens, lexicon } = line;
  const start = skipBullet(tokens);
  const words = wordsOf(tokens).length;
  const verb = phraseAt(tokens, skipStepNumber(tokens, start), lexicon.list.verbs) !== null;
  const sentence = isSentence(line, verb);
  if (text.length > MAX_INGREDIENT_LENGTH || (words > MAX_INGREDIENT_WORDS && sentence)) return 'step';
  if (line.read.heading) return 'heading';
  if (isNumberedStep(tokens, start) && (verb || sentence)) return 'step';
  const byAmount = verb && sentence ? null : looksByAmount(line, words);
  if (byAmount) return byAmount;
  if (verb || sentence || words > MAX_INGREDIENT_WORDS) return 'step';
  return words > 0 && words <= MAX_NAME_WORDS ? 'ingredient' : null;
}

/** `1.`, `2)`, `Step 3:` before a step. */
export function isNumberedStep(tokens: readonly Token[], start: number): boolean {
  const sign = tokens[start + 1]?.key;
  return (
    tokens[start]?.kind === 'digits' &&
    (sign === '.' || sign === ')' || sign === ':') &&
    tokens[start + 2]?.kind === 'space'
  );
}

/** The first token of a step's words. */
export const skipStepNumber = (tokens: readonly Token[], start: number) =>
  isNumberedStep(tokens, start) ? start + 3 : start;
