/** Messages of the recipe reader. */
export const reader = {
  meta: {
    title: 'Recipe Converter: Cups to Grams, Line by Line | Gramwise',
    description:
      'Paste a recipe in English, French, German or Spanish and read it in your units: grams by ingredient, ovens, pans, servings. It stays on your device.',
  },
  title: 'Recipe Converter',
  lead: 'Paste any recipe and read it in your own kitchen’s units, with the original beneath each line. Nothing leaves your device.',
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
  detected: 'Detect ({language})',
  cup: 'A cup in it holds',
  cups: {
    cups: '{n} ml (US cup)',
    us_legal_cup: '{n} ml (US label)',
    metric_cup: '{n} ml (metric cup)',
    imperial_cup: '{n} ml (old British cup)',
    japanese_cup: '{n} ml (Japanese cup)',
  },
  convert: 'Convert recipe',
  noScript: 'The recipe converter needs JavaScript, because recipes are read on your device.',
  errors: {
    empty: 'The recipe appears here as you paste it.',
    'too-long': 'This is too long for one recipe. Paste only the recipe.',
    'too-many-lines': 'These are too many lines for one recipe. Paste only the recipe.',
    'not-text': 'This is no text. Paste the recipe as text.',
  },
  brought: {
    'too-large': 'This file is too large for one recipe. Copy the recipe and paste it here.',
    'not-text': 'This file is no text. Copy the recipe and paste it here.',
    unreadable: 'This file is empty or could not be read.',
    'no-recipe': 'No recipe was found in it. Copy the recipe as text and paste it here.',
    link: 'Only the address of a page arrived, and Gramwise does not open pages of other sites. Mark the recipe’s text there and share that, or paste it here.',
    missed:
      'What you shared did not arrive, because the app was not ready yet. Share it again, or paste it here.',
  },
  result: {
    title: 'Converted recipe',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    own: '(by your own cup)',
    range: '({low} to {high} g by source)',
    kept: 'Kept as written',
    steps: 'Amounts inside the instructions are converted but not scaled.',
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
