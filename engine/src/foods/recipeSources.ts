import type { Source } from './source.ts';

/** Sources of figures that are recipes: each prints the cup or spoon of a food beside its grams or ounces. */
export const RECIPE_SOURCES = {
  recipes: {
    short: 'Recipes',
    name: 'Lines of recipes that print a measure and its weight, most of Allrecipes, Gourmet and Bon Appétit: their median',
    version: '2026',
    url: 'https://github.com/dpapathanasiou/recipes',
  },
  nytChocolate: {
    short: 'New York Times Cooking',
    name: 'New York Times Cooking, White Chocolate Macadamia Nut Cookies',
    version: null,
    url: 'https://cooking.nytimes.com/recipes/1023680-white-chocolate-macadamia-nut-cookies',
  },
  smittenKitchenSalad: {
    short: 'Smitten Kitchen',
    name: 'Smitten Kitchen, Chopped Salad With Feta, Lime and Mint',
    version: '2012',
    url: 'https://smittenkitchen.com/2012/06/chopped-salad-with-feta-lime-and-mint/',
  },
  prettySimpleSweet: {
    short: 'Pretty. Simple. Sweet.',
    name: 'Pretty. Simple. Sweet., No-Bake Chocolate Tart',
    version: null,
    url: 'https://prettysimplesweet.com/no-bake-chocolate-tart/',
  },
  ohSheGlows: {
    short: 'Oh She Glows',
    name: 'Oh She Glows, Cozy Butternut, Sweet Potato and Red Lentil Stew',
    version: '2016',
    url: 'https://ohsheglows.com/2016/11/23/cozy-butternut-sweet-potato-and-red-lentil-stew/',
  },
  minimalistBaker: {
    short: 'Minimalist Baker',
    name: 'Minimalist Baker, Easy Grillable Veggie Burgers',
    version: null,
    url: 'https://minimalistbaker.com/easy-grillable-veggie-burgers/',
  },
  seriousEats: {
    short: 'Serious Eats',
    name: 'Serious Eats, Homemade Spicy Chili Crisp',
    version: null,
    url: 'https://www.seriouseats.com/homemade-spicy-chili-crisp',
  },
  wok: {
    short: 'J. Kenji López-Alt',
    name: 'J. Kenji López-Alt, The Wok, p. 348, as a cook notes it',
    version: null,
    url: 'https://github.com/TheArsonist619/Sync',
  },
} satisfies Readonly<Record<string, Source>>;
