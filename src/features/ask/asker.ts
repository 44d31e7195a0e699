import { recall } from '#browser/storage.ts';
import { type Asked, ask } from '#domain/ask/ask.ts';
import type { KnownLanguage } from '#domain/ask/kitchenContext.ts';
import type { AskWords } from '#domain/ask/words/askWords.ts';
import { readKitchen } from '#domain/kitchens/kitchen.ts';
import { listedNames } from '#domain/recipeText/listedNames.ts';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import { loadFoods } from '#ui/foodField/loadFoods.ts';
import { askView } from './askView.ts';
import type { AskMessages } from './messages.ts';
import type { AskView } from './view.ts';

/** Answers questions on a page in one language. */
export interface Asker {
  /** The name of the group of answers among search results. */
  group: string;
  /** What to show for a question now, and whether the foods of other languages may change it. */
  answer: (question: string) => { view: AskView; asked: Asked };
  /** Loads the foods of other languages; true if there are new ones. A list that cannot be had is not asked for again. */
  learn: (languages: readonly Language[]) => Promise<boolean>;
}

/** What `/ask/<language>.json` holds. */
export interface AskFile {
  words: AskWords;
  messages: AskMessages;
}

/** Its address. Not in `site/paths.ts`, which every page carries. */
const askFilePath = (language: Language) => `/ask/${language}.json`;

async function loadFile(language: Language): Promise<AskFile> {
  const path = askFilePath(language);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Loads what answers need: words and messages, and the foods of the page's language. */
export async function openAsker(language: Language): Promise<Asker> {
  const load = async (one: Language) => {
    const [file, foods] = await Promise.all([loadFile(one), loadFoods(one)]);
    known[one] = { words: file.words, names: listedNames(foods, one) };
    return file.messages;
  };
  const known: Partial<Record<Language, KnownLanguage>> = {};
  const tried = new Set<Language>([language]);
  const messages = await load(language);
  return {
    group: messages.ask.group,
    answer: (question) => {
      const kitchen = readKitchen(recall('kitchen'), LANGUAGES[language].kitchen);
      const asked = ask(question, { language, kitchen, known });
      return { view: askView(language, messages, kitchen, asked.answer), asked };
    },
    learn: async (languages) => {
      const wanted = languages.filter((one) => !tried.has(one));
      for (const one of wanted) tried.add(one);
      const loaded = await Promise.allSettled(wanted.map(load));
      return loaded.some(({ status }) => status === 'fulfilled');
    },
  };
}
