import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import {
  type MissingFood,
  readMissingFood,
  splitSubstituteQuestion,
} from '@gramwise/engine/ask/substituteQuestion.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { chosenCountry, type Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { AskWords } from '@gramwise/engine/language/askWords/askWords.ts';
import type { Language } from '#catalogs/languages.ts';
import { loadFoods } from '#tools/foodField/loadFoods.ts';
import { askFilePath } from '#tools/words/askFilePath.ts';
import { loadLexicon } from '#tools/words/loadLexicon.ts';

/** Reads what somebody has run out of, with its amount: `2 eggs`, `substitute for 1 cup buttermilk`. */
export interface MissingReader {
  read: (text: string, kitchen: Kitchen) => MissingFood | null;
}

async function loadWords(language: Language): Promise<AskWords> {
  const path = askFilePath(language);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { words } = (await response.json()) as { words: AskWords };
  return words;
}

/** Loads the words of questions and the foods in a language. */
export async function openMissingReader(language: Language): Promise<MissingReader> {
  const [words, foods, lexicon] = await Promise.all([
    loadWords(language),
    loadFoods(language),
    loadLexicon(language),
  ]);
  return {
    read: (text, kitchen) => {
      const names = namesIn(foods, lexicon, chosenCountry(kitchen));
      const context: AskContext = {
        language,
        languages: [language],
        kitchen,
        lexicons: { [language]: lexicon },
        data: { [language]: { words, names } },
      };
      return readMissingFood(splitSubstituteQuestion(text, words) ?? text, context);
    },
  };
}
