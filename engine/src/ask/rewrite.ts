import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { plainNumber } from '../language/writing/numberText.ts';
import type { Writing } from '../language/writing/writing.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { LineAmount, ReadLine } from '../text/line/readLine.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens } from './phraseRuns.ts';
import { unitIn } from './resolveUnit.ts';

/** The parts of a question that a choice replaces; the others stay as asked. */
interface Change {
  /** The name of another food. */
  food?: string;
  unit?: 'usCup' | 'metricCup' | 'coffeeCup' | 'fluidOunce';
  /** The same for the target unit. */
  to?: 'usCup' | 'metricCup' | 'fluidOunce';
  byWeight?: true;
}

/** A name within a sentence: in lower case, except for abbreviations and, in German, nouns. */
function asMidSentence(name: string, { capitalNouns }: Writing): string {
  if (capitalNouns)
    return name.replace(/^(\p{Lu})(?=\p{Ll}+(?:er|es|e)\s\p{Lu})/u, (first) => first.toLowerCase());
  return name.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}

/** The cup of the region that a question names; rewritten questions have words for regions only for cups. */
function cupOf({ region }: Question, unit: string | null): 'usCup' | 'metricCup' | null {
  const named = unit === 'cup' && region !== null ? unitIn(region, unit) : null;
  return named === 'cups' ? 'usCup' : named === 'metric_cup' ? 'metricCup' : null;
}

/** Whether a rewritten question can still say which region's measure it means. */
export const keepsRegion = (question: Question, { amounts }: Pick<ReadLine, 'amounts'>): boolean =>
  question.region === null || cupOf(question, amounts[0]?.unit ?? null) !== null;

/** The amount of a line: its words, the number typed before its unit if that is all of it, and the multiplied value. */
function amountIn(
  { line, factor }: Question,
  amounts: readonly [LineAmount, ...LineAmount[]],
  { recipe }: AskLexicon,
) {
  const [main] = amounts;
  const plus = amounts.filter(({ role }) => role === 'plus');
  // What is added may stand behind the food: `1 cup flour and 2 tbsp`
  const text = [main, ...plus].map(({ start, end }) => line.slice(start, end)).join(' + ');
  const first = /^[\d\s.,/¼½¾⅓⅔⅛⅜⅝⅞–-]*[\d¼½¾⅓⅔⅛⅜⅝⅞]/u.exec(text)?.[0];
  // `1 tasse 1/2`, `2 tiers de tasse`
  const isAll = first && numberAt(tokensOf(first), 0, recipe)?.value === main.values[0];
  const typed = isAll ? first : undefined;
  const value = (main.values[0] ?? 0) * factor;
  const isSum = plus.length > 0;
  return { text, typed, value, isPlain: factor === 1, isWord: typed === undefined || isSum, isSum };
}

type WrittenAmount = ReturnType<typeof amountIn>;

/** The number of an amount, as typed, or multiplied. */
function numberText({ typed, value, isPlain }: WrittenAmount, { recipe }: AskLexicon): string {
  if (typed !== undefined && isPlain) return typed;
  return plainNumber(value, recipe.words.writing.numberStyle);
}

/** The words of an amount behind its number, or for its unit where no number of digits is all of it: `une tasse et demie`. */
function unitText({ typed, text }: WrittenAmount, unit: string, { recipe }: AskLexicon): string {
  if (typed !== undefined) return text.slice(typed.length).trim() || unit;
  const tokens = tokensOf(text);
  const [word = unit] = tokens.flatMap((_, at) => {
    const found = phraseAt(tokens, at, recipe.units);
    return found?.value === unit ? joinTokens(tokens.slice(at, found.next)) : [];
  });
  return word;
}

/** A food's name, with the word that joins it to an amount. */
function foodPart(name: string, joined: boolean, { words }: AskLexicon): string {
  return name !== '' && joined ? `${words.write.of} ${name}`.trim() : name;
}

/**
 * Rewrites a question with one part made specific, so that it has only one meaning. Null for amounts that are added up,
 * if their unit or number would have to change.
 */
export function rewriteQuestion(
  question: Question,
  { amounts, food }: Pick<ReadLine, 'amounts' | 'food'>,
  { lexicon, ...change }: Change & { lexicon: AskLexicon },
): string | null {
  const { recipe, words } = lexicon;
  const { write } = words;
  const [main, ...more] = amounts;
  if (!main) return question.line;
  const amount = amountIn(question, [main, ...more], lexicon);
  const cup = change.unit ?? cupOf(question, main.unit);
  const unit = cup ? write[cup][amount.value > 1 ? 1 : 0] : unitText(amount, main.unit ?? '', lexicon);
  const isKept = amount.isWord && !cup && amount.isPlain;
  if (amount.isSum && !isKept) return null;
  const name = change.food ? asMidSentence(change.food, recipe.words.writing) : food;
  const to = change.to ? `= ${write[change.to][1]}` : question.targetText;
  return [
    ...(isKept ? [amount.text] : [numberText(amount, lexicon), unit]),
    foodPart(name, unit !== '', lexicon),
    change.byWeight ? write.byWeight : '',
    to,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
