import type { MeasurementSystem } from '../kitchens/initialSystem.ts';
import type { Recipe } from './recipe.ts';

/** The recipe as it is baked where measures are of this system: with the pan that is usual there. */
export const recipeIn = (recipe: Recipe, system: MeasurementSystem): Recipe =>
  system === 'metric' && recipe.metric ? { ...recipe, ...recipe.metric } : recipe;
