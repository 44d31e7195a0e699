import { DEFAULT_LANGUAGE } from '../src/catalogs/languages.ts';
import { TOOLS } from '../src/layouts/allTools.ts';
import { localPath } from '../src/site/localPath.ts';
import type { Fields } from '../src/tools/manifest/toolManifest.ts';

/** Text fields shown together. */
export interface Panel extends Omit<Fields, 'query' | 'language'> {
  /** The address that opens the panel, with valid input in the other fields. */
  at: string;
}

/** What the browser says on its console when it rejects input itself. */
export const REFUSALS = {
  date: /does not conform to the required format/,
  number: /cannot be parsed, or is out of range/,
} as const;

const ANY = ['result', 'error', 'nothing'] as const;

const ofTools = TOOLS.flatMap(({ address, fields = [] }) =>
  fields.map(
    ({ language, query = '', ...panel }): Panel => ({
      ...panel,
      at: localPath(language ?? DEFAULT_LANGUAGE, address) + query,
    }),
  ),
);

/** Every text field of every kind of page; tests fail if one is missing. */
export const PANELS: readonly Panel[] = [
  {
    at: '/',
    fields: { Amount: '2.5', Ingredient: 'flour', Temperature: '180' },
    says: ANY,
    understands: /^[\d/]+ ?(cup|g|l)$/,
  },
  {
    at: '/',
    fields: { 'Ask in your own words': '1 cup sugar in grams' },
    says: ['result'],
    later: true,
  },
  ...ofTools,
  { at: '/recipes', fields: { 'Search recipes': 'soup' }, says: ['result'], around: 'main' },
  {
    at: '/recipes/chocolate-cake',
    fields: { Servings: '7' },
    says: ['result', 'nothing'],
    around: 'main',
    refused: 'number',
  },
  // How much one has of an ingredient: by weight, by volume, by the piece.
  {
    at: '/recipes/chocolate-cake?of=flour&have=330',
    fields: { 'I have (grams)': '180' },
    says: ANY,
    around: 'main',
  },
  {
    at: '/recipes/chocolate-cake?of=milk&have=480',
    fields: { 'I have (milliliters)': '120' },
    says: ANY,
    around: 'main',
  },
  {
    at: '/recipes/chocolate-cake?of=eggs&have=3',
    fields: { 'I have (pieces)': '1' },
    says: ANY,
    around: 'main',
  },
  { at: '/blog', fields: { 'Search the posts': 'flour' }, says: ['result'], around: 'main' },
  { at: '/blog/posts/cups-to-grams-flour', fields: { Amount: '2', Ingredient: 'flour' }, says: ANY },

  // Decimal commas; the other tools use the same number parser.
  { at: '/fr', fields: { Quantité: '2,5', Température: '180,5' }, says: ANY },
  {
    at: '/fr/recipes/chocolate-cake?of=milk&have=480',
    fields: { 'J’ai (en millilitres)': '120,5' },
    says: ANY,
    around: 'main',
  },
];

/** The page of an address, without its query. */
export const pageOf = (at: string) => at.replace(/\?.*/, '');
