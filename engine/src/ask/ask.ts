import { findLanguage } from '../language/findLanguage.ts';
import type { AskAnswer, HintCode } from './askAnswer.ts';
import { askLexicon } from './askLexicon.ts';
import { offered, type Reask } from './choices.ts';
import { inPageWords } from './inPageWords.ts';
import type { AskContext } from './kitchenContext.ts';
import { MAX_QUESTION_LENGTH } from './questionLength.ts';
import { answerChoice, hint, type ReadQuestion, rank, readIn, type Spoken, SURE } from './readIn.ts';
import { plainNumberIn, type TwoNumbers } from './twoNumbers.ts';

export interface Asked {
  answer: AskAnswer;
  /** The language that the question was read in. */
  language: string;
  /** Languages that might give an answer but whose recipe words, or the rest, are not loaded. */
  missing: readonly string[];
  /** It names an amount or a setting, so it is a question and not just the name of a food. */
  exact: boolean;
}

/** Whether an unanswered question may be in a language that is not loaded; one still being typed may not. */
const isForeign = (asked: string, answer: AskAnswer) =>
  answer.kind === 'hint' &&
  (answer.code === 'unknown-food' ||
    (answer.code === 'unread' && /\d/.test(asked) && /\p{L}{3}/u.test(asked)));

/** Hints that name what was not understood: more than a guess by another name, less than an answer that uses it. */
const SAFE: ReadonlySet<HintCode> = new Set<HintCode>(['left-over', 'two-amounts']);

interface Reading {
  language: string;
  spoken: Spoken;
  reading: ReadQuestion;
}

/** How certain a reading is; `own` languages are the page's and the likely one. */
const certainty = ({ reading, language }: Reading, own: readonly string[]) =>
  reading.answer.kind === 'hint' && SAFE.has(reading.answer.code) && own.includes(language)
    ? SURE - 0.25
    : rank(reading);

/** Whether every word counted: ovens and pans ignore what they do not know. */
const isWhole = ({ answer, vague }: ReadQuestion) =>
  vague === undefined &&
  answer.kind !== 'hint' &&
  (answer.kind === 'choose' || answer.result.kind === 'amount');

/** Words that were not needed and not understood are not taken for a food where another language may know them. */
const withoutVague = (reading: ReadQuestion): ReadQuestion =>
  reading.vague === undefined ? reading : { ...reading, answer: hint('unknown-food', reading.vague) };

/** The readings in the page's language, or the first that is loaded, and in the one that a question fits best. */
interface Readings {
  first: Reading;
  best: Reading;
}

/** A question read in one of the languages; null if that is not loaded, or it is only the start of a food's name there. */
function readingIn(
  language: string,
  asked: string,
  { likely, context }: { likely: string; context: AskContext },
): Reading | null {
  const known = context.known[language];
  if (!known) return null;
  const lexicon = askLexicon(known.names.index.lexicon, known.words);
  const isLikely = language === context.language || language === likely;
  const spoken = { lexicon, names: known.names, likely: isLikely };
  const read = readIn(asked, spoken, context);
  // In some language, a word still being typed is the start of a food's name.
  if (language !== context.language && isGuess(read)) return null;
  return { language, spoken, reading: language === likely ? read : withoutVague(read) };
}

const isSafe = (reading: ReadQuestion) => reading.answer.kind === 'hint' && SAFE.has(reading.answer.code);

function readings(asked: string, likely: string, context: AskContext): Readings | null {
  const own = [context.language, likely];
  let first: Reading | null = null;
  let best: Reading | null = null;
  for (const language of new Set([...own, ...context.languages])) {
    const next = readingIn(language, asked, { likely, context });
    if (!next) continue;
    first ??= next;
    if (best && isSafe(best.reading) && !isWhole(next.reading)) continue;
    if (best === null || certainty(next, own) > certainty(best, own)) best = next;
    if (certainty(next, own) >= SURE) break;
  }
  return first && best && { first, best };
}

/** The best reading, if it is of the question's language or reads more of it; else the page's with the other's foods. */
function settled(asked: string, { first, best }: Readings, context: AskContext): Reading {
  // A food's name does not tell the language of the question, nor does a unit alone
  const frame = asked.replace(first.reading.words ?? '', ' ');
  const framed = /\p{L}.*\s\p{L}/u.test(frame) && findLanguage(frame, context.language, heardOf(context));
  if (best.language === framed || explainsMore(best.reading, first.reading)) return best;
  return { ...first, reading: withForeign(first.reading, best.reading, first.spoken) };
}

/** The words of the languages that are loaded. */
const heardOf = ({ lexicons }: AskContext) => Object.values(lexicons).filter((one) => one !== undefined);

/**
 * Answers a question such as `2 cups flour in grams` in any of the languages: a result with its other meanings, a
 * choice if it is ambiguous, or the reason why there is none. Never throws; results are never infinite or NaN.
 */
export function ask(text: string, context: AskContext): Asked {
  const asked = text.trim();
  const nothing = (code: HintCode): Asked => ({
    answer: hint(code),
    language: context.language,
    missing: [],
    exact: false,
  });
  if (asked === '') return nothing('empty');
  if (/\d{7,}/.test(asked.slice(0, 5000))) return nothing('too-large');
  if (asked.length > MAX_QUESTION_LENGTH) return nothing('too-long');

  const likely = findLanguage(asked, context.language, heardOf(context));
  const [page, heard] = [context.lexicons[context.language], context.lexicons[likely]];
  if (!page || !heard) return nothing('unread');
  const { text: plain, two } = plainNumberIn(asked, heard.words, page.words);
  const found = readings(plain, likely, context);
  if (!found) return nothing('unread');
  const best = settled(asked, found, context);
  const { language, spoken } = best;
  const languages = [...new Set([context.language, likely, ...context.languages])];
  const unknown = rank(best.reading) >= SURE ? [] : languages.filter((one) => !context.known[one]);
  // Their words will tell which language it may be in.
  const unheard = /\p{L}{2}/u.test(asked) ? unknown.filter((one) => !context.lexicons[one]) : [];
  const missing =
    unheard.length > 0
      ? unheard
      : unknown.filter((one) => one === likely || isForeign(asked, best.reading.answer));
  const reading = missing.length > 0 ? withoutVague(best.reading) : best.reading;
  const pageNames = context.known[context.language]?.names ?? spoken.names;
  return {
    answer: inPageWords(
      two ? numberOf(reading.answer, two, (text) => answerChoice(text, spoken, context)) : reading.answer,
      pageNames,
    ),
    language,
    missing,
    exact: !reading.bare && reading.answer.kind !== 'hint',
  };
}

/** A name alone that is not a food as it stands. */
const isGuess = ({ bare, answer }: ReadQuestion) => bare && answer.kind === 'choose';

/** Whether another language reads words that the page's language takes for part of a food: `farine` of `tasse de farine`. */
const explainsMore = (other: ReadQuestion, own: ReadQuestion) =>
  !own.offer || (other.words ?? '').length < (own.words ?? '').length;

/** A reading with the foods of another language's reading as choices: an English raisin is no French one. */
function withForeign(own: ReadQuestion, other: ReadQuestion, { names }: Spoken): ReadQuestion {
  if (own === other || !own.offer) return own;
  const { answer } = other;
  const results =
    answer.kind === 'answer'
      ? [answer.result]
      : answer.kind === 'choose'
        ? answer.choices.options.map(({ result }) => result)
        : [];
  const foods = results.flatMap((result) => {
    const food = result.kind === 'amount' ? result.food : null;
    return (food && names.ways.get(`${food.food.id} ${food.way.id}`)) ?? [];
  });
  const choices = own.offer(foods);
  return choices ? { ...own, answer: { kind: 'choose', choices } } : own;
}

/** Asks which number is meant, if both have an answer. */
function numberOf(answer: AskAnswer, sure: TwoNumbers, reask: Reask): AskAnswer {
  if (answer.kind !== 'answer') return answer;
  const [decimal, thousands] = sure.values;
  const offers = [
    { question: sure.thousands, number: thousands },
    { question: sure.decimal, number: decimal },
  ];
  const choices = offered('number', offers, reask);
  return choices ? { kind: 'choose', choices } : answer;
}
