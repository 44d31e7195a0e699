import type { Source } from './source.ts';

/** Sources of figures that are recipes: each prints the cup or spoon of a food beside its grams or ounces. */
export const RECIPE_SOURCES = {
  recipes: {
    short: 'Recipes',
    // Lines that print a measure and its weight, most of these three: their median
    name: 'Allrecipes, Gourmet, Bon Appétit',
    version: '2026',
    url: 'https://github.com/dpapathanasiou/recipes',
  },
  nytChocolate: {
    short: 'New York Times Cooking',
    name: 'New York Times Cooking, White Chocolate Macadamia Nut Cookies',
    url: 'https://cooking.nytimes.com/recipes/1023680-white-chocolate-macadamia-nut-cookies',
  },
  minimalistBaker: {
    short: 'Minimalist Baker',
    name: 'Minimalist Baker, Easy Grillable Veggie Burgers',
    url: 'https://minimalistbaker.com/easy-grillable-veggie-burgers/',
  },
} satisfies Readonly<Record<string, Source>>;
