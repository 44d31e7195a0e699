import { DEFAULT_LANGUAGE } from '../src/catalogs/languages.ts';
import { TOOLS } from '../src/layouts/allTools.ts';
import { localPath } from '../src/site/localPath.ts';
import type { FieldGroup } from '../src/tools/manifest/toolManifest.ts';

/** Text fields shown together. */
export interface Panel extends Omit<FieldGroup, 'query' | 'language'> {
  /** The URL that opens the panel, with valid input in the other fields. */
  at: string;
}

/** What the browser says on its console when it rejects input itself. */
export const REFUSALS = {
  date: /does not conform to the required format/,
  number: /cannot be parsed, or is out of range/,
} as const;

/** What a converter takes for an amount with its unit, once the code that reads words is there. */
const UNIT_TEXTS = /^[\d/]+ ?(cup|g|l)$/;

const ANY = ['result', 'error', 'nothing'] as const;

const ofTools = TOOLS.flatMap(({ path, fields = [] }) =>
  fields.map(
    ({ language, query = '', ...panel }): Panel => ({
      ...panel,
      at: localPath(language ?? DEFAULT_LANGUAGE, path) + query,
    }),
  ),
);

/** Every text field of every kind of page; tests fail if one is missing. */
export const PANELS: readonly Panel[] = [
  {
    at: '/',
    fields: { Amount: '2.5', Ingredient: 'flour', Temperature: '180' },
    outcomes: ANY,
    unitTexts: UNIT_TEXTS,
  },
  {
    at: '/',
    fields: { 'Ask in your own words': '1 cup sugar in grams' },
    outcomes: ['result'],
    answersLater: true,
  },
  ...ofTools,
  { at: '/recipes', fields: { 'Search recipes': 'soup' }, outcomes: ['result'], answerSelector: 'main' },
  {
    at: '/recipes/chocolate-cake',
    fields: { Servings: '7' },
    outcomes: ['result', 'nothing'],
    answerSelector: 'main',
    rejectedAs: 'number',
  },
  // How much one has of an ingredient: by weight, by volume, by the piece.
  {
    at: '/recipes/chocolate-cake?of=flour&have=330',
    fields: { 'I have (grams)': '180' },
    outcomes: ANY,
    answerSelector: 'main',
  },
  {
    at: '/recipes/chocolate-cake?of=milk&have=480',
    fields: { 'I have (milliliters)': '120' },
    outcomes: ANY,
    answerSelector: 'main',
  },
  {
    at: '/recipes/chocolate-cake?of=eggs&have=3',
    fields: { 'I have (pieces)': '1' },
    outcomes: ANY,
    answerSelector: 'main',
  },
  { at: '/blog', fields: { 'Search the posts': 'flour' }, outcomes: ['result'], answerSelector: 'main' },
  {
    at: '/blog/posts/cups-to-grams-flour',
    fields: { Amount: '2', Ingredient: 'flour' },
    outcomes: ANY,
    unitTexts: UNIT_TEXTS,
  },

  // Decimal commas; the other tools use the same number parser.
  { at: '/fr', fields: { Quantité: '2,5', Température: '180,5' }, outcomes: ANY, unitTexts: UNIT_TEXTS },
  {
    at: '/fr/recipes/chocolate-cake?of=milk&have=480',
    fields: { 'J’ai (en millilitres)': '120,5' },
    outcomes: ANY,
    answerSelector: 'main',
  },
];

/** The page of a URL, without its query. */
export const pageOf = (at: string) => at.replace(/\?.*/, '');
