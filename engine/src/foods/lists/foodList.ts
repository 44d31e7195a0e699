import type { LineWords } from '../../language/line/lineWords.ts';
import type { ListedFood } from '../listedFood.ts';

/** Every food in one language: names, grams of a US cup by way of filling, grams of pieces. */
export interface FoodList {
  /** The tag of the names' language, such as `de`. */
  language: string;
  /** The language's words, by which names are told apart: `chopped onions` are onions. */
  words: LineWords;
  foods: readonly ListedFood[];
}
