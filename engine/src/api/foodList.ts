import type { ListedFood } from '../foods/listedFood.ts';
import type { RecipeLanguage, RecipeWords } from '../language/recipeWords/recipeWords.ts';

/** Every food in one language: names, grams of a US cup by way of filling, grams of pieces. */
export interface FoodList {
  /** The tag of the names' language, such as `de`. */
  language: RecipeLanguage;
  /** The language's words, by which names are told apart: `chopped onions` are onions. */
  words: RecipeWords;
  foods: readonly ListedFood[];
}
