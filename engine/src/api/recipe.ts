import type { FoodList } from '../foods/lists/foodList.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import type { RecipeYield, StatedTimes } from '../recipes/exportedRecipe.ts';
import type { LineFood } from '../text/convert/lineTarget.ts';
import type { KitchenUnitId } from '../units/units.ts';

/** The two ends of a range; equal for a single number. */
export interface Span {
  lowest: number;
  highest: number;
}

/** An amount of an ingredient line. */
export interface LineQuantity extends Span {
  /** A unit of `UNITS`; null for counted things. Cups and spoons are US ones until a country is known. */
  unit: KitchenUnitId | null;
  /**
   * What is counted, such as `clove`, `slice`, `can`, `pinch`; null for the food itself (`2 eggs`) and for measures.
   */
  counted: string | null;
  /**
   * `main`; added to it (`plus`); the same in another unit (`alt`); the size of each (`size`); others as the line has
   * them.
   */
  role: string;
  /** As written. */
  text: string;
}

/** An ingredient line. */
export interface ReadIngredientLine {
  /** A heading, such as `For the sauce:`, which has no quantity. */
  heading: boolean;
  /** The first amount; null if the line has none. */
  quantity: Span | null;
  unit: LineQuantity['unit'];
  counted: LineQuantity['counted'];
  /** The name of the food as written; '' for headings. */
  food: string;
  /** How it is prepared: `finely chopped`; '' if the line does not say. */
  preparation: string;
  /** Every amount, the first one included. */
  amounts: readonly LineQuantity[];
}

/** How much of its food a line requires, unscaled, in grams, milliliters or pieces. */
export interface RequiredQuantity extends Span {
  in: 'grams' | 'milliliters' | 'pieces';
  /** What is counted, as above; null for the food itself. */
  counted: string | null;
  /** The same in grams, by the food's published weights; null if unknown. */
  grams: (Span & { value: number }) | null;
}

export interface RecipeLine {
  kind: 'title' | 'heading' | 'ingredient' | 'step' | 'note' | 'yield' | 'time';
  /** What tells it from all others: its row, and `3.1` for the second food of row 3, `2 carrots and 1 onion`. */
  id: string;
  /** Its line number in the text, from 0. */
  row: number;
  section: 'ingredients' | 'steps' | 'notes' | null;
  /** As written, without the bullet or step number. */
  text: string;
  /** The food of an ingredient line; null if none is clearly meant. */
  food: LineFood | null;
  /** Ingredient lines only; null without a countable amount. */
  requiredQuantity: RequiredQuantity | null;
}

/** A recipe as `readRecipe` read it. */
export interface Recipe {
  language: LanguagePack;
  /** The country whose cups and spoons it uses. */
  country: CountryId;
  /** The country given or told by its words; null if `country` is only its language's usual one. */
  toldCountry: CountryId | null;
  title: string | null;
  /** The line that says how much it makes: `Serves 4`. */
  yield: string | null;
  /** How many it serves as written, 1 to 100; null if it does not say. */
  servings: number | null;
  times: readonly string[];
  /** What it makes as written, by the same line; null if it does not say. */
  makes: RecipeYield | null;
  /** The times it states, in minutes; null for those it does not. */
  minutes: StatedTimes;
  /** What amounts are multiplied by; initially 1, changed by `scale`. */
  factor: number;
  lines: readonly RecipeLine[];
  /** The food list it was read with; null if there was none in its language. */
  foods: FoodList | null;
}

export interface ConvertedRecipeLine {
  kind: 'heading' | 'ingredient' | 'step' | 'note';
  id: string;
  row: number;
  section: RecipeLine['section'];
  /** Converted and scaled. */
  text: string;
  original: string;
  /** True if a number could not be read, or counts a second food, so that the line stays as written. */
  kept: boolean;
  /** Grams by the lowest and highest published weight, if a volume became a weight and they differ. */
  range: readonly [lowest: number, highest: number] | null;
}

/** A recipe as `convertRecipe` wrote it. */
export interface ConvertedRecipe {
  language: LanguagePack;
  title: string | null;
  /** How many it serves as scaled; null if it does not say. */
  servings: number | null;
  /** What it makes as scaled, in whole numbers; null if it does not say. */
  makes: RecipeYield | null;
  /** The times it states, in minutes. They are not scaled. */
  minutes: StatedTimes;
  /** In order, without the title, the yield, the times and headings such as `Ingredients`. */
  lines: readonly ConvertedRecipeLine[];
}
