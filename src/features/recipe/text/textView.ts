import { initialSystem, type MeasurementSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import { defaultKitchen, type Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { KITCHENS, type OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Jug } from '@gramwise/engine/rounding/metric.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** How a recipe is shown. */
export interface RecipeTextView {
  system: MeasurementSystem;
  /** The scale factor of amounts. */
  factor: number;
  /** The scale of the visitor's oven; null if they did not choose one. */
  oven: OvenId | null;
  /** The visitor's tablespoon, in milliliters. */
  tablespoon: number;
  /** What the visitor's jug is marked in. */
  jug: Jug;
  /** Whether only cups stand beside metric measures: of a cook with cups, but no Fahrenheit oven. */
  cupsOnly: boolean;
}

/** Whether pounds, inches and degrees Fahrenheit stand beside metric measures. */
export const showsBoth = ({ system, cupsOnly }: RecipeTextView): boolean => system === 'written' && !cupsOnly;

/** The system whose pans a view bakes in. */
export const bakedIn = (view: RecipeTextView): MeasurementSystem =>
  view.system === 'written' && view.cupsOnly ? 'metric' : view.system;

/** A kitchen's view of a recipe, in its own measures by default. */
export const kitchenView = (
  kitchen: Kitchen,
  system = initialSystem(kitchen),
  factor = 1,
): RecipeTextView => ({
  system,
  factor,
  oven: kitchen.chosen ? kitchen.oven : null,
  tablespoon: UNITS[kitchen.tablespoon].size,
  jug: KITCHENS[kitchen.country].jug,
  cupsOnly: kitchen.chosen && kitchen.oven !== 'fahrenheit' && initialSystem(kitchen) === 'written',
});

/** The view of a visitor who has not chosen a kitchen. */
export const defaultView = (language: Language) => kitchenView(defaultKitchen(LANGUAGES[language].kitchen));
