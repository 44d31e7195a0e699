import type { FillId } from '../foods/food.ts';
import type { PieceId } from '../foods/piece.ts';
import type { PanPreset } from '../pans/panPreset.ts';
import type { Pan } from '../pans/shapes.ts';
import type { PantryId } from './pantry.ts';
import type { Amount, Time, Values } from './values.ts';

export const COLLECTIONS = [
  'general',
  'potato',
  'soup',
  'signature-noodle-condiment',
  'indian-pickle',
  'chicken-tender',
  'vegan',
  'german',
  'french',
  'spanish',
  'mocktail',
] as const;
export type Collection = (typeof COLLECTIONS)[number];

export const DIFFICULTIES = ['Easy', 'Medium', 'Intermediate'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The times that a recipe gives: `total`, or some of the others. */
export interface Times {
  total?: Time;
  prep?: Time;
  cook?: Time;
  fermentation?: Time;
}

/** Per serving: kilocalories, and grams of the rest. */
export interface Nutrition {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber?: number;
}

export interface Ingredient {
  food: PantryId;
  /** Absent if it is added to taste. */
  amount?: Amount;
  /** How the US cup is filled, if not the food's default way. */
  fill?: FillId;
  /** The counted piece, if the food has a weight for it. */
  piece?: PieceId;
  /**
   * The share that is eaten, if not all: frying oil, a marinade, flour for coating, meat with bones, unpeeled potatoes.
   */
  eaten?: number;
  /** True for amounts that do not scale: a bay leaf, butter for the pan. */
  fixed?: true;
  /** The values of placeholders in its words: `in {cube} cubes`. */
  values?: Values;
}

/** The pan or pans a recipe is baked in. */
export interface RecipePan {
  pan: Pan;
  count: number;
  /**
   * Contents that limit the choice of another pan: thin batter or cream leaks from loose bottoms; pieces roasted in a
   * single layer need a flat pan. Absent if neither applies.
   */
  holds?: 'liquid' | 'layer';
  /** The kind of pan that its words ask for although such a pan can leak: they say how to see that it is tight. */
  kind?: PanPreset['kind'];
}

/** What a recipe is baked in where measures are metric, if other pans are usual there, and what changes with it. */
export interface MetricPan {
  pan: RecipePan;
  times: Times;
  /** The values of the steps that have words of their own, by index. */
  steps: Readonly<Record<number, Values>>;
}

/** Collections whose recipes give nutrition per serving. */
const WITH_NUTRITION: ReadonlySet<Collection> = new Set([
  'potato',
  'soup',
  'chicken-tender',
  'vegan',
  'german',
  'french',
  'spanish',
]);
export const hasNutrition = (collection: Collection) => WITH_NUTRITION.has(collection);

/** Collections whose nutrition has no fiber, as the specification lists it. */
const WITHOUT_FIBER: ReadonlySet<Collection> = new Set(['potato', 'soup', 'chicken-tender']);
export const hasFiber = (collection: Collection) =>
  hasNutrition(collection) && !WITHOUT_FIBER.has(collection);

/** The language-independent facts of a recipe. It has the parts that its collection shows. */
export interface RecipeFacts {
  collection: Collection;
  recipeType?: 'Dessert' | 'Appetizer' | 'Main Dish' | 'Side Dish';
  times: Times;
  /** Absent for recipes by the jar or batch. */
  servings?: number;
  difficulty?: Difficulty;
  /** URL of an external picture, if there is one besides our drawing. */
  image?: string;
  /** In order of use. The keys are names within the recipe. */
  ingredients: Readonly<Record<string, Ingredient>>;
  /** The values of each step's placeholders, by name. */
  steps: readonly Values[];
  /** The values of each tip's placeholders. */
  tips?: readonly Values[];
  /** The values of placeholders in the description. */
  description?: Values;
  /** The values of placeholders in how long it keeps. */
  shelfLife?: Values;
  pan?: RecipePan;
  metric?: MetricPan;
  /** Whether salt, sugar or acid keeps it from spoiling; every pickle's does. */
  preserved?: true;
  /** Whether it is low-carb: below 20 g of carbohydrates per serving. */
  lowCarb?: true;
}
