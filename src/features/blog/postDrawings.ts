import type { LinkTarget } from '#site/paths.ts';

/** What is drawn beside a post. */
export type PostDrawingName = 'bag' | 'bottle' | 'dial' | 'jug' | 'label' | 'pans' | 'scale' | 'spoons';

/** The drawing of each post, by its folder in `src/content/articles`. */
export const POST_DRAWINGS: Readonly<Record<string, PostDrawingName>> = {
  'accurate-measurement-techniques': 'scale',
  'celsius-to-fahrenheit': 'dial',
  'celsius-to-fahrenheit-conversion': 'dial',
  'cooking-oils-guide': 'bottle',
  'cups-to-grams-flour': 'scale',
  'essential-kitchen-tools': 'spoons',
  'flour-types-explained': 'bag',
  'grams-to-cups-conversion': 'scale',
  'herbs-spices-measurement': 'spoons',
  'how-many-ounces-in-a-cup': 'jug',
  'how-many-tablespoons-in-cup': 'spoons',
  'how-we-compute-nutrition': 'label',
  'kitchen-measurement-tools': 'scale',
  'metric-conversion-chart': 'jug',
  'milliliters-to-cups': 'jug',
  'pints-to-cups-conversion': 'jug',
  'scale-recipes-like-pro': 'pans',
  'sugar-varieties-baking': 'bag',
  'tablespoon-to-teaspoon': 'spoons',
  'tablespoons-conversion-guide': 'spoons',
};

/** The drawing of a post, by the link to it. */
export const drawingOf = (to: LinkTarget): PostDrawingName | undefined =>
  POST_DRAWINGS[typeof to === 'object' && 'part' in to ? to.part : 'kitchen-measurement-tools'];
