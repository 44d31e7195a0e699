import { type AskOutcome, ask } from '@gramwise/engine/ask/ask.ts';
import type { AskAnswer } from '@gramwise/engine/ask/askAnswer.ts';
import type { LanguageData } from '@gramwise/engine/ask/askContext.ts';
import { type NutrientQuestion, splitNutrientQuestion } from '@gramwise/engine/ask/nutrientQuestion.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { chosenCountry, readKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { AskWords } from '@gramwise/engine/language/askWords/askWords.ts';
import type { Lexicon } from '@gramwise/engine/language/lexicon.ts';
import { readLocal } from '#browser/storage.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language, toLanguage } from '#catalogs/languages.ts';
import type { MailParts } from '#site/contact.ts';
import { loadFoods } from '#tools/foodField/loadFoods.ts';
import { loadLexicon } from '#tools/words/loadLexicon.ts';
import type { AskView } from './answerView.ts';
import { askedUrl } from './askedUrl.ts';
import { buildAskView } from './askView.ts';
import type { AskMessages } from './messages.ts';
import { buildNutrientView, type FindNutrient } from './nutrientView.ts';
import { withReport } from './withReport.ts';

/** Answers questions on a page in one language. */
export interface Asker {
  /** The name of the group of answers among search results. */
  group: string;
  /** What to show for a question now, and whether another language might change it. */
  answer: (question: string) => { view: AskView; asked: AskOutcome };
  /**
   * Loads what other languages need to change the answer: first their recipe words, which detect the language, then the
   * rest for the likely ones. True if anything loaded. Failed downloads are not retried.
   */
  loadLanguages: (question: string) => Promise<boolean>;
}

/** Whether an answer is about an amount of a food. */
const isFoodAnswer = (answer: AskAnswer): boolean => {
  const results =
    answer.kind === 'answer'
      ? [answer.result]
      : answer.kind === 'choose'
        ? answer.choices.options.map(({ result }) => result)
        : [];
  return results.length > 0 && results.every((result) => result.kind === 'amount' && result.food !== null);
};

/** A question for energy is never answered by a conversion. */
const withoutConversion = (question: NutrientQuestion | null, answer: AskAnswer): AskAnswer =>
  question?.nutrient === 'energy' && answer.kind !== 'hint'
    ? { kind: 'hint', code: 'unknown-food', words: question.amount }
    : answer;

/** What `/ask/<language>.json` holds. */
export interface AskFile {
  words: AskWords;
  messages: AskMessages;
  /** The publisher's address. */
  mail: MailParts | null;
}

/** Its path. Not in `site/paths.ts`, which every page loads. */
const askFilePath = (language: Language) => `/ask/${language}.json`;

async function loadFile(language: Language): Promise<AskFile> {
  const path = askFilePath(language);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Loads the page language's words, messages and foods. */
export async function openAsker(language: Language): Promise<Asker> {
  const lexicons: Partial<Record<Language, Lexicon>> = {};
  const known: Partial<Record<Language, { words: AskWords; foods: FoodList }>> = {};
  const loadWords = async (code: Language) => {
    lexicons[code] ??= await loadLexicon(code);
    return lexicons[code];
  };
  const load = async (code: Language) => {
    const [file, foods] = await Promise.all([loadFile(code), loadFoods(code), loadWords(code)]);
    known[code] = { words: file.words, foods };
    return file;
  };
  const dataIn = (country: CountryId | null) => {
    const loaded = Object.entries(known).flatMap(([code, { words, foods }]) => {
      const lexicon = lexicons[code as Language];
      return lexicon ? [[code, { words, names: namesIn(foods, lexicon, country) }] as const] : [];
    });
    return Object.fromEntries<LanguageData>(loaded);
  };
  const { messages, mail } = await load(language);
  let rows: FindNutrient = null;
  /** What a question wants to know of a food, in the first loaded language that says so. */
  const nutrientQuestion = (question: string) => {
    const codes = [language, ...LANGUAGE_CODES].filter((code) => known[code]);
    for (const code of codes) {
      const found = known[code] && splitNutrientQuestion(question.trim(), known[code].words);
      if (found) return found;
    }
    return null;
  };
  const attempted = { words: new Set<Language>(), rest: new Set<Language>() };
  const answer: Asker['answer'] = (question) => {
    const kitchen = readKitchen(readLocal('kitchen'), LANGUAGES[language].kitchen);
    const data = dataIn(chosenCountry(kitchen));
    const context = { language, languages: LANGUAGE_CODES, kitchen, lexicons, data };
    const nutrient = nutrientQuestion(question);
    const amount = nutrient && ask(nutrient.amount, context);
    const asked = amount && isFoodAnswer(amount.answer) ? amount : ask(question, context);
    const shown =
      nutrient && asked === amount
        ? rows
          ? buildNutrientView(
              { language, messages, question: nutrient, text: question, find: rows },
              asked.answer,
            )
          : ({ kind: 'note', text: messages.ask.nutrients.loading } as const)
        : null;
    const view =
      shown ?? buildAskView(language, messages, kitchen, withoutConversion(nutrient, asked.answer));
    const page = new URL(askedUrl(language, question.toWellFormed()), window.location.href).href;
    const waits = nutrient !== null && asked === amount && !rows;
    const missing = waits ? [...asked.missing, language] : asked.missing;
    return { view: withReport(view, messages, { mail, page }), asked: { ...asked, missing } };
  };
  const loadLanguages: Asker['loadLanguages'] = async (question) => {
    if (!rows && nutrientQuestion(question)) {
      rows = await import('./nutrientRows.ts').then(
        ({ nutrientIn }) => nutrientIn,
        () => null,
      );
      if (!rows) return false;
      await loadLanguages(question);
      return true;
    }
    const steps = answer(question)
      .asked.missing.map(toLanguage)
      .flatMap((code): Promise<unknown>[] => {
        const alreadyTried = lexicons[code] ? attempted.rest : attempted.words;
        if (alreadyTried.has(code)) return [];
        alreadyTried.add(code);
        return [lexicons[code] ? load(code) : loadWords(code)];
      });
    const loaded = await Promise.allSettled(steps);
    if (!loaded.some(({ status }) => status === 'fulfilled')) return false;
    await loadLanguages(question);
    return true;
  };
  return { group: messages.ask.group, answer, loadLanguages };
}
