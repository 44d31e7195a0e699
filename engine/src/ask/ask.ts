import { detectLanguageCode } from '../language/detectLanguage.ts';
import { type AmbiguousNumber, resolveNumber } from './ambiguousNumber.ts';
import type { AskAnswer, HintCode } from './askAnswer.ts';
import type { AskContext } from './askContext.ts';
import { askLexicon } from './askLexicon.ts';
import { collectChoices, type Reask } from './choices.ts';
import { localizeAnswer } from './localizeAnswer.ts';
import { MAX_QUESTION_LENGTH } from './questionLength.ts';
import {
  answerChoice,
  CERTAIN_RANK,
  hintAnswer,
  type LoadedLanguage,
  type QuestionReading,
  rankReading,
  readInLanguage,
} from './readInLanguage.ts';

export interface AskOutcome {
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
const LEFTOVER_HINTS: ReadonlySet<HintCode> = new Set<HintCode>(['left-over', 'two-amounts']);

interface Reading {
  language: string;
  loaded: LoadedLanguage;
  reading: QuestionReading;
}

/** How certain a reading is; `own` languages are the page's and the likely one. */
const certainty = ({ reading, language }: Reading, likely: readonly string[]) =>
  reading.answer.kind === 'hint' && LEFTOVER_HINTS.has(reading.answer.code) && likely.includes(language)
    ? CERTAIN_RANK - 0.25
    : rankReading(reading);

/** Whether every word counted: ovens and pans ignore what they do not know. */
const isWhole = ({ answer, vague }: QuestionReading) =>
  vague === undefined &&
  answer.kind !== 'hint' &&
  (answer.kind === 'choose' || answer.result.kind === 'amount');

/** Words that were not needed and not understood are not taken for a food where another language may know them. */
const withoutVague = (reading: QuestionReading): QuestionReading =>
  reading.vague === undefined ? reading : { ...reading, answer: hintAnswer('unknown-food', reading.vague) };

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
  const known = context.data[language];
  if (!known) return null;
  const lexicon = askLexicon(known.names.index.lexicon, known.words);
  const isLikely = language === context.language || language === likely;
  const loaded = { lexicon, names: known.names, likely: isLikely };
  const read = readInLanguage(asked, loaded, context);
  // In some language, a word still being typed is the start of a food's name.
  if (language !== context.language && isGuess(read)) return null;
  return { language, loaded, reading: language === likely ? read : withoutVague(read) };
}

const isLeftoverHint = (reading: QuestionReading) =>
  reading.answer.kind === 'hint' && LEFTOVER_HINTS.has(reading.answer.code);

function readings(asked: string, likely: string, context: AskContext): Readings | null {
  const likelyLanguages = [context.language, likely];
  let first: Reading | null = null;
  let best: Reading | null = null;
  for (const language of new Set([...likelyLanguages, ...context.languages])) {
    const next = readingIn(language, asked, { likely, context });
    if (!next) continue;
    first ??= next;
    if (best && isLeftoverHint(best.reading) && !isWhole(next.reading)) continue;
    if (best === null || certainty(next, likelyLanguages) > certainty(best, likelyLanguages)) best = next;
    if (certainty(next, likelyLanguages) >= CERTAIN_RANK) break;
  }
  return first && best && { first, best };
}

/** The best reading, if it is of the question's language or reads more of it; else the page's with the other's foods. */
function chooseReading(asked: string, { first, best }: Readings, context: AskContext): Reading {
  // A food's name does not tell the language of the question, nor does a unit alone
  const frame = asked.replace(first.reading.words ?? '', ' ');
  const framed =
    /\p{L}.*\s\p{L}/u.test(frame) && detectLanguageCode(frame, context.language, loadedLexicons(context));
  if (best.language === framed || explainsMore(best.reading, first.reading)) return best;
  return { ...first, reading: withForeignFoods(first.reading, best.reading, first.loaded) };
}

/** The words of the languages that are loaded. */
const loadedLexicons = ({ lexicons }: AskContext) =>
  Object.values(lexicons).filter((lexicon) => lexicon !== undefined);

/**
 * Answers a question such as `2 cups flour in grams` in any of the languages: a result with its other meanings, a
 * choice if it is ambiguous, or the reason why there is none. Never throws; results are never infinite or NaN.
 */
export function ask(text: string, context: AskContext): AskOutcome {
  const asked = text.trim();
  const nothing = (code: HintCode): AskOutcome => ({
    answer: hintAnswer(code),
    language: context.language,
    missing: [],
    exact: false,
  });
  if (asked === '') return nothing('empty');
  if (/\d{7,}/.test(asked.slice(0, 5000))) return nothing('too-large');
  if (asked.length > MAX_QUESTION_LENGTH) return nothing('too-long');

  const likely = detectLanguageCode(asked, context.language, loadedLexicons(context));
  const [pageLexicon, likelyLexicon] = [context.lexicons[context.language], context.lexicons[likely]];
  if (!pageLexicon || !likelyLexicon) return nothing('unread');
  const { text: plain, ambiguous: two } = resolveNumber(asked, likelyLexicon.words, pageLexicon.words);
  const found = readings(plain, likely, context);
  if (!found) return nothing('unread');
  const best = chooseReading(asked, found, context);
  const { language, loaded } = best;
  const languages = [...new Set([context.language, likely, ...context.languages])];
  const unknown =
    rankReading(best.reading) >= CERTAIN_RANK ? [] : languages.filter((code) => !context.data[code]);
  // Their words will tell which language it may be in.
  const unloaded = /\p{L}{2}/u.test(asked) ? unknown.filter((code) => !context.lexicons[code]) : [];
  const missing =
    unloaded.length > 0
      ? unloaded
      : unknown.filter((code) => code === likely || isForeign(asked, best.reading.answer));
  const reading = missing.length > 0 ? withoutVague(best.reading) : best.reading;
  const pageNames = context.data[context.language]?.names ?? loaded.names;
  return {
    answer: localizeAnswer(
      two
        ? askWhichNumber(reading.answer, two, (text) => answerChoice(text, loaded, context))
        : reading.answer,
      pageNames,
    ),
    language,
    missing,
    exact: !reading.bare && reading.answer.kind !== 'hint',
  };
}

/** A name alone that is not a food as it stands. */
const isGuess = ({ bare, answer }: QuestionReading) => bare && answer.kind === 'choose';

/** Whether another language reads words that the page's language takes for part of a food: `farine` of `tasse de farine`. */
const explainsMore = (other: QuestionReading, page: QuestionReading) =>
  !page.offer || (other.words ?? '').length < (page.words ?? '').length;

/** A reading with the foods of another language's reading as choices: an English raisin is no French one. */
function withForeignFoods(
  page: QuestionReading,
  other: QuestionReading,
  { names }: LoadedLanguage,
): QuestionReading {
  if (page === other || !page.offer) return page;
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
  const choices = page.offer(foods);
  return choices ? { ...page, answer: { kind: 'choose', choices } } : page;
}

/** Asks which number is meant, if both have an answer. */
function askWhichNumber(answer: AskAnswer, sure: AmbiguousNumber, reask: Reask): AskAnswer {
  if (answer.kind !== 'answer') return answer;
  const [decimal, thousands] = sure.values;
  const offers = [
    { question: sure.thousands, number: thousands },
    { question: sure.decimal, number: decimal },
  ];
  const choices = collectChoices('number', offers, reask);
  return choices ? { kind: 'choose', choices } : answer;
}
