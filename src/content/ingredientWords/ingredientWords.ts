import { CONTAINERS } from './containers.ts';
import { FOODS, KINDS } from './foods.ts';
import { NOUNS } from './nouns.ts';
import { PATTERNS } from './patterns.ts';
import { JOINERS, PARTS, PHRASES, VAGUE } from './phrases.ts';
import { MANNERS, PREPARATIONS, SHAPES } from './preparations.ts';
import { COLORS, SIZES, STATES } from './states.ts';

/**
 * The words beside the foods of ingredient lines, in every language. Each row of a text has `en|fr|de|es`; in a column,
 * the first form is the one shown, and all are read:
 * - `fresco`: the masculine singular, whose other forms follow the language's rule; in several words, `*` marks the one
 *   that changes; `~` gives the feminine, and for nouns the plural; `:f` the gender of a noun.
 * - `=en dés` never changes. `>fin` is shown, not read. `^gros` stands before its noun.
 */
export const INGREDIENT_WORDS = {
  part: PARTS,
  phrase: PHRASES,
  preparation: PREPARATIONS,
  size: SIZES,
  state: STATES,
  color: COLORS,
  vague: VAGUE,
  joiner: JOINERS,
  kind: KINDS,
  manner: MANNERS,
  shape: SHAPES,
  container: CONTAINERS,
} as const;

export type WordKind = keyof typeof INGREDIENT_WORDS;

/** All that ingredients are translated with, as one file. */
export const INGREDIENT_FILE = {
  words: INGREDIENT_WORDS,
  foods: FOODS,
  nouns: NOUNS,
  patterns: PATTERNS,
};

export type IngredientFile = typeof INGREDIENT_FILE;
