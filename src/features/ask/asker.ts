import { ask } from '@gramwise/engine/ask/ask.ts';
import { askLexicon } from '@gramwise/engine/ask/askLexicon.ts';
import { isRareInWords } from '@gramwise/engine/ask/isRareInWords.ts';
import { findLoneFood } from '@gramwise/engine/ask/loneFood.ts';
import { sumInBaseUnits } from '@gramwise/engine/ask/usefulUnits.ts';
import { type Kitchen, readKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { AskWords } from '@gramwise/engine/language/askWords/askWords.ts';
import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';
import { readLocal } from '#browser/storage.ts';
import { LANGUAGES, type Language, toLanguage } from '#catalogs/languages.ts';
import type { LimitedFood } from '#tools/substitutions/limitedFood.ts';
import { formatAskedAmount, formatShortAmount } from './answerAmounts.ts';
import { askedUrl } from './askedUrl.ts';
import type { PartAnswer } from './askPart.ts';
import { buildAskView, buildHint, choiceLabel, choicesTitle } from './askView.ts';
import { lazyPart } from './lazyPart.ts';
import { createLanguages } from './loadedLanguages.ts';
import { linkToTool } from './toolLink.ts';
import { withReport } from './withReport.ts';

/** Answers questions on a page in one language. */
export interface Asker {
  /** The name of the group of answers among search results. */
  group: string;
  /** What to show for a question now, and whether another language might change it. */
  answer: (question: string) => PartAnswer;
  /**
   * Loads what other languages need to change the answer: first their recipe words, which detect the language, then the
   * rest for the likely ones. True if anything loaded. Failed downloads are not retried.
   */
  loadLanguages: (question: string) => Promise<boolean>;
  /** Loads what reads a food that somebody has run out of, with its amount; null for a text that names none. */
  openMissing: () => Promise<(text: string, kitchen: Kitchen) => LimitedFood | null>;
}

const READERS = { ask, askLexicon, findLoneFood, sumInBaseUnits };
const WRITERS = {
  buildAskView,
  buildHint,
  formatAskedAmount,
  formatShortAmount,
  choiceLabel,
  choicesTitle,
  linkToTool,
};

/** Two numbers with a word between them, which may be two pans. */
const TWO_NUMBERS = /\d\D*\p{L}\D*\d/u;
/** Three of them, which may be an amount and servings: `300 g from 4 to 6`. */
const THREE_NUMBERS = /\d\D*\p{L}\D*\d+\D*\p{L}\D*\d/u;

const loadSubstitutes = () => import('./substituteView.ts');

/** Loads the page language's words, messages and foods. */
export async function openAsker(language: Language): Promise<Asker> {
  const { known, lexicons, loadWords, load, loadedWords, contextFor } = createLanguages(language);
  const { messages, mail } = await load(language);
  /** Whether a question has one of these words, so that it may be about what they say. */
  const hasWord = (question: string, wordsOf: (words: AskWords) => readonly string[]) => {
    const folded = foldLetters(question).replace(/['’]/g, ' ');
    return loadedWords().some((words) => wordsOf(words).some((word) => folded.includes(word)));
  };
  /** What answers kinds of questions that few ask, loaded when one is asked. */
  const parts = [
    lazyPart(loadSubstitutes, (question) =>
      hasWord(question, ({ substitute: { asks, insteadOf, mayAsk, suffixes } }) => [
        ...asks,
        ...insteadOf,
        ...mayAsk,
        ...suffixes,
      ]),
    ),
    lazyPart(
      () => import('./nutrientView.ts'),
      (question) => hasWord(question, ({ nutrients }) => Object.values(nutrients).flat()),
    ),
    lazyPart(
      () => import('./portionView.ts'),
      (question) =>
        THREE_NUMBERS.test(question) ||
        hasWord(question, ({ portions }) => [
          ...portions.for,
          ...portions.each,
          ...portions.wants,
          ...portions.serves,
          ...portions.enough,
        ]),
    ),
  ];
  const rare = lazyPart(
    () => import('@gramwise/engine/ask/rareParts.ts'),
    (question) =>
      TWO_NUMBERS.test(question) ||
      hasWord(question, ({ spoken }) =>
        Object.keys(spoken).filter((word) => isRareInWords(Number(spoken[word]))),
      ),
  );
  const loading = [...parts, rare];
  const openMissing: Asker['openMissing'] = async () => {
    const { readMissing } = await loadSubstitutes();
    return (text, kitchen) =>
      readMissing(text, loadedWords(), {
        foods: known[language]?.foods ?? [],
        context: contextFor(kitchen),
        readers: READERS,
      });
  };
  const attempted = { words: new Set<Language>(), rest: new Set<Language>() };
  const answer: Asker['answer'] = (question) => {
    const kitchen = readKitchen(readLocal('kitchen'), LANGUAGES[language].kitchen);
    const context = { ...contextFor(kitchen), ...rare.get()?.rareParts };
    const page = new URL(askedUrl(language, question.toWellFormed()), window.location.href).href;
    const asked = {
      ...{ language, messages, context, question: question.trim(), words: loadedWords() },
      ...{ foods: known[language]?.foods ?? [], readers: READERS, write: WRITERS },
    };
    for (const part of parts) {
      const found = part.get()?.answerPart(asked);
      if (found) return { ...found, view: withReport(found.view, messages, { mail, page }) };
    }
    const found = ask(question, context);
    const view = buildAskView(language, messages, kitchen, found.answer);
    const missing = loading.some((part) => part.waits(question))
      ? [...found.missing, language]
      : found.missing;
    return { view: withReport(view, messages, { mail, page }), asked: { exact: found.exact, missing } };
  };
  const loadLanguages: Asker['loadLanguages'] = async (question) => {
    const waiting = loading.filter((part) => part.waits(question));
    if (waiting.length > 0) {
      await Promise.all(waiting.map((part) => part.load()));
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
  return { group: messages.ask.group, answer, loadLanguages, openMissing };
}
