/** A line of a recipe as shown; a heading starts a part. */
export interface WrittenLine {
  kind: 'heading' | 'ingredient' | 'step' | 'note';
  text: string;
}

/** What files and copies of a recipe are written from. */
export interface WrittenRecipe {
  /** The tag of its language. */
  language: string;
  title: string | null;
  /** How many it serves unscaled; null if it does not say. */
  serves: number | null;
  /** Null while it depends on a missing weight. */
  factor: number | null;
  ingredients: readonly WrittenLine[];
  steps: readonly WrittenLine[];
}
