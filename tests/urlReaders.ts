import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import { recipeFromFiles } from '#content/recipes/files.ts';
import { readAskedQuestion, writeAskedQuestion } from '#features/ask/askedQuestion.ts';
import * as blog from '#features/blog/postFilter.ts';
import {
  computeOutcome,
  DEFAULT_CONVERSION,
  readConversion,
  writeConversion,
} from '#features/converter/conversion.ts';
import { readStep, writeStep } from '#features/cook/stepParam.ts';
import * as oven from '#features/oven/ovenSetting.ts';
import * as kitchen from '#features/recipe/recipeSettings.ts';
import { formatRecipe } from '#features/recipe/text/recipeText.ts';
import { kitchenView } from '#features/recipe/text/textView.ts';
import * as recipes from '#features/recipeIndex/recipeFilter.ts';
import { TOOLS } from '#layouts/allTools.ts';
import { readFramedFood, writeFramedFood } from '#pages/_embed/framedFood.ts';
import { recipeProps } from '#pages/_recipe/recipeProps.ts';
import { shownFor } from '#tests/askShown.ts';
import { leaked } from '#tests/calm.ts';
import { inputsOf } from '#tests/inputsOf.ts';
import { type UrlReader, urlReader } from '#tests/urlReader.ts';
import { findFoodById } from '#tools/foodField/foodOptions.ts';

const FOODS = measuredFoods('en');

const converter = urlReader(
  'features/converter/useConverter.ts',
  (query) => readConversion(query, DEFAULT_CONVERSION),
  (state, query) => writeConversion(state, DEFAULT_CONVERSION, query),
  (state, decimal) =>
    computeOutcome({
      ...state,
      food: findFoodById(FOODS, state.ingredient)?.food ?? null,
      amount: parseQuantity(state.amount, decimal),
    }),
);

const cooking = (id: string) => {
  const { recipe, pans, messages } = recipeProps('en', recipeFromFiles(id, 'en'));
  const scalable = { recipe, pans };
  return [
    urlReader(
      'features/recipe/useRecipeSettings.ts',
      (query) => kitchen.readRecipeSettings(query, scalable),
      (state, query) => kitchen.writeRecipeSettings(state, recipe, query),
      (state) => {
        const factor = kitchen.scaleFactorOf(state, scalable);
        const view = kitchenView(defaultKitchen('us'), state.view ?? undefined, factor);
        const shown = JSON.stringify(formatRecipe('en', messages.recipe.text, recipe, view));
        return leaked(shown) === null ? factor : Number.NaN;
      },
    ),
    urlReader('features/cook/useCookMode.ts', (query) => readStep(query, recipe.steps.length), writeStep),
  ];
};

const ofTools = TOOLS.map(({ id, path }) => [path, inputsOf(id)?.readers ?? []] as const);

/** What reads and writes each page's URL. */
export const URL_READERS: Readonly<Record<string, readonly UrlReader[]>> = {
  ...Object.fromEntries(ofTools.filter(([, readers]) => readers.length > 0)),
  '/': [
    urlReader('features/ask/useAsk.ts', readAskedQuestion, writeAskedQuestion, shownFor),
    converter,
    urlReader(
      'features/oven/Oven.tsx',
      oven.readOvenSetting,
      oven.writeOvenSetting,
      (setting, decimal) => setting && oven.convertSetting(setting, decimal),
    ),
  ],
  '/embed/food': [urlReader('pages/_embed/FoodFrame.tsx', readFramedFood, writeFramedFood)],
  '/recipes': [
    urlReader('features/recipeIndex/useRecipeIndex.ts', recipes.readRecipeFilter, recipes.writeRecipeFilter),
  ],
  '/recipes/chocolate-cake': cooking('chocolate-cake'),
  '/recipes/lemon-pickle': cooking('lemon-pickle'),
  '/blog': [urlReader('features/blog/postFinder.ts', blog.readPostFilter, blog.writePostFilter)],
  '/blog/posts/cups-to-grams-flour': [converter],
};
