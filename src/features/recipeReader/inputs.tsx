import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { PACKS } from '@gramwise/engine/tests/packs.ts';
import { cachedFoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import { readRecipe } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { readStep, writeStep } from '#features/cook/stepParam.ts';
import { panChoices } from '#pages/_pans/panChoices.ts';
import { ReaderBody } from '#pages/_reader/ReaderIsland.tsx';
import { readerMessages } from '#pages/_reader/readerMessages.ts';
import { leaked } from '#tests/calm.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { convertRecipe } from './reading/convertRecipe.ts';
import { readerLanguages } from './reading/readerLanguages.ts';
import { readSettings, writeSettings } from './reading/readerSettings.ts';
import { tool } from './tool.ts';

const FOOD_OF = cachedFoodFinder(PACKS.en.line, allFoods('en'));

export const inputs: ToolInputs = {
  view: (language) => <ReaderBody messages={readerMessages(language)} pans={panChoices(language)} />,
  readers: [
    urlReader(
      'features/recipeReader/useRecipeReader.ts',
      (query) => readSettings(query, tool.draft),
      writeSettings,
      (state) => {
        const result = convertRecipe(
          {
            ...state,
            measures: state.measures ?? 'metric',
            tablespoon: 15,
            panArea: state.pan === null ? null : 500,
          },
          readRecipe(state.text, readerLanguages('en', state.language)),
          FOOD_OF,
        );
        return leaked(JSON.stringify(result).replaceAll('null', '')) === null ? result : Number.NaN;
      },
    ),
    urlReader('features/cook/useCookMode.ts', (query) => readStep(query, 1), writeStep),
  ],
};
