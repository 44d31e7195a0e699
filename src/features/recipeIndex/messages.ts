import type { Catalog } from '#i18n/catalog.ts';
import type { RecipeCardWords } from '#ui/recipeCard/RecipeCard.tsx';

export interface RecipeIndexMessages {
  index: Catalog['recipes'];
  card: RecipeCardWords;
  allergens: Catalog['recipe']['allergens'];
}
