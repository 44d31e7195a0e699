import { foodWayId } from '../foods/match/listedNames.ts';
import { detectLanguageCode } from '../language/detectLanguage.ts';
import { decodeEntities } from '../text/decodeEntities.ts';
import { type AmbiguousNumber, resolveNumber } from './ambiguousNumber.ts';
import {
  type AskAnswer,
  type AskResult,
  type Choices,
  type HintCode,
  hintAnswer,
  resultsOf,
} from './askAnswer.ts';
import { type AskContext, likelyLanguage, loadedLexicons } from './askContext.ts';
import { askLexicon } from './askLexicon.ts';
import { numberChoices, type Reask } from './choices.ts';
import { localizeAnswer } from './localizeAnswer.ts';
import { findLoneFood } from './loneFood.ts';
import { MAX_QUESTION_LENGTH } from './questionLength.ts';
import { CERTAIN_RANK, rankReading } from './rankReading.ts';
import { answerChoice, type LoadedLanguage, type QuestionReading, readInLanguage } from './readInLanguage.ts';

export interface AskOutcome<Result = AskResult> {
  answer: AskAnswer<Result>;
  /** The language that the question was read in. */
  language: string;
  /** Languages that might give an answer but are not fully loaded. */
  missing: readonly string[];
  /** True if it names an amount, a setting or a unit alone, so that it is a question and not just a food's name. */
  exact: boolean;
  /** Whether some words may not have been understood: ovens and pans ignore them, choices have names that start so. */
  vague?: boolean;
  /** Whether it is for an amount that nobody named. */
  assumed?: boolean;
}

/** Whether an unanswered question may be in a language that is not loaded; one still being typed may not. */
const isForeign = (asked: string, answer: AskAnswer) =>
  answer.kind === 'hint' &&
  (answer.code === 'unknown-food' ||
    (answer.code === 'unread' && /\d/.test(asked) && /\p{L}{3}/u.test(asked)));

/** Hints that name what was not understood: they beat a guess in another language, but not an answer that uses it. */
const LEFTOVER_HINTS: ReadonlySet<HintCode> = new Set<HintCode>(['left-over', 'two-amounts']);

/** Whether an answer without an amount is the size of a unit: that of `dag`. */
const isUnitAlone = (answer: AskAnswer) =>
  answer.kind === 'answer' && answer.result.kind === 'amount' && answer.result.food === null;

interface Reading {
  language: string;
  loaded: LoadedLanguage;
  reading: QuestionReading;
}

/** How certain a reading is; `likely` are the page's language and the detected one. */
const certainty = ({ reading, language }: Reading, likely: readonly string[]) =>
  reading.answer.kind === 'hint' && LEFTOVER_HINTS.has(reading.answer.code) && likely.includes(language)
    ? CERTAIN_RANK - 0.25
    : rankReading(reading);

/** Whether every word was used; ovens and pans ignore unknown words. */
const isWhole = ({ answer, vague }: QuestionReading) =>
  vague === undefined && answer.kind !== 'hint' && resultsOf(answer).every(({ kind }) => kind === 'amount');

const isVague = (answer: AskAnswer) => answer.kind !== 'answer' || answer.result.kind !== 'amount';

/** Turns words that were neither needed nor understood into an unknown food, since another language may know them. */
const withoutVague = (reading: QuestionReading): QuestionReading =>
  reading.vague === undefined ? reading : { ...reading, answer: hintAnswer('unknown-food', reading.vague) };

/** The reading in the page's language (or the first loaded one), and the best one. */
interface Readings {
  first: Reading;
  best: Reading;
}

/** Reads a question in one language; null if it is not loaded, or if the question is only the start of a food name. */
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
  // A word still being typed is the start of a food name in some language.
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

/** The best reading, if its language is the question's or it explains more; else the page's, with the other's foods. */
function chooseReading(asked: string, { first, best }: Readings, context: AskContext): Reading {
  // Neither a food's name nor a unit alone tells the language of the question
  const frame = asked.replace(first.reading.words ?? '', ' ');
  const framed = /\p{L}.*\s\p{L}/u.test(frame) && likelyLanguage(frame, context);
  if (best.language === framed || explainsMore(best.reading, first.reading)) return best;
  return { ...first, reading: withForeignFoods(first.reading, best.reading, first.loaded) };
}

/** A food that a loaded language calls so, by its ways to fill a cup. */
function wayIn(code: string, words: string, { data }: AskContext) {
  const known = data[code];
  if (!known) return null;
  const lexicon = askLexicon(known.names.index.lexicon, known.words);
  return findLoneFood(words, { lexicon, names: known.names });
}

/** The question with the food that other languages call so, if all that know the name agree: `2 cups Mehl in grams`. */
function foreignFood({ language, loaded, reading }: Reading, context: AskContext): Choices | null {
  const { words = '', offer, answer } = reading;
  if (answer.kind !== 'hint' || answer.code !== 'unknown-food') return null;
  const others = context.languages.filter((code) => code !== language);
  const named = new Set(others.flatMap((code) => wayIn(code, words, context) ?? []).map(foodWayId));
  const [id, ...more] = named;
  const own = id && more.length === 0 ? loaded.names.ways.get(id) : undefined;
  return (own && offer?.([own])) ?? null;
}

/**
 * The reading with the food that the language of its amount calls so, `2 cups sugar in Gramm`, or with one that only
 * other languages know as a choice.
 */
function withBorrowedFood(asked: string, chosen: Reading, context: AskContext): QuestionReading {
  const { language, loaded, reading } = chosen;
  const { words = '', offer, answer } = reading;
  if (!offer || answer.kind === 'answer') return reading;
  const line = asked.slice(0, asked.indexOf(words) + words.length);
  const code = detectLanguageCode(line, language, loadedLexicons(context));
  const way = code === language ? null : wayIn(code, words, context);
  const own = way && loaded.names.ways.get(foodWayId(way));
  const [option] = (own && offer([own])?.options) ?? [];
  if (option) return { ...reading, answer: { kind: 'answer', result: option.result, choices: [] } };
  const choices = foreignFood(chosen, context);
  return choices ? { ...reading, answer: { kind: 'choose', choices } } : reading;
}

/** Languages that may read a question better, but are not loaded: first their words, then their foods. */
function missingLanguages(
  { asked, likely }: { asked: string; likely: string },
  reading: QuestionReading,
  context: AskContext,
): readonly string[] {
  if (rankReading(reading) >= CERTAIN_RANK) return [];
  const languages = new Set([context.language, likely, ...context.languages]);
  const unknown = [...languages].filter((code) => !context.data[code]);
  // Once loaded, their words tell which language the question is in.
  const unloaded = /\p{L}{2}/u.test(asked) ? unknown.filter((code) => !context.lexicons[code]) : [];
  if (unloaded.length > 0) return unloaded;
  return unknown.filter((code) => code === likely || isForeign(asked, reading.answer));
}

/**
 * Answers a question such as `2 cups flour in grams` in any of the languages: a result with its other meanings, a
 * choice if it is ambiguous, or the reason why there is none. Never throws; results are never infinite or NaN.
 */
export function ask(text: string, context: AskContext): AskOutcome {
  const asked = decodeEntities(text).trim();
  const nothing = (code: HintCode): AskOutcome => ({
    answer: hintAnswer(code),
    language: context.language,
    missing: [],
    exact: false,
  });
  if (asked === '') return nothing('empty');
  if (/\d{7,}/.test(asked.slice(0, 5000))) return nothing('too-large');
  if (asked.length > MAX_QUESTION_LENGTH) return nothing('too-long');

  const likely = likelyLanguage(asked, context);
  const [pageLexicon, likelyLexicon] = [context.lexicons[context.language], context.lexicons[likely]];
  if (!pageLexicon || !likelyLexicon) return nothing('unread');
  const { text: plain, ambiguous: two } = resolveNumber(asked, likelyLexicon.words, pageLexicon.words);
  const found = readings(plain, likely, context);
  if (!found) return nothing('unread');
  const chosen = chooseReading(asked, found, context);
  const { language, loaded } = chosen;
  const best = { ...chosen, reading: withBorrowedFood(asked, chosen, context) };
  const missing = missingLanguages({ asked, likely }, best.reading, context);
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
    exact: reading.answer.kind !== 'hint' && (!reading.bare || isUnitAlone(reading.answer)),
    // A food of another language was understood
    vague: [found.first, found.best].some((read) => read.reading === best.reading) && isVague(reading.answer),
    assumed: reading.assumed === true,
  };
}

/** A name alone that is not a food as it stands. */
const isGuess = ({ bare, answer }: QuestionReading) => bare && answer.kind === 'choose';

/** Whether another language understands words that the page's language takes for part of a food name. */
const explainsMore = (other: QuestionReading, page: QuestionReading) =>
  !page.offer || (other.words ?? '').length < (page.words ?? '').length;

/** A reading with the foods of another language's reading as choices: an English raisin is not a French one. */
function withForeignFoods(
  page: QuestionReading,
  other: QuestionReading,
  { names }: LoadedLanguage,
): QuestionReading {
  if (page === other || !page.offer) return page;
  const { answer } = other;
  const foods = resultsOf(answer).flatMap((result) => {
    const food = result.kind === 'amount' ? result.food : null;
    return (food && names.ways.get(foodWayId(food))) ?? [];
  });
  const choices = page.offer(foods);
  return choices ? { ...page, answer: { kind: 'choose', choices } } : page;
}

/** Asks which of two numbers is meant, if both have an answer. */
function askWhichNumber(answer: AskAnswer, sure: AmbiguousNumber, reask: Reask): AskAnswer {
  const choices = answer.kind === 'answer' ? numberChoices(sure, reask) : null;
  return choices ? { kind: 'choose', choices } : answer;
}
