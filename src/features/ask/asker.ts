import { isCertain } from '@gramwise/engine/ask/askAnswer.ts';
import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import { inPlainWords } from '@gramwise/engine/ask/gluedUnits.ts';
import { joinTokens, removeFirst } from '@gramwise/engine/ask/phraseRuns.ts';
import { READERS } from '@gramwise/engine/ask/readers.ts';
import { type Kitchen, readKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { indexList } from '@gramwise/engine/language/lexicon.ts';
import { tokensOf } from '@gramwise/engine/language/tokens.ts';
import { readLocal } from '#browser/storage.ts';
import { LANGUAGES, type Language, toLanguage } from '#catalogs/languages.ts';
import type { LimitedFood } from '#tools/substitutions/limitedFood.ts';
import { askedUrl } from './askedUrl.ts';
import type { PartAnswer } from './askPart.ts';
import { type AnsweringPart, loadSubstitutes, openParts } from './askParts.ts';
import { buildAskView } from './askView.ts';
import type { LazyPart } from './lazyPart.ts';
import { createLanguages } from './loadedLanguages.ts';
import { WRITERS } from './partWriters.ts';
import { signsOf } from './questionSigns.ts';
import type { ReadAnswer } from './spelledView.ts';
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

/** A text without the first of the phrases. */
const withoutPhrase = (text: string, phrases: readonly string[]) =>
  joinTokens(removeFirst(tokensOf(text), indexList(phrases)).tokens);

/** Loads the page language's words, messages and foods. */
export async function openAsker(language: Language): Promise<Asker> {
  const { known, lexicons, loadWords, load, loadedWords, contextFor } = createLanguages(language);
  const { messages, mail } = await load(language);
  const { answering, readSeveral, readPans, compare, writeNumbers, readSpelled } = openParts();
  const parts = [...answering, readSeveral, readPans, compare, writeNumbers];
  const kitchenNow = () => readKitchen(readLocal('kitchen'), LANGUAGES[language].kitchen);
  const inPlain = (question: string) => inPlainWords(question, contextFor(kitchenNow()));
  const signsIn = (question: string) =>
    signsOf(inPlain(question), { words: loadedWords(), lexicons: Object.values(lexicons) });
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
  type Has = ReturnType<typeof signsIn>;
  const partFor = <Part>({ signs, get }: LazyPart<Part>, has: Has) => (has(signs) ? get() : null);
  const contextWith = (has: Has): AskContext => ({
    ...contextFor(kitchenNow()),
    rare: {
      readPans: partFor(readPans, has)?.askPans,
      compare: partFor(compare, has)?.askBeside,
      severalNumbers: partFor(readSeveral, has)?.severalNumbers,
      writeNumbers: partFor(writeNumbers, has)?.writeSpokenNumbers,
    },
  });
  const read = (typed: string): ReadAnswer => {
    const question = inPlain(typed);
    const has = signsIn(question);
    const context = contextWith(has);
    const page = new URL(askedUrl(language, typed.toWellFormed()), window.location.href).href;
    const asked = {
      ...{ language, messages, context, question: question.trim(), words: loadedWords() },
      ...{ foods: known[language]?.foods ?? [], readers: READERS, write: WRITERS },
    };
    const missingFor = (found: readonly string[], before: readonly LazyPart<unknown>[]) =>
      before.some((part) => part.waits() && has(part.signs)) ? [...found, language] : found;
    for (const [at, part] of answering.entries()) {
      const found = partFor<AnsweringPart>(part, has)?.answerPart(asked);
      if (found)
        return {
          // One that is asked before may answer once it is there
          asked: { ...found.asked, missing: missingFor(found.asked.missing, answering.slice(0, at)) },
          view: withReport(found.view, messages, { mail, page }),
          vague: found.view.kind === 'hint',
          certain: found.view.kind !== 'hint' && found.view.kind !== 'note',
        };
    }
    const found = READERS.ask(question, context);
    const level = withoutPhrase(
      question,
      Object.values(lexicons).flatMap(({ words }) => words.heaped),
    );
    const view = buildAskView(language, messages, context.kitchen, found.answer, level);
    return {
      view: withReport(view, messages, { mail, page }),
      asked: { exact: found.exact, missing: missingFor(found.missing, parts) },
      vague: found.answer.kind === 'hint' || found.vague === true,
      certain: isCertain(found.answer),
      assumed: found.assumed === true,
      ...(found.answer.kind === 'hint' && { hint: found.answer.code }),
    };
  };
  const answer: Asker['answer'] = (question) => {
    const typed = read(question);
    if (!typed.vague) return typed;
    const { view, asked } = typed;
    const spelled = readSpelled.get()?.answerSpelled;
    if (spelled)
      return spelled(question, typed, {
        context: contextWith(signsIn(question)),
        readers: READERS,
        titles: messages.ask.choose,
        read,
      });
    return readSpelled.waits() ? { view, asked: { ...asked, missing: [...asked.missing, language] } } : typed;
  };
  const loadLanguages: Asker['loadLanguages'] = async (question) => {
    const spelled = readSpelled.get()?.respell(question, contextFor(kitchenNow())) ?? [];
    const has = [{ question }, ...spelled].map((other) => signsIn(other.question));
    const waiting = parts.filter((part) => part.waits() && has.some((hasSign) => hasSign(part.signs)));
    if (waiting.length > 0) {
      await Promise.all(waiting.map((part) => part.load()));
      await loadLanguages(question);
      return true;
    }
    const steps = answer(question)
      .asked.missing.map(toLanguage)
      .flatMap((code): Promise<unknown>[] => {
        if (code === language) return readSpelled.waits() ? [readSpelled.load()] : [];
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
