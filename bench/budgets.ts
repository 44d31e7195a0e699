import { readTools } from '../scripts/readTools.ts';
import { LANGUAGE_CODES, type Language } from '../src/catalogs/languages.ts';
import { localPath } from '../src/site/localPath.ts';

/** Budgets for a first visit (design 8), in bytes with brotli. Enforced by `npm run size`. */
export const STYLE_BUDGET = 10_000;
export const FONT_BUDGET = 60_000;

/** A page without a tool. */
export const READ_ONLY_BUDGET = 8_000;
export const TOOL_BUDGET = 88_000;
/** Home and recipes. */
const RICH_PAGE_BUDGET = 92_000;

/**
 * What the question field loads once it is used, in addition to what home has loaded: the rules and words that read any
 * line of a recipe, which it shares with the recipe converter. Design 8 has no figure for it.
 */
export const QUESTION_BUDGET = 70_900;

/** The nutrients of all foods (design 8): their table alone, with the names of foods as the table has them. */
export const NUTRIENTS_BUDGET = 24_000;

/**
 * What a visitor's browser loads once 'Nutrition' is opened in the recipe converter: its view, and in the worker that
 * reads what counts, with the words of a language and the tables of weights and nutrients. Design 8 has no figure for it.
 */
export const NUTRITION_BUDGET = 90_000;

const toolBudgets = (await readTools()).map(
  ({ path, readOnly }) => [path, readOnly ? READ_ONLY_BUDGET : TOOL_BUDGET] as const,
);

/** Home in every language. */
export const HOME_PATHS = LANGUAGE_CODES.map((language): [Language, string] => [
  language,
  localPath(language, '/'),
]);

/** The script budget of one page of each kind, and of home in every language. */
export const SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(HOME_PATHS.map(([, home]) => [home, RICH_PAGE_BUDGET])),
  ...Object.fromEntries(toolBudgets),
  '/tools': READ_ONLY_BUDGET,
  '/developers': READ_ONLY_BUDGET,
  '/ingredients/flour': READ_ONLY_BUDGET,
  '/recipes': TOOL_BUDGET,
  '/recipes/chocolate-cake': RICH_PAGE_BUDGET,
  '/recipes/lemon-pickle': RICH_PAGE_BUDGET,
  '/recipes/virgin-mojito': RICH_PAGE_BUDGET,
  '/blog': READ_ONLY_BUDGET,
  '/blog/categories/conversions': READ_ONLY_BUDGET,
  '/blog/kitchen-measurement-tools': READ_ONLY_BUDGET,
  '/blog/posts/cups-to-grams-flour': TOOL_BUDGET,
  '/faq': READ_ONLY_BUDGET,
  '/about': READ_ONLY_BUDGET,
  '/compare/alternatives': READ_ONLY_BUDGET,
  '/trending': READ_ONLY_BUDGET,
  '/legal/terms': READ_ONLY_BUDGET,
  '/legal/imprint': READ_ONLY_BUDGET,
  '/privacy': READ_ONLY_BUDGET,
  '/contact': READ_ONLY_BUDGET,
};

/** Pages whose tool is far down, so that its script does not count as part of the first visit. */
export const LOW_TOOL_PAGES: readonly string[] = ['/ingredients/flour'];
