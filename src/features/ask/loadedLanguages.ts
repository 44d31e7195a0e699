import type { AskContext, LanguageData } from '@gramwise/engine/ask/askContext.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { chosenCountry, type Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Lexicon } from '@gramwise/engine/language/lexicon.ts';
import type { LimitedAskWords } from '@gramwise/engine/language/substituteLimits/substituteLimitWords.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import type { MailParts } from '#site/contact.ts';
import { loadFoods } from '#tools/foodList/loadFoods.ts';
import { loadLexicon } from '#tools/words/loadLexicon.ts';
import type { AskMessages } from './messages.ts';

/** What `/ask/<language>.json` holds. */
export interface AskFile {
  words: LimitedAskWords;
  messages: AskMessages;
  /** The publisher's mail address. */
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

/** What questions are read with, language by language as they are loaded; `language` is the page's. */
export function createLanguages(language: Language) {
  const lexicons: Partial<Record<Language, Lexicon>> = {};
  const known: Partial<Record<Language, { words: LimitedAskWords; foods: FoodList }>> = {};
  const loadWords = async (code: Language) => {
    lexicons[code] ??= await loadLexicon(code);
    return lexicons[code];
  };
  const load = async (code: Language) => {
    const [file, foods, lexicon] = await Promise.all([loadFile(code), loadFoods(code), loadWords(code)]);
    // Indexing the names takes the longest: not in a render, and what was typed meanwhile is painted before.
    await new Promise((resolve) => setTimeout(resolve));
    namesIn(foods, lexicon, null);
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
  /** The words of the loaded languages, the page's first. */
  const loadedWords = () =>
    [...new Set([language, ...LANGUAGE_CODES])].flatMap((code) => known[code]?.words ?? []);
  const contextFor = (kitchen: Kitchen): AskContext => ({
    language,
    languages: LANGUAGE_CODES,
    kitchen,
    lexicons,
    rare: {},
    data: dataIn(chosenCountry(kitchen)),
  });
  return { known, lexicons, loadWords, load, loadedWords, contextFor };
}
