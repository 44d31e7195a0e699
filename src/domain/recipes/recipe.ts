/**
 * The recipes of all collections: common fields, fields of some collections, and a collection tag. Texts are plain
 * English; amounts follow the grammar below.
 *
 * Ingredient line: the metric amount, the US amount in parentheses, the ingredient, then a note.
 *   `250 g (2 cups) all-purpose flour, sifted`      `60 ml (1/4 cup) olive oil`     `1 tsp fine salt`
 *   `2 large eggs`       `3 cloves garlic, crushed`     `Salt and black pepper, to taste`
 * Spoon amounts (tsp, tbsp) are given once, because both systems share them.
 * Temperatures in any text: `180 °C (350 °F)`; ovens may add the gas mark: `180 °C (350 °F, gas mark 4)`.
 * Lengths in any text: `2 cm (3/4 in)`. Weights and volumes in steps and tips: `250 ml (1 cup)`.
 * Durations (`time`, `preparationTime`, ...): `25 min`, `1 h`, `1 h 30 min`, `3 days`, `2 days 4 h`.
 */
export const COLLECTIONS = [
  'general',
  'potato',
  'soup',
  'signature-noodle-condiment',
  'indian-pickle',
  'chicken-tender',
  'vegan',
  'mocktail',
] as const;
export type Collection = (typeof COLLECTIONS)[number];

export const DIETARY_TAGS = ['Vegetarian', 'Vegan', 'Gluten-Free', 'Low-Carb'] as const;
export type DietaryTag = (typeof DIETARY_TAGS)[number];

/** 'None' means that a recipe was checked and has none of them. */
export const ALLERGENS = [
  'Milk',
  'Eggs',
  'Wheat',
  'Soy',
  'Fish',
  'Shellfish',
  'Peanuts',
  'Nuts',
  'Sesame',
  'Mustard',
  'Celery',
  'Sulfites',
  'None',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const RECIPE_TYPES = ['Dessert', 'Appetizer', 'Main Dish', 'Side Dish'] as const;
type RecipeType = (typeof RECIPE_TYPES)[number];

export const DIFFICULTIES = ['Easy', 'Medium', 'Intermediate'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Per serving, as text with its unit: `320 kcal`, `12 g`. */
export interface Nutrition {
  calories: string;
  protein: string;
  carbs: string;
  fat: string;
  fiber?: string;
}

interface Common {
  /** Lower-case words joined by hyphens; also the file name and the last part of the address. */
  id: string;
  title: string;
  /** Address of an external picture. */
  image: string;
  /** What the picture shows; used as its alternative text. */
  imageAlt: string;
  description: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  dietaryTags: readonly DietaryTag[];
  allergens: readonly Allergen[];
}

interface Guided {
  tips: readonly string[];
  tags: readonly string[];
}

export interface GeneralRecipe extends Common {
  collection: 'general';
  cuisine: string;
  time: string;
  servings: string;
  recipeType: RecipeType;
}
export interface PotatoRecipe extends Common, Guided {
  collection: 'potato';
  preparationTime: string;
  cookingTime: string;
  servings: string;
  difficulty: Exclude<Difficulty, 'Intermediate'>;
  nutritionInfo: Nutrition;
}
export interface SoupRecipe extends Common, Guided {
  collection: 'soup';
  preparationTime: string;
  cookingTime: string;
  servings: string;
  nutritionInfo: Nutrition;
}
export interface SignatureRecipe extends Common, Guided {
  collection: 'signature-noodle-condiment';
  timeToMake: string;
  difficulty: Difficulty;
}
export interface PickleRecipe extends Common, Guided {
  collection: 'indian-pickle';
  origin: string;
  prepTime: string;
  /** May be a range: `3–5 days`. */
  fermentationTime: string;
  /** Free text: `6 months in the fridge`. */
  shelfLife: string;
}
export interface TenderRecipe extends Common, Guided {
  collection: 'chicken-tender';
  cookTime: string;
  servings: string;
  difficulty: Difficulty;
  nutritionInfo: Nutrition;
}
export interface VeganRecipe extends Common, Guided {
  collection: 'vegan';
  preparationTime: string;
  cookingTime: string;
  servings: string;
  nutritionInfo: Nutrition & { fiber: string };
}
export interface Mocktail extends Common, Guided {
  collection: 'mocktail';
  preparationTime: string;
  difficulty: Exclude<Difficulty, 'Intermediate'>;
  servings: string;
  garnish: readonly string[];
  glassware: string;
}

export type Recipe =
  | GeneralRecipe
  | PotatoRecipe
  | SoupRecipe
  | SignatureRecipe
  | PickleRecipe
  | TenderRecipe
  | VeganRecipe
  | Mocktail;
