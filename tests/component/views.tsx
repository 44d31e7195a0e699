import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { summaryOf } from '@gramwise/engine/recipes/summary.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { type ReactElement, useEffect } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { recipeCardMessages } from '#catalogs/recipeCardMessages.ts';
import { recipeFromFiles } from '#content/recipes/files.ts';
import { AskAnswers } from '#features/ask/AskAnswers.tsx';
import { AskField } from '#features/ask/AskField.tsx';
import type { AskView } from '#features/ask/answerView.ts';
import { Posts } from '#features/blog/Posts.tsx';
import { startPostFinder } from '#features/blog/postFinder.ts';
import { Converter } from '#features/converter/Converter.tsx';
import { DEFAULT_CONVERSION } from '#features/converter/conversion.ts';
import { Oven } from '#features/oven/Oven.tsx';
import { RecipeIndex } from '#features/recipeIndex/RecipeIndex.tsx';
import { TOOLS } from '#layouts/allTools.ts';
import { exampleView } from '#pages/_ask/exampleView.ts';
import { FoodFrame } from '#pages/_embed/FoodFrame.tsx';
import { foodFrameMessages } from '#pages/_embed/foodFrameMessages.ts';
import { NutritionFrame } from '#pages/_embed/NutritionFrame.tsx';
import { nutritionFrameMessages } from '#pages/_embed/nutritionFrameMessages.ts';
import { RecipeIsland } from '#pages/_recipe/RecipeIsland.tsx';
import { recipeProps } from '#pages/_recipe/recipeProps.ts';
import { inputsOf } from '#tests/inputsOf.ts';
import { POST } from './post.ts';

const converter = (language: Language) => messagesFor(language, 'converter', 'units', 'fills', 'foodField');

const examples = new Map<Language, AskView>();

export function askField(language: Language) {
  const { ask } = messagesFor(language, 'ask');
  // Each answer would index all foods again.
  const view = examples.get(language) ?? exampleView(language, ask.example);
  examples.set(language, view);
  return <AskField messages={ask} view={view} answers={<AskAnswers messages={ask} />} />;
}

const recipePage = (id: string) => (language: Language) => (
  <RecipeIsland {...recipeProps(language, recipeFromFiles(id, language))} />
);

/** The posts, and the script of their page. */
function BlogPage({ language }: { language: Language }) {
  useEffect(startPostFinder, []);
  return <Posts messages={messagesFor(language, 'blog').blog} posts={[POST]} />;
}

const ofTools = TOOLS.flatMap(({ id, path }) => {
  const inputs = inputsOf(id);
  return inputs ? [[path, inputs.view] as const] : [];
});

/** The tools of every page that keeps state in its URL, by the page's English path. */
export const VIEWS: Readonly<Record<string, (language: Language) => ReactElement>> = {
  ...Object.fromEntries(ofTools),
  '/': (language) => (
    <>
      {askField(language)}
      <Converter messages={converter(language)} foods={converterFoods(language)} />
      <Oven messages={messagesFor(language, 'oven').oven} />
    </>
  ),
  '/embed/nutrition': (language) => <NutritionFrame messages={nutritionFrameMessages(language)} />,
  '/embed/food': (language) => <FoodFrame messages={foodFrameMessages(language)} />,
  '/recipes': (language) => {
    const { recipe, recipes: index } = messagesFor(language, 'recipe', 'recipes');
    const messages = { index, card: recipeCardMessages(language), allergens: recipe.allergens };
    return (
      <RecipeIndex recipes={[{ ...summaryOf(STEW), drawing: null, foods: 'Beef' }]} messages={messages} />
    );
  },
  '/recipes/chocolate-cake': recipePage('chocolate-cake'),
  '/recipes/lemon-pickle': recipePage('lemon-pickle'),
  '/blog': (language) => <BlogPage language={language} />,
  '/blog/posts/cups-to-grams-flour': (language) => (
    <Converter
      messages={converter(language)}
      foods={converterFoods(language)}
      preset={{ ...DEFAULT_CONVERSION, ingredient: 'flour', amount: '1', from: 'cups', to: 'grams' }}
    />
  ),
};
