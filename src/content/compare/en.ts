import type { ComparePage } from './compare.ts';

export const compare: ComparePage = {
  title: 'Alternatives: Kitchen Calculators Compared',
  description:
    'Gramwise beside RecipeSage tools, Convertitive and Bake Converter: what each was seen to do, where the others are better, and the sources.',
  intro:
    'There are several good calculators for recipes. Here is what sets this one apart, what three others do, and when to use one of them instead.',
  reasons: {
    title: 'Reasons to choose Gramwise',
    items: [
      {
        id: 'kitchen',
        title: 'Kitchen-focused',
        text: 'Made for cooking from a recipe: cups and grams, oven settings with gas mark, pan sizes, portions, cooking and storage times.',
      },
      {
        id: 'no-ads',
        title: 'No ads',
        text: 'No ads, no account, no cookies. Everything is calculated on your device.',
      },
      {
        id: 'languages',
        title: 'Four languages',
        text: 'The interface, the articles and the recipes are in English, French, German and Spanish.',
      },
      {
        id: 'ingredients',
        title: 'Ingredient-specific',
        text: 'Weight turns into volume by the density of the ingredient you choose. There are hundreds to choose from, each with a measured weight and its source.',
      },
    ],
  },
  table: {
    title: 'Feature comparison',
    caption: 'Checked in {date} in stored copies of each site’s own pages or source code.',
    featureHeading: 'Feature',
    notConfirmed: 'not confirmed',
    notConfirmedNote:
      '“Not confirmed” means that we could not see it either way. It does not mean that the feature is missing.',
    sourcesTitle: 'Sources',
    rows: [
      {
        id: 'kind',
        feature: 'What it is',
        gramwise: 'Kitchen converter and calculators, with recipes',
        others: {
          recipesage: 'Recipe manager with free-standing tools',
          convertitive: 'General converter with a cooking part',
          'bake-converter': 'Single-page ingredient converter',
        },
      },
      {
        id: 'ingredients',
        feature: 'Ingredients with weights',
        gramwise: '{ingredients}',
        others: {
          recipesage: '252, and 15 counted items',
          convertitive: '36',
          'bake-converter': 'Has a list; number not confirmed',
        },
      },
      {
        id: 'sources',
        feature: 'Sources named',
        gramwise: 'For every measured weight',
        others: {
          recipesage: 'Temperatures cite USDA; ingredient weights name none in the tool',
          convertitive: 'USDA, King Arthur, BBC Good Food; the median where they differ',
          'bake-converter': null,
        },
      },
      {
        id: 'cups',
        feature: 'Kinds of cup',
        gramwise: 'US customary, US legal, metric, imperial, Japanese',
        others: {
          recipesage: 'US and imperial',
          convertitive: 'US customary, US legal, metric, imperial, Australian, Japanese',
          'bake-converter': 'US cups named',
        },
      },
      {
        id: 'gas-mark',
        feature: 'Gas mark',
        gramwise: '1/4 to 10',
        others: { recipesage: '1 to 9', convertitive: null, 'bake-converter': null },
      },
      {
        id: 'pans',
        feature: 'Pan sizes',
        gramwise:
          'Chart of {pans} pans, and {presets} presets to swap one pan for another; measures a pan in a photo',
        others: {
          recipesage: '79 presets in 8 shapes, with a hint on baking time',
          convertitive: null,
          'bake-converter': null,
        },
      },
      {
        id: 'scaling',
        feature: 'Recipe scaling',
        gramwise: 'By servings (pasted recipes too), by pan, and our recipes by an ingredient on hand',
        others: {
          recipesage: 'By servings, by a factor, or by one ingredient on hand',
          convertitive: null,
          'bake-converter': null,
        },
      },
      {
        id: 'instant',
        feature: 'Result without pressing a button',
        gramwise: 'Yes in the home converter and the recipe converter; the other calculators have a button',
        others: { recipesage: 'Yes', convertitive: null, 'bake-converter': 'Yes' },
      },
      {
        id: 'fractions',
        feature: 'Fractions in results',
        gramwise: 'Yes, beside the decimals in the home converter',
        others: {
          recipesage: 'Yes, to 1/16 in the converter',
          convertitive: null,
          'bake-converter': 'Decimals in the page’s examples',
        },
      },
      {
        id: 'languages',
        feature: 'Interface languages',
        gramwise: '{languages}, the recipes too',
        others: {
          recipesage: '30 language files; how complete they are varies',
          convertitive: 'English seen',
          'bake-converter': 'English seen',
        },
      },
      {
        id: 'offline',
        feature: 'Works offline',
        gramwise: 'Yes, after one visit; an ingredient’s own page once it has been opened',
        others: { recipesage: 'Yes', convertitive: null, 'bake-converter': null },
      },
      {
        id: 'account',
        feature: 'Account needed',
        gramwise: 'None',
        others: { recipesage: 'None for the tools', convertitive: null, 'bake-converter': 'None seen' },
      },
      {
        id: 'links',
        feature: 'Link to a conversion',
        gramwise: 'Yes',
        others: { recipesage: null, convertitive: null, 'bake-converter': 'Yes, by ingredient' },
      },
    ],
  },
  strengths: {
    title: 'Where others are better',
    intro: 'Use what serves your cooking. These are good reasons to go elsewhere.',
    items: [
      {
        site: 'recipesage',
        text: 'It is ahead of us in pan presets and languages, and is a whole recipe manager.',
      },
      {
        site: 'convertitive',
        text: 'It covers six kinds of cup, names where its weights come from, and says what it does when the sources differ.',
      },
      {
        site: 'bake-converter',
        text: 'It is one page for one task, answers at once, and a link can open it at a given ingredient.',
      },
    ],
  },
  alternatives: {
    title: 'The right tool for the task',
    items: [
      {
        id: 'inches',
        title: 'An alternative to the other side of the ruler',
        text: 'Inches, centimeters and feet, and the pan sizes American recipes take for granted.',
        to: 'length',
        linkText: 'Open the inch calculator',
      },
      {
        id: 'several-at-once',
        title: 'An alternative to four separate calculators',
        text: 'Volume, recipe scaling, body mass index and age in the tabs of one page.',
        to: 'multi',
        linkText: 'Open the multi-calculator',
      },
      {
        id: 'planning',
        title: 'An alternative to guessing for a party',
        text: 'How much food to buy for a party, how long a roast may take, how long leftovers keep.',
        to: 'cooking',
        linkText: 'Open the cooking calculators',
      },
      {
        id: 'spanish',
        title: 'An alternative in Spanish',
        text: 'Weight, temperature, volume and length on one page, in Spanish throughout.',
        to: 'spanish',
        linkText: 'Open the Spanish converter',
      },
    ],
  },
  testimonials: {
    title: 'Testimonials',
    note: 'These are not quotes from users. They are made-up examples of how the site can be used.',
    items: [
      {
        id: 'home-baker',
        role: 'Example: baking at home',
        text: 'A British cake recipe says gas mark 4: set a US oven to 350°F. Its 225 g of sugar come to 1.12 cups, so measure 1 cup plus 2 tablespoons.',
      },
      {
        id: 'food-blogger',
        role: 'Example: writing a food blog',
        text: 'Recipes in grams for readers who own cups: convert each ingredient by its density and print both amounts.',
      },
      {
        id: 'cooking-teacher',
        role: 'Example: teaching a class',
        text: 'A recipe for 4 and a class of 14: multiply every amount by 3.5, and ask the class why a cup of honey outweighs a cup of flour.',
      },
    ],
  },
  closing: {
    title: 'Try it with your own recipe',
    text: 'Paste the next recipe you cook, or take a line from it, and see whether the answer helps.',
    links: [
      { to: { page: 'home', hash: 'converter' }, label: 'Open the converter' },
      { to: 'reader', label: 'Open the recipe converter' },
      { to: 'recipes', label: 'Browse the recipes' },
    ],
  },
};
