/**
 * The URLs of pages as 1d35f89 built them, in English; French, German and Spanish have the same below `/fr`, `/de`
 * and `/es`. Rows are only added, never changed.
 */
import { FOODS, OLD_FOODS, RECIPES, words } from './ids.ts';

const PAGES = words(`
  / /conversions/length /tools/multi-calculator /tools/convertidor /tools/cool-cooking-calculators
  /tools/recipe-converter /tools/measure /kitchen /kitchen/sheet /ingredients /recipes /blog
  /blog/kitchen-measurement-tools /faq /about /compare/alternatives /trending /embed /developers
  /legal/terms /legal/imprint /privacy /contact`);

const POSTS = words(`
  accurate-measurement-techniques celsius-to-fahrenheit celsius-to-fahrenheit-conversion
  cooking-oils-guide cups-to-grams-flour essential-kitchen-tools flour-types-explained
  grams-to-cups-conversion herbs-spices-measurement how-many-ounces-in-a-cup how-many-tablespoons-in-cup
  metric-conversion-chart milliliters-to-cups pints-to-cups-conversion scale-recipes-like-pro
  sugar-varieties-baking tablespoon-to-teaspoon tablespoons-conversion-guide`);

/** Every page and frame of 1d35f89. */
export const PATHS: readonly string[] = [
  ...PAGES,
  ...[...Object.keys(FOODS), ...OLD_FOODS].map((id) => `/ingredients/${id}`),
  ...Object.keys(RECIPES).map((id) => `/recipes/${id}`),
  ...['conversions', 'cooking-tips', 'ingredient-guides'].map((id) => `/blog/categories/${id}`),
  ...POSTS.map((slug) => `/blog/posts/${slug}`),
  '/embed/converter',
  ...Object.keys(FOODS).map((id) => `/embed/food/${id}`),
];

/** Files that other sites, feed readers, browsers and installed apps ask for by URL. */
export const FILES: readonly string[] = words(`
  /embed.js /sitemap.xml /robots.txt /favicon.ico /favicon.svg /apple-touch-icon.png /icon-192.png /icon-512.png
  /icon-maskable-512.png /social-en.png /social-fr.png /social-de.png /social-es.png /sw-en.js /sw-fr.js /sw-de.js
  /sw-es.js`);

/** The same, one for each language. */
export const LANGUAGE_FILES: readonly string[] = words('/feed.xml /opensearch.xml /site.webmanifest');

/** Places within pages that menus, the search, 'Copy link' and structured data lead to. */
export const FRAGMENTS: Readonly<Record<string, readonly string[]>> = {
  '/': words('conversion-tools converter weight temperature volume about'),
  '/faq': words(`
    weight cup-of-flour cup-weights-differ grams-to-ounces butter-stick scale-or-cups sifted-flour
    salt-teaspoon volume which-cup tablespoons-in-cup tablespoon-sizes milliliters-to-cups
    ounce-or-fluid-ounce pints-quarts-gallons pinch-and-dash temperature fahrenheit-to-celsius
    rounded-temperatures what-is-gas-mark gas-mark-chart fan-oven thermostat-and-stufe safe-temperatures
    scaling scaling-factor whole-recipe scaling-eggs odd-amounts different-pan round-or-square
    baking-time-when-scaling salt-yeast-spices`),
  '/trending': ['seasonal-conversions'],
  '/ingredients': words(`
    flours sugars baking fats dairy cheese nuts grains legumes fruit vegetables spices condiments drinks`),
  '/recipes/chocolate-cake': words('step-1 step-2 step-3 step-4 step-5 step-6 step-7 step-8'),
};
