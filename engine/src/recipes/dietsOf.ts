import type { Allergen } from './allergens.ts';
import { DIETARY_TAGS, type DietaryTag } from './diet.ts';
import { type PantryId, traitsOf } from './pantry.ts';

/**
 * The diets that a list of foods fits. Vegetarian: nothing from slaughtered animals, rennet in cheese included; vegan:
 * also no milk, eggs or honey; gluten-free: no cereal with gluten. Low-carb depends on amounts, so the
 * recipe states it itself.
 */
export function dietsOf(foods: readonly PantryId[], lowCarb: boolean): DietaryTag[] {
  const traits = foods.map(traitsOf);
  const holds = (...allergens: readonly Allergen[]) =>
    traits.some(({ contains = [] }) => allergens.some((allergen) => contains.includes(allergen)));
  const vegetarian =
    !traits.some(({ animal }) => animal === 'meat' || animal === 'rennet') &&
    !holds('Fish', 'Crustaceans', 'Molluscs');
  const vegan = vegetarian && !holds('Milk', 'Eggs') && !traits.some(({ animal }) => animal === 'honey');
  const fits: Record<DietaryTag, boolean> = {
    Vegetarian: vegetarian,
    Vegan: vegan,
    'Gluten-Free': !holds('Wheat'),
    'Low-Carb': lowCarb,
  };
  return DIETARY_TAGS.filter((tag) => fits[tag]);
}
