import { INGREDIENT_IDS, INGREDIENTS } from '#domain/ingredients/ingredients.ts';
import type { WeighedFood } from '#features/kitchen/weighedFood.ts';
import type { Language } from '#i18n/languages.ts';
import { CATALOGS } from '#i18n/messages.ts';

/** The foods of which a visitor may weigh a cup, by name. */
export function weighedFoods(language: Language): WeighedFood[] {
  const names = CATALOGS[language].ingredients;
  const foods = INGREDIENT_IDS.map((id) => ({ id, name: names[id].name, density: INGREDIENTS[id].density }));
  return foods.sort((a, b) => a.name.localeCompare(b.name, language));
}
