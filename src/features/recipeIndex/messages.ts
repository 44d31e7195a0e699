import type { Catalog } from '#catalogs/catalog.ts';
import type { RecipeCardMessages } from '#tools/recipeCard/RecipeCard.tsx';

export interface RecipeIndexMessages {
  index: Catalog['recipes'];
  card: RecipeCardMessages;
  allergens: Catalog['recipe']['allergens'];
}
