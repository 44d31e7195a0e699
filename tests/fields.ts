/** The outcome for an input. `both` is always a bug. */
export type Kind = 'result' | 'error' | 'nothing' | 'both';

/** Text fields shown together. */
export interface Panel {
  /** The address that opens the panel, with valid input in the other fields. */
  at: string;
  /** Each field's label and an input that gives a result. */
  fields: Readonly<Record<string, string>>;
  /** Allowed outcomes for any input. */
  says: readonly Kind[];
  /** Selector of the part with the answer; the form by default. */
  around?: string;
  /** The answer follows in a later task than the key. */
  later?: true;
  /** Texts that choose a unit, which Enter keeps, so the good text then has another answer. */
  understands?: RegExp;
  /** Console messages, if the browser itself rejects most input. */
  refused?: RegExp;
}

const MULTI = '/tools/multi-calculator';
const SPANISH = '/tools/convertidor';
const COOKING = '/tools/cool-cooking-calculators';
const PANS = '/conversions/length?tab=pans&by=volume';

const NO_DATE = /does not conform to the required format/;
const NO_NUMBER = /cannot be parsed, or is out of range/;

const ANY = ['result', 'error', 'nothing'] as const;
const ANSWER = ['result', 'error'] as const;

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
  { at: '/conversions/length', fields: { Value: '3 1/2' }, says: ['result'] },
  {
    at: `${PANS}&recipe=own-loaf~25~11~7`,
    fields: { Length: '25', Width: '11', Depth: '7' },
    says: ANY,
  },
  { at: `${PANS}&mine=own-round~20~~5`, fields: { Diameter: '20', Depth: '5' }, says: ANY },
  { at: `${PANS}&mine=own-square~20~~5&unit=in`, fields: { Side: '20', Depth: '5' }, says: ANY },
  { at: MULTI, fields: { Amount: '2' }, says: ANSWER },
  {
    at: `${MULTI}?tab=recipe&amount=100`,
    fields: { 'Original servings': '4', 'Desired servings': '6', 'Ingredient amount': '100' },
    says: ANSWER,
  },
  {
    at: `${MULTI}?tab=bmi&height=170&weight=70`,
    fields: { 'Height (cm)': '170', 'Weight (kg)': '70' },
    says: ANSWER,
  },
  { at: `${MULTI}?tab=age`, fields: { 'Birth date': '2000-02-29' }, says: ANSWER, refused: NO_DATE },
  { at: SPANISH, fields: { Valor: '2,5' }, says: ANSWER },
  { at: `${SPANISH}?tab=temperatura`, fields: { Valor: '-40' }, says: ANSWER },
  { at: `${SPANISH}?tab=volumen`, fields: { Valor: '1' }, says: ANSWER },
  { at: `${SPANISH}?tab=longitud`, fields: { Valor: '1' }, says: ANSWER },
  { at: COOKING, fields: { 'Number of guests': '12' }, says: ['result', 'nothing'] },
  { at: `${COOKING}?guests=12`, fields: { Children: '3', Vegetarians: '2', Vegans: '1' }, says: ANSWER },
  // A weight with its unit, whose words load with it: so that the texts after it are answered at once.
  {
    at: `${COOKING}?tab=cooking-time&weight=6`,
    fields: { 'Weight (lbs)': '5 lb', 'On the table at': '19:00' },
    says: ANSWER,
    refused: NO_DATE,
  },
  { at: `${COOKING}?tab=cooking-time&unit=kg`, fields: { 'Weight (kg)': '2 kg' }, says: ANSWER },
  { at: `${COOKING}?tab=leftovers`, fields: { 'Cooked on': '2025-05-20' }, says: ANSWER, refused: NO_DATE },
  {
    at: '/kitchen',
    fields: { 'Weight of one level cup (g)': '125' },
    says: ANSWER,
  },
  // Servings appear once a recipe states them, search and new names once recipes are kept: see RecipeReader.test.tsx
  // and KeptRecipes.test.tsx.
  {
    at: '/tools/recipe-converter',
    fields: { 'Your recipe': '3 eggs' },
    says: ['result'],
    around: 'main',
    later: true,
    // An item of a list.
    understands: /^-Infinity$/,
  },
  { at: '/kitchen/sheet', fields: { 'Add an ingredient': 'flour' }, says: ['result'] },
  { at: '/embed', fields: { Amount: '2', Ingredient: 'flour' }, says: ['result'], around: 'main' },
  { at: '/recipes', fields: { 'Search recipes': 'soup' }, says: ['result'], around: 'main' },
  {
    at: '/recipes/chocolate-cake',
    fields: { Servings: '7' },
    says: ['result', 'nothing'],
    around: 'main',
    refused: NO_NUMBER,
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
    at: `/de${PANS}&recipe=own-loaf~25~11~7`,
    fields: { Länge: '25,5', Breite: '11,5', Höhe: '7,5' },
    says: ANY,
  },
  { at: `/de${COOKING}?tab=cooking-time`, fields: { 'Gewicht (kg)': '2,5 kg' }, says: ANSWER },
  {
    at: '/fr/recipes/chocolate-cake?of=milk&have=480',
    fields: { 'J’ai (en millilitres)': '120,5' },
    says: ANY,
    around: 'main',
  },
];

/** The page of an address, without its query. */
export const pageOf = (at: string) => at.replace(/\?.*/, '');
