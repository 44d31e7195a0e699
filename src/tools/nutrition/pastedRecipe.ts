import type { ChosenFood } from '@gramwise/engine/api/chosenFoods.ts';
import type { RecipeNutrition } from '@gramwise/engine/api/nutrition.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { sharePerServing } from '@gramwise/engine/nutrition/sumNutrition.ts';
import type { Language } from '#catalogs/languages.ts';

/** What the recipe reader knows of a pasted recipe. */
export interface PastedRecipe {
  title: string | null;
  text: string;
  language: Language;
  /** Null to let its words tell. */
  country: CountryId | null;
  /** How far it is scaled, and how many it serves then; null if it does not say. */
  factor: number;
  serves: { low: number; high: number } | null;
  /** What was chosen for lines, by id. */
  chosen: ReadonlyMap<string, ChosenFood>;
}

/** The nutrition of a pasted recipe, and its ingredient lines, those that were left out included. */
export interface CountedRecipe {
  /** Null if no line could be counted. */
  nutrition: RecipeNutrition | null;
  lines: readonly { id: string; text: string }[];
}

/** Counts a pasted recipe without some of its lines. Rejects where that or its foods cannot be loaded. */
export type CountRecipe = (recipe: PastedRecipe, leftOut: ReadonlySet<string>) => Promise<CountedRecipe>;

/** The same nutrition for another number of servings. */
export function withServings(nutrition: RecipeNutrition, servings: number | null): RecipeNutrition {
  const { total } = nutrition;
  return { ...nutrition, perServing: servings === null ? null : sharePerServing(total, servings) };
}
