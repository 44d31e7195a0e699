import type { FoodList } from '../foods/lists/foodList.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import type { LineFood } from '../text/convert/lineTarget.ts';
import type { KitchenUnitId } from '../units/units.ts';

/** One number, twice; or the two ends of a range. */
export interface Span {
  lowest: number;
  highest: number;
}

/** An amount of an ingredient line. */
export interface LineQuantity extends Span {
  /** A unit of `UNITS`; null for counted things. A cup and a spoon are the US ones until a country is known. */
  unit: KitchenUnitId | null;
  /** What is counted, such as `clove`, `slice`, `can`, `pinch`; null for the food itself (`2 eggs`) and for measures. */
  counted: string | null;
  /** `main`; added to it (`plus`); the same in another unit (`alt`); the size of each (`size`); others as the line has them. */
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

/** What a line takes of its food, unscaled: grams, milliliters or pieces. */
export interface RequiredQuantity extends Span {
  in: 'grams' | 'milliliters' | 'pieces';
  /** What is counted, as above; null for the food itself. */
  counted: string | null;
  /** Grams of it by the food's published weights; null if unknown. */
  grams: (Span & { value: number }) | null;
}

export interface RecipeLine {
  kind: 'title' | 'heading' | 'ingredient' | 'step' | 'note' | 'yield' | 'time';
  /** Its line in the text, counted from 0. */
  row: number;
  section: 'ingredients' | 'steps' | 'notes' | null;
  /** As written, without a bullet or the number of a step. */
  text: string;
  /** Ingredient lines only; null where none is clearly meant. */
  food: LineFood | null;
  /** Ingredient lines only; null without an amount that can be counted. */
  requiredQuantity: RequiredQuantity | null;
}

/** A recipe as `readRecipe` read it. */
export interface Recipe {
  language: LanguagePack;
  /** Whose cups and spoons it means. */
  country: CountryId;
  title: string | null;
  /** What it says about how much it makes: `Serves 4`. */
  yield: string | null;
  /** How many it serves as written, 1 to 100; null if it does not say. */
  servings: number | null;
  times: readonly string[];
  /** What the amounts are to be multiplied by; 1 as read, changed by `scale`. */
  factor: number;
  lines: readonly RecipeLine[];
  /** The foods that it was read with; null if there were none in its language. */
  foods: FoodList | null;
}

export interface ConvertedRecipeLine {
  kind: 'heading' | 'ingredient' | 'step' | 'note';
  row: number;
  section: RecipeLine['section'];
  /** In the wanted units and scaled. */
  text: string;
  original: string;
  /** It has a number that could not be read, so it stays as written. */
  kept: boolean;
  /** Grams by the lowest and the highest published weight, where a volume became a weight and they differ. */
  range: readonly [lowest: number, highest: number] | null;
}

/** A recipe as `convertRecipe` wrote it. */
export interface ConvertedRecipe {
  language: LanguagePack;
  title: string | null;
  /** How many it serves as scaled; null if it does not say. */
  servings: number | null;
  /** In order, without the title, the yield, the times and headings such as `Ingredients`. */
  lines: readonly ConvertedRecipeLine[];
}
