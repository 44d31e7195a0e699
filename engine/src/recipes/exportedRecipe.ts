/** A line of a recipe as shown; a heading starts a part. */
export interface ExportedLine {
  kind: 'heading' | 'ingredient' | 'step' | 'note';
  text: string;
}

/** A recipe for export to files and for copying. */
export interface ExportedRecipe {
  /** The tag of its language. */
  language: string;
  title: string | null;
  /** How many it serves unscaled; null if it does not say. */
  serves: number | null;
  /** Null as long as a weight it depends on is missing. */
  factor: number | null;
  ingredients: readonly ExportedLine[];
  steps: readonly ExportedLine[];
}
