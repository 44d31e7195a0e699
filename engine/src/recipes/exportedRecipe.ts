/** A line of a recipe as shown; a heading starts a part. */
export interface ExportedLine {
  kind: 'heading' | 'ingredient' | 'step' | 'note';
  text: string;
}

/** What files and copies of a recipe are written from. */
export interface ExportedRecipe {
  /** The tag of its language. */
  language: string;
  title: string | null;
  /** How many it serves unscaled; null if it does not say. */
  serves: number | null;
  /** Null while it depends on a missing weight. */
  factor: number | null;
  ingredients: readonly ExportedLine[];
  steps: readonly ExportedLine[];
}
