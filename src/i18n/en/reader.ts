/** Messages of the recipe reader. */
export const reader = {
  meta: {
    title: 'Recipe Converter: Cups to Grams, Line by Line | Gramwise',
    description:
      'Paste a recipe in English, French, German or Spanish and read it in your units: grams by ingredient, ovens, pans, servings. It stays on your device.',
  },
  title: 'Recipe Converter',
  lead: 'Paste any recipe and read it in your own kitchen’s units, with the original beneath each line. It is read on your device.',
  recipe: 'Your recipe',
  placeholder: 'Paste ingredients and instructions here',
  hint: 'Text, or the source of a web page.',
  tryExample: 'Try an example',
  open: 'Open a file',
  measures: 'Measures',
  systems: {
    metric: 'Metric',
    us: 'US cups',
    written: 'As written',
  },
  servings: 'Servings',
  scale: 'Scale',
  language: 'Language',
  detect: 'Detect',
  detected: 'Detect ({found})',
  country: 'Country of the recipe',
  from: {
    us: 'the United States',
    ca: 'Canada',
    gb: 'the United Kingdom',
    au: 'Australia',
    nz: 'New Zealand',
    fr: 'France',
    de: 'Germany',
    at: 'Austria',
    ch: 'Switzerland',
    es: 'Spain',
    mx: 'Mexico',
    jp: 'Japan',
    in: 'India',
  },
  convert: 'Convert recipe',
  noScript: 'The recipe converter needs JavaScript, because recipes are read on your device.',
  errors: {
    empty: 'The recipe appears here as you paste it.',
    'too-long': 'This is too long for one recipe. Paste only the recipe.',
    'too-many-lines': 'That is too many lines for one recipe. Paste only the recipe.',
    'not-text': 'This is not text. Paste the recipe as text.',
  },
  result: {
    title: 'Converted recipe',
    readAs: 'Read as a recipe from {country}: 1 cup = {cup} ml, 1 tablespoon = {tablespoon} ml.',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    own: '(by your own cup)',
    range: '({low} to {high} g by source)',
    kept: 'Kept as written',
    chosen: '(as you chose)',
    failed: 'The weights of foods could not be loaded, so volumes stay volumes.',
    retry: 'Try again',
    copy: 'Copy',
    copied: 'Recipe copied',
    notCopied: 'Could not copy. Select the text and copy it by hand.',
    print: 'Print',
    share: 'Share',
    linkCopied: 'Link copied. It carries the whole recipe.',
    tooLong: 'The recipe is too long for a link. Copy its text instead.',
  },
  change: {
    open: 'Change how “{line}” is read',
    food: 'Read as',
    none: 'No known ingredient: volumes stay volumes',
    likely: 'Likely',
    all: 'All',
    measures: {
      cup: 'A cup in this line',
      tbsp: 'A tablespoon in this line',
      tsp: 'A teaspoon in this line',
      fl_oz: 'A fluid ounce in this line',
      pint: 'A pint in this line',
      quart: 'A quart in this line',
    },
    same: 'As in the recipe',
    sizes: {
      us: '{n} ml (US)',
      us_legal: '{n} ml (US label)',
      metric: '{n} ml (metric)',
      imperial: '{n} ml (British)',
      australian: '{n} ml (Australian)',
      japanese: '{n} ml (Japanese)',
    },
    keep: 'Keep as written',
    reset: 'Back to automatic',
  },
  example: `Banana Bread
Serves 8

Ingredients
2 cups all-purpose flour
1 tsp baking soda
1/4 tsp salt
1 stick butter, softened
3/4 cup packed brown sugar
2 eggs, beaten
1 1/2 cups mashed bananas
1/2 cup chopped walnuts

Method
Heat the oven to 350°F and grease a 9x5 inch loaf pan.
Mix the dry ingredients in a bowl. Cream the butter and sugar, then beat in the eggs and the bananas.
Fold in the flour and the nuts, pour into the pan and bake for 60 to 65 minutes.`,
} as const;
