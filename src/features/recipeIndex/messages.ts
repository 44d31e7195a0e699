import type { Catalog } from '#i18n/catalog.ts';
import type { RecipeCardMessages } from '#ui/recipeCard/RecipeCard.tsx';

export interface RecipeIndexMessages {
  index: Catalog['recipes'];
  card: RecipeCardMessages;
  allergens: Catalog['recipe']['allergens'];
}
