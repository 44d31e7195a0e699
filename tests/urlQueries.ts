import { TOOLS } from '../src/layouts/allTools.ts';

/**
 * Every parameter of every page that keeps state in the URL, along with the parameters it needs to take effect.
 * `{}` is a placeholder for any text.
 */
export const URL_QUERIES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(TOOLS.flatMap(({ path, queries }) => (queries ? [[path, queries]] : []))),
  '/': [
    '?q={}',
    '?ingredient={}',
    '?ingredient=flour&as={}',
    '?ingredient=salt&figure={}',
    '?amount={}',
    '?ingredient=flour&from={}',
    '?ingredient=flour&to={}',
    '?heat={}',
    '?scale={}',
    '?scale=gas-mark&heat={}',
    '?measured={}',
  ],
  // All other texts name no food, and show the same.
  '/embed/food': ['?food=flour', '?food={}'],
  '/recipes': [
    '?search={}',
    '?collection={}',
    '?time={}',
    '?difficulty={}',
    '?diets={}',
    '?diets=Vegan,{}',
    '?free={}',
  ],
  '/recipes/chocolate-cake': [
    '?servings={}',
    '?scale={}',
    '?servings=7&view={}',
    '?of={}&have=180',
    '?of=frostingButter&have={}',
    '?of=eggs&have={}&view=us',
    '?pan={}',
    '?pan=us-dish-13x9&view={}',
    '?step={}',
  ],
  '/recipes/lemon-pickle': [
    '?servings={}',
    '?scale={}',
    '?scale=2&view={}',
    '?of={}&have=500',
    '?of=lemons&have={}',
    '?pan={}',
    '?step={}',
  ],
  '/blog': ['?q={}', '?category={}'],
  '/blog/posts/cups-to-grams-flour': [
    '?as={}',
    '?figure={}',
    '?ingredient={}',
    '?amount={}',
    '?from={}',
    '?to={}',
  ],
};

/** What was written on a page before, where URLs change nothing without it. */
export const DRAFTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  TOOLS.map(({ path, draft }) => [path, draft]),
);

/** Replaces `{}` in a query with the encoded text. */
export const asking = (query: string, text: string): string =>
  query.replaceAll('{}', () => encodeURIComponent(text.toWellFormed()));
