import { findLanguage } from '../recipeText/findLanguage.ts';
import { type ListedNames, listedFoods } from '../recipeText/listedNames.ts';
import { RECIPE_LANGUAGES, type RecipeLanguage } from '../recipeText/words/recipeWords.ts';
import type { Answer, Choices, HintCode, Result } from './answer.ts';
import { askAmount } from './askAmount.ts';
import { foodsLike } from './askFood.ts';
import { askLength } from './askLength.ts';
import { type AskLexicon, askLexicon } from './askLexicon.ts';
import { askOven } from './askOven.ts';
import { foodChoices, offered, otherMeanings, ounceChoices, type Reask } from './choices.ts';
import { everyday } from './kin.ts';
import type { AskContext } from './kitchenContext.ts';
import { MAX_QUESTION_LENGTH } from './questionLength.ts';
import { readQuestion } from './readQuestion.ts';
import { spelled } from './spelling.ts';
import { unambiguous } from './sureNumber.ts';

export interface Asked {
  answer: Answer;
  /** The language that the question was read in. */
  language: RecipeLanguage;
  /** Languages that are not loaded and might give an answer. */
  missing: readonly RecipeLanguage[];
  /** It names an amount or a setting, so it is a question and not only the name of a food. */
  exact: boolean;
}

/** A language that is loaded. */
interface Spoken {
  lexicon: AskLexicon;
  names: ListedNames;
}

interface Reading {
  answer: Answer;
  bare: boolean;
}

const hint = (code: HintCode, words = ''): Answer => ({ kind: 'hint', code, words });
const answered = (result: Result, choices: readonly Choices[] = []): Answer => ({
  kind: 'answer',
  result,
  choices,
});

/** At most so many foods are offered for a name that is not known. */
const MOST_LIKE = 4;

function readIn(text: string, { lexicon, names }: Spoken, context: AskContext, depth: number): Reading {
  const question = readQuestion(spelled(text, lexicon, names.index.known), lexicon);
  const { line, bare } = question;
  const reading = (answer: Answer): Reading => ({ answer, bare });
  if (line === '') return reading(hint('unread'));

  const reask: Reask = (other) => {
    if (depth > 0) return null;
    const { answer } = readIn(other, { lexicon, names }, context, depth + 1);
    return answer.kind === 'answer' ? answer.result : null;
  };
  const choose = (choices: Choices | null, otherwise: Answer) =>
    reading(choices ? { kind: 'choose', choices } : otherwise);

  const oven = bare ? null : askOven(question, lexicon);
  if (oven && 'code' in oven) return reading(hint(oven.code));
  if (oven && 'kind' in oven) return reading(answered(oven));
  if (oven) {
    const on = (letter: 'C' | 'F') => `${oven.value} °${letter}`;
    const scales = [
      { question: on('C'), scale: 'celsius' as const },
      { question: on('F'), scale: 'fahrenheit' as const },
    ];
    return choose(offered('scale', scales, reask), hint('unread'));
  }
  const length = askLength(question, lexicon);
  if (length) return reading(answered(length));

  const read = askAmount(question, lexicon, names, context);
  const setting = { question, lexicon, reask };
  if (read.kind === 'which-food')
    return choose(foodChoices(everyday(listedFoods(names)), read.read, setting), hint('unread'));
  if (read.kind === 'hint') {
    if (read.code !== 'unknown-food' || depth > 0) return reading(hint(read.code, read.words));
    const misspelled = !bare && lexicon.recipe.language === context.language;
    const like = foodsLike(read.words, names, MOST_LIKE, misspelled);
    const code = bare ? 'unread' : 'unknown-food';
    const choices = foodChoices(like, read.read, setting, { least: 1 });
    // Only one food is written like this, and the answer names it.
    const [only, ...more] = choices?.options ?? [];
    return only && more.length === 0
      ? reading(answered(only.result))
      : choose(choices, hint(code, read.words));
  }
  const ounces = read.ounces && depth === 0 ? ounceChoices(read.ounces, read.read, setting) : null;
  if (ounces) return choose(ounces, hint('unread'));
  return reading(answered(read.answer, depth > 0 ? [] : otherMeanings(read, names, context, setting, text)));
}

/** The rank from which on no other language is tried: whole questions, answered or asked back. */
const SURE = 3;

/** How sure a reading is; more is better. */
const rank = ({ answer, bare }: Reading) =>
  (answer.kind === 'answer' ? 4 : answer.kind === 'choose' ? (answer.choices.about === 'food' ? 2 : 3) : 0) -
  (bare && answer.kind !== 'hint' ? 1.5 : 0);

/** Whether a question that was not understood may be in a language that is not loaded; what is still typed is not. */
const isForeign = (asked: string, answer: Answer) =>
  answer.kind === 'hint' &&
  (answer.code === 'unknown-food' ||
    (answer.code === 'unread' && /\d/.test(asked) && /\p{L}{3}/u.test(asked)));

/**
 * Answers a question such as `2 cups flour in grams` in any of the four languages: a result with what else it may mean, a
 * choice where it may mean one thing or another, or why there is none. Never throws; no result is infinite or no number.
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

  const likely = findLanguage(asked, context.language);
  const languages = [...new Set([context.language, likely, ...RECIPE_LANGUAGES])];
  const sure = unambiguous(asked, likely, context.language);
  const readings: { language: RecipeLanguage; spoken: Spoken; reading: Reading }[] = [];
  for (const language of languages) {
    const known = context.known[language];
    if (!known) continue;
    const spoken = { lexicon: askLexicon(language, known.words), names: known.names };
    const reading = readIn(sure?.thousands ?? asked, spoken, context, 0);
    readings.push({ language, spoken, reading });
    if (rank(reading) >= SURE) break;
  }
  const [page] = readings;
  if (!page) return nothing('unread');
  const best = readings.reduce((most, next) => (rank(next.reading) > rank(most.reading) ? next : most));
  const { language, spoken, reading } = best;
  const missing =
    rank(reading) >= SURE
      ? []
      : languages.filter(
          (one) => !context.known[one] && (one === likely || isForeign(asked, reading.answer)),
        );
  const exact = !reading.bare && reading.answer.kind !== 'hint';
  if (!sure || reading.answer.kind !== 'answer') return { answer: reading.answer, language, missing, exact };
  const reask: Reask = (question) => {
    const again = readIn(question, spoken, context, 1).answer;
    return again.kind === 'answer' ? again.result : null;
  };
  const numbers = offered(
    'number',
    [
      { question: sure.thousands, number: sure.values[1] },
      { question: sure.decimal, number: sure.values[0] },
    ],
    reask,
  );
  return {
    answer: numbers ? { kind: 'choose', choices: numbers } : reading.answer,
    language,
    missing,
    exact,
  };
}
