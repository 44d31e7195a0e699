import type { Source } from './source.ts';

/** Sources of figures that are recipes: each prints the cup or spoon of a food beside its grams or ounces. */
export const RECIPE_SOURCES = {
  recipes: {
    short: 'Recipes',
    name: 'Lines of recipes that print a measure and its weight, most of Allrecipes, Gourmet and Bon Appétit: their median',
    version: '2026',
    url: 'https://github.com/dpapathanasiou/recipes',
  },
  nytCilantro: {
    short: 'New York Times Cooking',
    name: 'New York Times Cooking, Chicken With Caramelized Onion and Cardamom Rice',
    version: null,
    url: 'https://cooking.nytimes.com/recipes/1014925-chicken-with-caramelized-onion-and-cardamom-rice',
  },
  nytChocolate: {
    short: 'New York Times Cooking',
    name: 'New York Times Cooking, White Chocolate Macadamia Nut Cookies',
    version: null,
    url: 'https://cooking.nytimes.com/recipes/1023680-white-chocolate-macadamia-nut-cookies',
  },
  smittenKitchen: {
    short: 'Smitten Kitchen',
    name: 'Smitten Kitchen, French Onion Tart',
    version: '2013',
    url: 'https://smittenkitchen.com/2013/03/french-onion-tart-uk-cookbook-release/',
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
  tasteAustralia: {
    short: 'taste.com.au',
    name: 'taste.com.au, Pie Maker Mini Baked Lemon Cheesecakes',
    version: null,
    url: 'https://www.taste.com.au/recipes/pie-maker-mini-baked-lemon-cheesecakes/7lne312d',
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
  simplyRecipes: {
    short: 'Simply Recipes',
    name: 'Simply Recipes, French Toast With Caramelized Bananas',
    version: null,
    url: 'https://www.simplyrecipes.com/recipes/french_toast_with_caramelized_bananas_vegan_and_gluten_free/',
  },
  food52: {
    short: 'Food52',
    name: 'Food52, Heidi Swanson’s Spicy Green Soup',
    version: null,
    url: 'https://food52.com/recipes/38686-heidi-swanson-s-spicy-green-soup',
  },
  amysHealthyBaking: {
    short: 'Amy’s Healthy Baking',
    name: 'Amy’s Healthy Baking, Small-Batch Lemon Blueberry Muffins',
    version: '2015',
    url: 'https://amyshealthybaking.com/blog/2015/04/29/small-batch-lemon-blueberry-muffins/',
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
