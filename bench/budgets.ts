import { readTools } from '../scripts/readTools.ts';
import { LANGUAGE_CODES, type Language } from '../src/catalogs/languages.ts';
import { localPath } from '../src/site/localPath.ts';

/** Budgets for a first visit (design 8), in bytes with brotli. Enforced by `npm run size`. */
export const STYLES = 10_000;
export const FONTS = 60_000;

/** A page without a tool. */
export const READ_ONLY = 8_000;
const TOOL = 88_000;
/** Home and recipes. */
const RICH = 92_000;

/**
 * What the question field loads once it is used, beside what home has loaded: the rules and the words that read any
 * line of a recipe, which it shares with the recipe converter. Design 8 has no figure for it.
 */
export const QUESTION = 53_000;

const ofTools = (await readTools()).map(({ path, readOnly }) => [path, readOnly ? READ_ONLY : TOOL] as const);

/** Home in every language. */
export const HOMES = LANGUAGE_CODES.map((language): [Language, string] => [
  language,
  localPath(language, '/'),
]);

/** The script budget of one page of each kind, and of home in every language. */
export const SCRIPTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(HOMES.map(([, home]) => [home, RICH])),
  ...Object.fromEntries(ofTools),
  '/tools': READ_ONLY,
  '/developers': READ_ONLY,
  '/ingredients/flour': READ_ONLY,
  '/recipes': TOOL,
  '/recipes/chocolate-cake': RICH,
  '/recipes/lemon-pickle': RICH,
  '/recipes/virgin-mojito': RICH,
  '/blog': READ_ONLY,
  '/blog/categories/conversions': READ_ONLY,
  '/blog/kitchen-measurement-tools': READ_ONLY,
  '/blog/posts/cups-to-grams-flour': TOOL,
  '/faq': READ_ONLY,
  '/about': READ_ONLY,
  '/compare/alternatives': READ_ONLY,
  '/trending': READ_ONLY,
  '/legal/terms': READ_ONLY,
  '/legal/imprint': READ_ONLY,
  '/privacy': READ_ONLY,
  '/contact': READ_ONLY,
};

/** Pages to read first: their tool is far down, and its script counts once it is seen. */
export const READ_FIRST: readonly string[] = ['/ingredients/flour'];
