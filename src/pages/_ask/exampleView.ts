import { ask } from '@gramwise/engine/ask/ask.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { indexNames } from '@gramwise/engine/foods/match/listedNames.ts';
import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { lexiconOf } from '@gramwise/engine/language/lexicon.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import type { AskView } from '#features/ask/answerView.ts';
import { askedUrl } from '#features/ask/askedUrl.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { withReport } from '#features/ask/withReport.ts';
import { absoluteUrl } from '#site/head.ts';
import { askFile } from './askFile.ts';

/** The answer to a question as shown to a visitor who has not chosen a kitchen. */
export function exampleView(language: Language, question: string): AskView {
  const kitchen = defaultKitchen(LANGUAGES[language].kitchen);
  const { words, messages, mail } = askFile(language);
  const lexicon = lexiconOf(RECIPE_LANGUAGES[language].line);
  const { answer } = ask(question, {
    language,
    languages: [language],
    kitchen,
    lexicons: { [language]: lexicon },
    rare: {},
    data: { [language]: { words, names: indexNames(allFoods(language), lexicon) } },
  });
  const page = absoluteUrl(askedUrl(language, question));
  const view = withReport(buildAskView(language, messages, kitchen, answer), messages, { mail, page });
  // The choices' buttons need a script.
  return view.kind === 'answer' ? { ...view, choices: [] } : view;
}
