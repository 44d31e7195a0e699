/** Who publishes the amounts. URLs of copies are given where the original is not on the web. */
export const SUBSTITUTION_SOURCES = {
  ndsu: {
    name: 'North Dakota State University Extension, Ingredient Substitutions, FN198 (2013)',
    url: 'https://paperzz.com/doc/9129155/ingredient-substitutions',
  },
  ndsuDetours: {
    name: 'North Dakota State University Extension, Kitchen Detours (2020)',
    url: 'https://www.ag.ndsu.edu/sargentcountyextension/seize-the-day/kitchen-detours-1',
  },
  ndsuSimple: {
    name: 'North Dakota State University Extension, Simple Substitutions',
    url: 'https://www.ag.ndsu.edu/bensoncountyextension/food-nutrition-and-health/a-taste-for-nutrition/cooking/simple-substitutions',
  },
  nebraska: {
    name: 'Nebraska Extension in Lancaster County, Ingredient Substitutions',
    url: 'https://paperzz.com/doc/9256901/ingredient-substitutions---unl-food',
  },
  iowa: {
    name: 'Iowa State University Extension, Substituting Ingredients (2015)',
    url: 'http://blogs.extension.iastate.edu/answerline/2015/08/10/substituting-ingredients/',
  },
  iowaTimes: {
    name: 'Iowa State University Extension (Quad-City Times, 2020)',
    url: 'https://qctimes.com/lifestyles/home-and-garden/emergency-substitutions-when-you-dont-want-to-run-to-the-store/article_1f741061-bb9b-5b07-85e7-e5f402ca6028.html',
  },
  illinois: {
    name: 'University of Illinois Extension, replacements for eggs and milk',
    url: 'https://vdocuments.site/by-leaving-out-the-egg-altogether-and-simply-adding-more-moisture-such-as-in-pancakes.html',
  },
  servingUp: {
    name: 'Serving Up Southern, Cooking and Baking Substitutions',
    url: 'https://servingupsouthern.com/?p=1003',
  },
  pillsbury: {
    name: 'Pillsbury Baking, Emergency Substitutions',
    url: 'https://pillsburybaking.com/articles/emergency-baking-subtitutions',
  },
  swansDown: { name: 'Swans Down, Substitutions', url: 'https://swansdown.com/substitutions' },
  hershey: {
    name: 'Hershey Foods, Substitutions for chocolate (The Herald-Mail, 1998)',
    url: 'http://articles.herald-mail.com/1998-02-03/news/25125514_1_chocolate-tablespoons-cocoa-4-ounce-bar',
  },
  hersheyLabel: {
    name: 'Hershey, package of cocoa',
    url: 'https://directionsforme.org/product/104334',
  },
  landOLakes: {
    name: 'Land O’Lakes, Ingredient Substitutions (2010)',
    url: 'http://recipecontest-boona.blogspot.com/2010/08/emergency-substitutions.html',
  },
  honeyBoard: {
    name: 'National Honey Board, Honey Instead of Sugar (1998)',
    url: 'https://gopher.mills.io/tilde.pink/0/~bencollver/recipes/ascii/misc/hints/recipe88.txt',
  },
  cooksIllustrated: {
    name: 'Cook’s Illustrated, How to Substitute Dairy Products',
    url: 'http://www.cooksillustrated.com/how_tos/5524-how-to-substitute-dairy-products',
  },
  testKitchen: {
    name: 'America’s Test Kitchen, Alcohol Substitutions in Cooking',
    url: 'https://support.americastestkitchen.com/hc/en-us/articles/23179957990939-Alcohol-Substitutions-in-Cooking',
  },
  craftyBaking: { name: 'CraftyBaking, Dairy', url: 'http://www.craftybaking.com/learn/substitutes/dairy' },
  greenCuisine: {
    name: 'Green Cuisine, Dairy Replacements for Baking (2019)',
    url: 'https://www.greencuisine.com/dairy-replacements-for-baking/',
  },
  esencias: {
    name: 'Esencias Panameñas, Dairy-free Alternatives',
    url: 'https://esenciaspanamenas.com/dairy-free-vegan-alternatives-for-cooking-baking/',
  },
  chatelaine: {
    name: 'Chatelaine, Ingredient substitution guide (2002)',
    url: 'https://chatelaine.com/recipes/ingredient-sub-chart-3/',
  },
  oetkerAustria: {
    name: 'Dr. Oetker Austria, Eier beim Backen reduzieren',
    url: 'https://oetker.at/inspiration/tipps-tricks/t/eier-beim-backen-reduzieren',
  },
  thuringia: {
    name: 'Verbraucherzentrale Thüringen (Ernährungs Umschau, 2016)',
    url: 'https://ernaehrungs-umschau.de/news/24-03-2016-eifrei-backen-in-der-osterzeit',
  },
  bzfe: {
    name: 'Bundeszentrum für Ernährung (Mitteldeutsche Zeitung, 2022)',
    url: 'https://www.mz.de/leben/so-lasst-sich-backpulver-ersetzen-3382717',
  },
  coosur: {
    name: 'Coosur, Cómo sustituir la mantequilla por aceite de oliva',
    url: 'https://coosur.com/?p=12188',
  },
  moniRios: {
    name: 'Moni Ríos (El Diario NY, 2025)',
    url: 'https://eldiariony.com/2025/09/06/el-secreto-de-los-chefs-como-sustituir-aceite-por-mantequilla-para-un-postre-de-ensueno/',
  },
  oliveDestination: {
    name: 'Olive Destination, Conversion Chart',
    url: 'https://olivedestination.com/pages/conversion-chart',
  },
  epicesReview: { name: 'Épices Review, sur la crème fraîche', url: 'https://epices-review.fr/?p=6747' },
  foodRepublic: {
    name: 'Food Republic, The substitute for self-rising flour (2024)',
    url: 'https://www.foodrepublic.com/1638860/substitute-self-rising-flour/',
  },
  yeastParts: {
    name: 'ckbk, yeast conversions, fresh to dry',
    url: 'https://app.ckbk.com/section/brea32715b01s007ss002',
  },
  reference: {
    name: 'Reference, How do you replace cornstarch with flour?',
    url: 'https://www.reference.com/world-view/replace-cornstarch-flour-cbc9407821a40f01',
  },
  theChew: {
    name: 'The Chew, Fail Safe Baking Substitutions (2013)',
    url: 'http://abc.go.com/shows/the-chew/news/tips-and-tricks/Fail-Safe-Baking-Substitutions',
  },
  foodAndNutrition: {
    name: 'Food and Nutrition, Ingredient Substitutions',
    url: 'https://foodandnutrition.com/ingredient-substitutions/',
  },
  gettyStewart: {
    name: 'Getty Stewart, home economist, Spice Substitutes',
    url: 'https://docslib.org/doc/12408411/spice-substitutes-if-a-recipe-calls-for-a-spice-you-don-t-have-try-these-substitutes',
  },
  kmov: { name: 'KMOV, Spice substitutions', url: 'http://www.kmov.com/story/28506840/spice-substitutions' },
  betterHomes: {
    name: 'Better Homes & Gardens, Emergency Ingredient Substitutions',
    url: 'http://www.bhg.com/recipes/how-to/bake/ingredient-substitutions/print/?catref=',
  },
  brownEyedBaker: {
    name: 'Brown Eyed Baker, Substitutions',
    url: 'https://www.browneyedbaker.com/substitutions',
  },
  recipeGoldmine: {
    name: 'Recipe Goldmine, Substitutions',
    url: 'https://recipegoldmine.com/kitchart/sub-misc-foods.html',
  },
  cookingForSeven: {
    name: 'Cooking for Seven, Substitutions',
    url: 'https://oldcookingforseven.wordpress.com/substitutions/',
  },
  tastingTable: {
    name: 'Tasting Table, How To Swap Soy Sauce With Worcestershire',
    url: 'https://www.tastingtable.com/1315313/how-to-swap-soy-sauce-with-worcestershire/',
  },
  whiteman: {
    name: 'Whiteman family, Emergency Substitutions',
    url: 'http://whiteman-recipes.us/helpers/emergency_substitutions.htm',
  },
  myRecipes: {
    name: 'MyRecipes, What can I substitute for molasses? (2010)',
    url: 'http://www.myrecipes.com/how-to/cooking-questions/substitute-for-molasses',
  },
  silverton: {
    name: 'Silverton Foods, Substitutions from the Pantry',
    url: 'https://www.silvertonfoods.com/blogs/news/substitutions-from-the-pantry',
  },
} as const;

export type SubstitutionSource = keyof typeof SUBSTITUTION_SOURCES;
