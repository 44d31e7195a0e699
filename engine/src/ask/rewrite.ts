import { NOTATIONS } from '../language/notation/notations.ts';
import { plainNumber } from '../language/writing/numberText.ts';
import type { ReadLine } from '../text/line/readLine.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './readQuestion.ts';

/** The parts of a question that a choice replaces; missing ones stay as asked. */
interface Change {
  /** The name of another food. */
  food?: string;
  unit?: 'usCup' | 'metricCup' | 'fluidOunce';
  /** The same for the wanted unit. */
  to?: 'usCup' | 'metricCup' | 'fluidOunce';
  byWeight?: true;
}

/** A name inside a sentence: in lower case, except for German nouns and abbreviations. */
function inside(name: string, language: string): string {
  if (language === 'de')
    return name.replace(/^(\p{Lu})(?=\p{Ll}+(?:er|es|e)\s\p{Lu})/u, (first) => first.toLowerCase());
  return name.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}

/** The word for a cup of the region that a question names; a rewritten question has no other word for its region. */
function cupOf({ region }: Question, unit: string | null): 'usCup' | 'metricCup' | null {
  if (unit !== 'cup') return null;
  if (region === 'us') return 'usCup';
  return region === 'metric' || region === 'australian' ? 'metricCup' : null;
}

/** Whether a rewritten question still says whose measure it means. */
export const keepsRegion = (question: Question, { amounts }: Pick<ReadLine, 'amounts'>): boolean =>
  question.region === null || cupOf(question, amounts[0]?.unit ?? null) !== null;

/** A question with one part made specific, so that it has only that meaning. */
export function rewritten(
  question: Question,
  { amounts, food }: Pick<ReadLine, 'amounts' | 'food'>,
  change: Change,
  { recipe, write }: AskLexicon,
): string {
  const { line, factor, targetText } = question;
  const [main] = amounts;
  if (!main) return line;
  const plus = amounts.filter(({ role }) => role === 'plus');
  const text = line.slice(main.start, plus.at(-1)?.end ?? main.end);
  const [first = 0] = main.values;
  const typed = /^[\d\s.,/¼½¾⅓⅔⅛⅜⅝⅞–-]*[\d¼½¾⅓⅔⅛⅜⅝⅞]/u.exec(text)?.[0];
  const number =
    typed !== undefined && factor === 1 ? typed : plainNumber(first * factor, NOTATIONS[recipe.language]);
  const words = (id: 'usCup' | 'metricCup' | 'fluidOunce') => write[id][first * factor > 1 ? 1 : 0];
  const cup = change.unit ?? cupOf(question, main.unit);
  const unit = cup ? words(cup) : text.slice(typed?.length ?? 0).trim() || (main.unit ?? '');
  const name = change.food ? inside(change.food, recipe.language) : food;
  const of = name !== '' && unit !== '' ? write.of : '';
  const to = change.to ? `= ${write[change.to][1]}` : targetText;
  const weight = change.byWeight ? write.byWeight : '';
  const bare = (typed === undefined || plus.length > 0) && !cup && factor === 1;
  return [bare ? text : `${number} ${unit}`, of, name, weight, to].filter((part) => part !== '').join(' ');
}
