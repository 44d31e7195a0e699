import { usualFoods } from '@gramwise/engine/foods/listFoods.ts';
import { summaryOf } from '@gramwise/engine/recipes/summary.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { type ReactElement, useEffect } from 'react';
import { recipeFromFiles } from '#content/recipes/files.ts';
import { AskAnswers } from '#features/ask/AskAnswers.tsx';
import { AskField } from '#features/ask/AskField.tsx';
import { Posts } from '#features/blog/Posts.tsx';
import { startPostFinder } from '#features/blog/postFinder.ts';
import { Converter } from '#features/converter/Converter.tsx';
import { DEFAULT_CONVERSION } from '#features/converter/conversion.ts';
import { EmbedMaker } from '#features/embed/EmbedMaker.tsx';
import { KitchenSettings } from '#features/kitchen/KitchenSettings.tsx';
import { KitchenSheet } from '#features/kitchenSheet/KitchenSheet.tsx';
import { Oven } from '#features/oven/Oven.tsx';
import { RecipeIndex } from '#features/recipeIndex/RecipeIndex.tsx';
import { Spanish } from '#features/spanish/Spanish.tsx';
import { spanish } from '#i18n/es/spanish.ts';
import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import { recipeCardMessages } from '#i18n/recipeCardMessages.ts';
import { exampleView } from '#pages/_ask/exampleView.ts';
import { CookingTabs } from '#pages/_cooking/CookingTabs.tsx';
import { frameTitles } from '#pages/_embed/frameTitles.ts';
import { weighedFoods } from '#pages/_kitchen/weighedFoods.ts';
import { sheetMessages } from '#pages/_kitchenSheet/sheetMessages.ts';
import { LengthTabs } from '#pages/_length/LengthTabs.tsx';
import { MeasureBody } from '#pages/_measure/MeasureIsland.tsx';
import { measureMessages } from '#pages/_measure/measureMessages.ts';
import { MultiTabs } from '#pages/_multi/MultiTabs.tsx';
import { panChoices } from '#pages/_pans/panChoices.ts';
import { ReaderBody } from '#pages/_reader/ReaderIsland.tsx';
import { readerMessages } from '#pages/_reader/readerMessages.ts';
import { RecipeIsland } from '#pages/_recipe/RecipeIsland.tsx';
import { recipeProps } from '#pages/_recipe/recipeProps.ts';
import { POST } from './post.ts';

const converter = (language: Language) => messagesFor(language, 'converter', 'units', 'fills', 'foodField');

export function askField(language: Language) {
  const { ask } = messagesFor(language, 'ask');
  return (
    <AskField
      messages={ask}
      view={exampleView(language, ask.example)}
      answers={<AskAnswers messages={ask} />}
    />
  );
}

const recipePage = (id: string) => (language: Language) => (
  <RecipeIsland {...recipeProps(language, recipeFromFiles(id, language))} />
);

/** The posts, and the script of their page. */
function BlogPage({ language }: { language: Language }) {
  useEffect(startPostFinder, []);
  return <Posts messages={messagesFor(language, 'blog').blog} posts={[POST]} />;
}

/** The tools of every page that keeps state in its address, by the page's English address. */
export const VIEWS: Readonly<Record<string, (language: Language) => ReactElement>> = {
  '/': (language) => (
    <>
      {askField(language)}
      <Converter messages={converter(language)} foods={usualFoods(language)} />
      <Oven messages={messagesFor(language, 'oven').oven} />
    </>
  ),
  '/conversions/length': (language) => <LengthTabs messages={messagesFor(language, 'length', 'tool')} />,
  '/tools/multi-calculator': (language) => <MultiTabs messages={messagesFor(language, 'multi', 'tool')} />,
  '/tools/convertidor': () => <Spanish messages={spanish} />,
  '/tools/cool-cooking-calculators': (language) => (
    <CookingTabs messages={messagesFor(language, 'cooking', 'party', 'cookingTime', 'leftovers', 'tool')} />
  ),
  '/tools/recipe-converter': (language) => (
    <ReaderBody messages={readerMessages(language)} pans={panChoices(language)} />
  ),
  '/tools/measure': (language) => <MeasureBody messages={measureMessages(language)} recipes={[]} />,
  '/kitchen': (language) => (
    <KitchenSettings messages={messagesFor(language, 'kitchen').kitchen} foods={weighedFoods(language)} />
  ),
  '/kitchen/sheet': (language) => (
    <KitchenSheet messages={sheetMessages(language)} foods={usualFoods(language)} />
  ),
  '/embed': (language) => (
    <EmbedMaker
      messages={messagesFor(language, 'embed', 'foodField', 'units')}
      foods={usualFoods(language)}
      origin="https://site.example"
      titles={frameTitles()}
    />
  ),
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
      foods={usualFoods(language)}
      preset={{ ...DEFAULT_CONVERSION, ingredient: 'flour', amount: '1', from: 'cups', to: 'grams' }}
    />
  ),
};
