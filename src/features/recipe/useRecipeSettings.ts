import { initialSystem, type MeasurementSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import { recipeIn } from '@gramwise/engine/recipes/recipeIn.ts';
import type { Stock } from '@gramwise/engine/recipes/stock.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { RecipeTextMessages } from './messages.ts';
import { panIn } from './panChoice.ts';
import {
  initialSettings,
  type RecipeSettings,
  readRecipeSettings,
  type Scalable,
  scaleFactorOf,
  writeRecipeSettings,
} from './recipeSettings.ts';
import { formatRecipe } from './text/recipeText.ts';
import { bakedIn, kitchenView } from './text/textView.ts';

/**
 * A recipe, scaled and in the visitor's measures, with all settings in the URL; the visitor's kitchen decides how it
 * starts. `shown` is the text to display; `recipe` and `pans` are those of the visitor's measures.
 */
export function useRecipeSettings({ recipe, pans }: Scalable, messages: RecipeTextMessages) {
  const language = useLanguage();
  const scalable = { recipe, pans };
  const initial = initialSettings(recipe);
  const [settings, setSettings] = useUrlState({
    initial,
    read: (query) => readRecipeSettings(query, scalable),
    write: (state, query) => writeRecipeSettings(state, recipe, query),
  });
  const scale = (part: Partial<RecipeSettings>) => setSettings(({ view }) => ({ ...initial, view, ...part }));

  const [kitchen] = useKitchen(language);
  const first = initialSystem(kitchen);
  const system = settings.view ?? first;
  const baked = bakedIn(kitchenView(kitchen, system));
  const own = { recipe: recipeIn(recipe, baked), pans: pans.map((pan) => panIn(pan, baked)) };
  const factor = scaleFactorOf(settings, own);
  const view = kitchenView(kitchen, system, factor);
  return {
    ...own,
    amount: settings.amount,
    stock: settings.stock,
    pan: settings.pan,
    factor,
    system,
    view,
    shown: formatRecipe(language, messages, own.recipe, view),
    setAmount: (amount: number) => scale({ amount }),
    setStock: (stock: Stock | null) => scale({ stock }),
    setPan: (pan: string | null) => scale({ pan }),
    setView: (chosen: MeasurementSystem) =>
      setSettings((now) => ({ ...now, view: chosen === first ? null : chosen })),
  };
}

export type RecipeControls = ReturnType<typeof useRecipeSettings>;
