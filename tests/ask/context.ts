import { allFoods } from '#content/foods/listFoods.ts';
import { ask } from '#domain/ask/ask.ts';
import type { AskContext } from '#domain/ask/kitchenContext.ts';
import { unchosenKitchen } from '#domain/kitchens/kitchen.ts';
import { lexiconOf } from '#domain/recipeText/lexicons.ts';
import { listedNames } from '#domain/recipeText/listedNames.ts';
import { askView } from '#features/ask/askView.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#i18n/languages.ts';
import { askFile } from '#pages/_ask/askFile.ts';
import { leaked } from '#tests/calm.ts';

const lexicons = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, lexiconOf(code)]));

const known = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [
    code,
    { words: askFile(code).words, names: listedNames(allFoods(code), lexiconOf(code)) },
  ]),
);

/** What questions on a page in this language are answered from, for visitors who chose no kitchen. */
export const contextIn = (language: Language): AskContext => ({
  language,
  kitchen: unchosenKitchen(LANGUAGES[language].kitchen),
  lexicons,
  known,
});

/** What the English page shows for a question; NaN if that contains an internal value. */
export function shownFor(question: string | null): unknown {
  const context = contextIn('en');
  const view = askView('en', askFile('en').messages, context.kitchen, ask(question ?? '', context).answer);
  const shown = JSON.stringify(view).replaceAll('null', '');
  return view.kind === 'answer' && leaked(shown) !== null ? Number.NaN : view;
}
