import type { LineWords } from '../../language/line/lineWords.ts';
import type { ListedFood } from '../listedFood.ts';

/** Every food in one language: its names, grams per US cup for each way of filling, grams of its pieces. */
export interface FoodList {
  /** The tag of the names' language, such as `de`. */
  language: string;
  /** The language's words, for matching names: `chopped onions` are onions. */
  words: LineWords;
  foods: readonly ListedFood[];
}
