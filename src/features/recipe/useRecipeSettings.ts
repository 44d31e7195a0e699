import { useAddressState } from '#browser/useAddressState.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { firstView } from '#domain/kitchens/firstView.ts';
import { type MeasurementSystem, toSystem } from '#domain/quantity/systemText.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { MAX_SERVINGS, servingsOf } from '#domain/recipes/servings.ts';
import { useLanguage } from '#ui/language/language.ts';
import { showToast } from '#ui/toast/toast.ts';
import {
  factorOf,
  initialSetting,
  type RecipeSettings,
  readRecipeSettings,
  writeRecipeSettings,
} from './recipeSettings.ts';
import { useScaler } from './useScaler.ts';

/**
 * A recipe, scaled and in one measurement system, with both settings in the address; the visitor's kitchen decides how it
 * starts. `shown` is the text to display. Until the scaling code has loaded, everything stays as written, so that amounts
 * always match the servings.
 */
export function useRecipeSettings(recipe: Recipe, messages: { notScaled: string }) {
  const base = servingsOf(recipe);
  const [setting, setSetting] = useAddressState({
    initial: initialSetting(base),
    read: (query) => readRecipeSettings(query, base),
    write: (state, query) => writeRecipeSettings(state, base, query),
  });
  const change = (part: Partial<RecipeSettings>) => setSetting({ ...setting, ...part });

  const wanted = factorOf(setting, base);
  const { scaler, prepare } = useScaler(wanted !== 1, () => {
    showToast(messages.notScaled);
    change({ amount: initialSetting(base).amount });
  });
  const factor = scaler ? wanted : 1;

  const [kitchen] = useKitchen(useLanguage());
  const first = firstView(kitchen);
  const system = setting.view ?? first;
  const view = (text: string) => toSystem(text, system);
  return {
    base,
    factor,
    /** The servings, or the multiple of the recipe, shown now. */
    amount: scaler ? setting.amount : initialSetting(base).amount,
    view: system,
    shown: {
      description: view(recipe.description),
      ingredients: recipe.ingredients.map((line) => view(scaler ? scaler(line, factor) : line)),
      garnish: 'garnish' in recipe ? recipe.garnish.map(view) : [],
      instructions: recipe.instructions.map(view),
      tips: 'tips' in recipe ? recipe.tips.map(view) : [],
    },
    prepare,
    setAmount: (amount: number) => change({ amount }),
    /** One serving more or fewer, within bounds. */
    step: (by: number) => change({ amount: Math.min(Math.max(setting.amount + by, 1), MAX_SERVINGS) }),
    setView: (chosen: MeasurementSystem) => change({ view: chosen === first ? null : chosen }),
  };
}

export type Kitchen = ReturnType<typeof useRecipeSettings>;
