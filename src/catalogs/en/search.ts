/** Messages of the search before it loads; every page carries them. */
export const searchFrame = {
  name: 'Search',
  shortcut: 'Search (/ or Ctrl+K)',
  label: 'What are you looking for?',
  placeholder: 'flour, oven, soup…',
  close: 'Close search',
  failed: 'The search could not be loaded. Check your connection and try again.',
  retry: 'Try again',
} as const;

export const search = {
  /** Loaded with the search index. */
  results: {
    list: 'Search results',
    kinds: {
      tool: 'Tools',
      ingredient: 'Ingredients',
      food: 'Cup weights',
      recipe: 'Recipes',
      post: 'Articles',
      question: 'Questions',
      page: 'Pages',
    },
    count: { one: '{n} result', other: '{n} results' },
    first: 'The best {n} of {total} results',
    start: 'Good places to start',
    none: 'Nothing found for “{query}”',
    similar: 'Spelled almost like “{query}”: {count}',
    close: 'Close matches',
    hint: 'Try one plain word, such as an ingredient, a dish or a unit.',
    slash: 'Open the search with the / key',
    keys: '↑ ↓ to choose, Enter to open, Esc to close',
  },
  /** Search results that are not pages of their own. */
  found: {
    food: { text: '1 US cup = {weights}' },
    converter: {
      title: 'Converter: grams, cups and spoons',
      text: 'Weight and volume of {n} ingredients, by their density.',
    },
  },
  /** Extra search terms for a page, beyond its title and description. */
  also: {
    home: 'start home converter calculator',
    tools: 'all tools list overview calculators converters kitchen',
    converter:
      'convert kilograms ounces pounds milliliters liters tablespoons teaspoons fluid weight volume density conversion ratio',
    recipes: 'recipe dishes cook vegetarian vegan gluten-free dessert soup',
    blog: 'articles posts news guides',
    faq: 'questions answers help',
    about: 'mission story team features',
    compare: 'alternatives comparison other converters testimonials',
    trending: 'season seasonal month trends',
    developers: 'api url parameter link query json data widget',
    terms: 'terms conditions of use legal law',
    imprint: 'imprint legal notice publisher operator host address',
    privacy: 'data cookies tracking storage legal',
    contact: 'email mail write feedback correction',
  },
} as const;
