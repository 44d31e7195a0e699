import type { Allergen } from './allergens.ts';
import type { Caution } from './cautions.ts';
import type { DietaryTag } from './diet.ts';
import type { MetricPan, Nutrition, RecipeFacts } from './facts.ts';
import type { PantryId } from './pantry.ts';
import type { Amount, Values } from './values.ts';

/** A text, and the values of its placeholders. */
export interface Text {
  text: string;
  values?: Values;
}

/** An ingredient with its words in one language. */
export interface IngredientLine {
  /** Its key among the recipe's ingredients. */
  key: string;
  food: PantryId;
  /** The text after the amount; for counted things, singular and plural. */
  name: string | { readonly one: string; readonly other: string };
  amount?: Amount;
  /** It does not scale with the recipe. */
  fixed?: true;
  values?: Values;
  /** Measured in milliliters. */
  liquid?: true;
  /** Grams per milliliter as the recipe fills the cup, if the table of foods has a figure. */
  density?: number;
  /** Grams of one counted thing, if a source gives them. */
  gramsEach?: number;
}

/** A recipe in one language: its facts joined with its words. */
export interface Recipe
  extends Pick<
    RecipeFacts,
    'collection' | 'recipeType' | 'times' | 'difficulty' | 'image' | 'pan' | 'preserved'
  > {
  /** Lower-case words joined by hyphens; also the last segment of the URL. */
  id: string;
  title: string;
  /** What the picture shows. */
  alt: string;
  description: Text;
  ingredients: readonly IngredientLine[];
  steps: readonly Text[];
  /** What differs where measures are metric, with all steps. */
  metric?: Pick<MetricPan, 'pan' | 'times'> & { steps: readonly Text[] };
  tips: readonly Text[];
  tags: readonly string[];
  garnish: readonly string[];
  /** Null for recipes by the jar or batch. */
  servings: number | null;
  diets: readonly DietaryTag[];
  allergens: readonly Allergen[];
  /** Safety notes about its foods. */
  cautions: readonly Caution[];
  cuisine?: string;
  origin?: string;
  shelfLife?: Text;
  glassware?: string;
  nutrition?: Nutrition;
}
