import type { ParseHtml } from '../htmlPage.ts';
import { findRecipes, schemaParts } from '../schemaData.ts';
import { croutonRecipe, isCrouton } from './croutonRecipe.ts';
import { type Fields, fieldsOf, listOf, textOf } from './fields.ts';
import { isMealie, mealieRecipe } from './mealieRecipe.ts';
import { hasContent, type StoredRecipe } from './storedRecipe.ts';
import { isTandoor, tandoorRecipe } from './tandoorRecipe.ts';
import { isMela, isPaprika, melaRecipe, paprikaRecipe } from './textFieldsRecipe.ts';

interface JsonFormat {
  is: (recipe: Fields) => boolean;
  read: (recipe: Fields) => StoredRecipe;
}

/** The formats by what only they have; the first that fits counts. */
const FORMATS: readonly JsonFormat[] = [
  { is: isMealie, read: mealieRecipe },
  { is: isTandoor, read: tandoorRecipe },
  { is: isCrouton, read: croutonRecipe },
  { is: isPaprika, read: paprikaRecipe },
  { is: isMela, read: melaRecipe },
];

/** A name and ingredients under the names of schema.org or of nothing in particular. */
const isPlainRecipe = (recipe: Fields) =>
  textOf(recipe['name'] ?? recipe['title']) !== '' &&
  (recipe['ingredients'] ?? recipe['recipeIngredient']) !== undefined;

/** Where programs put the list of all recipes. */
const CONTAINERS = ['recipes', 'items', 'data'] as const;

const MAX_DEPTH = 4;

/** All recipes in parsed JSON, each by its own format; schema.org data if none fits. Empty for other data. */
export function jsonRecipes(data: unknown, parse: ParseHtml | null, depth = 0): StoredRecipe[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(data)) return data.flatMap((entry) => jsonRecipes(entry, parse, depth + 1));
  const fields = fieldsOf(data);
  const format = FORMATS.find(({ is }) => is(fields));
  if (format) return [format.read(fields)].filter(hasContent);
  const plain = (recipe: Fields) => ({
    ...schemaParts({ ...recipe, name: recipe['name'] ?? recipe['title'] }, parse),
    notes: [],
  });
  const marked = findRecipes(fields).map(plain).filter(hasContent);
  if (marked.length > 0) return marked;
  const inside = CONTAINERS.flatMap((name) => jsonRecipes(listOf(fields[name]), parse, depth + 1));
  if (inside.length > 0 || !isPlainRecipe(fields)) return inside;
  return [plain(fields)].filter(hasContent);
}
