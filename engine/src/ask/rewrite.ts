import { plainNumber } from '../language/writing/numberText.ts';
import type { Writing } from '../language/writing/writing.ts';
import type { LineAmount, ReadLine } from '../text/line/readLine.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './parseQuestion.ts';
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

/** The amount of a line: its words, the typed number, and the multiplied value. */
function amountIn({ line, factor }: Question, amounts: readonly [LineAmount, ...LineAmount[]]) {
  const [main] = amounts;
  const plus = amounts.filter(({ role }) => role === 'plus');
  // What is added may stand behind the food: `1 cup flour and 2 tbsp`
  const text = [main, ...plus].map(({ start, end }) => line.slice(start, end)).join(' + ');
  const typed = /^[\d\s.,/¼½¾⅓⅔⅛⅜⅝⅞–-]*[\d¼½¾⅓⅔⅛⅜⅝⅞]/u.exec(text)?.[0];
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
  const amount = amountIn(question, [main, ...more]);
  const cup = change.unit ?? cupOf(question, main.unit);
  const writtenUnit = amount.text.slice(amount.typed?.length ?? 0).trim() || (main.unit ?? '');
  const unit = cup ? write[cup][amount.value > 1 ? 1 : 0] : writtenUnit;
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
