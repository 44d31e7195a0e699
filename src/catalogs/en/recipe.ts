import { allergens } from './allergens.ts';

/** Messages of a recipe's page. What the recipes say is in `content/recipes`. */
export const recipe = {
  meta: {
    title: '{title} Recipe | Gramwise',
  },
  back: 'Back to Recipes',
  recipes: 'Recipes',
  missing: {
    title: 'Recipe Not Found',
    text: "The recipe you're looking for doesn't exist or has been moved.",
    home: 'Back to Home',
    all: 'See all recipes',
  },
  whole: 'Full description',
  dietary: 'Dietary:',
  contains: 'Contains:',
  noAllergens:
    'None of the 14 allergens of EU labels is among the ingredients, but brands differ: read the labels.',
  cautions: 'Please note',
  collections: {
    potato: 'Potatoes',
    soup: 'Soup',
    'signature-noodle-condiment': 'Noodles and condiments',
    'indian-pickle': 'Indian pickle',
    'chicken-tender': 'Chicken tenders',
    vegan: 'Vegan kitchen',
    german: 'Germany, Austria, Switzerland',
    french: 'France',
    spanish: 'Spain and Latin America',
    mocktail: 'Mocktail',
  },
  types: {
    Dessert: 'Dessert',
    Appetizer: 'Appetizer',
    'Main Dish': 'Main Dish',
    'Side Dish': 'Side Dish',
  },
  diets: {
    Vegetarian: 'Vegetarian',
    Vegan: 'Vegan',
    'Gluten-Free': 'Gluten-Free',
    'Low-Carb': 'Low-Carb',
  },
  allergens: { ...allergens, Wheat: 'Wheat', Nuts: 'Nuts' },
  difficulties: { Easy: 'Easy', Medium: 'Medium', Intermediate: 'Intermediate' },
  facts: {
    total: 'Time',
    prep: 'Prep time',
    cook: 'Cook time',
    timeToMake: 'Time to make',
    fermentation: 'Fermentation',
    shelfLife: 'Shelf life',
    origin: 'Origin',
    servings: 'Servings',
    difficulty: 'Difficulty',
    glassware: 'Glassware',
  },
  duration: {
    day: { one: '{n} day', other: '{n} days' },
    hour: { one: '{n} h', other: '{n} h' },
    minute: { one: '{n} min', other: '{n} min' },
  },
  ingredients: 'Ingredients',
  garnish: 'Garnish',
  instructions: 'Instructions',
  tips: 'Tips',
  related: 'Similar recipes',
  tags: 'Tags',
  nutrition: {
    title: 'Nutrition per serving',
    estimate:
      'Calculated from the ingredients with the USDA’s figures; brands, portions and what stays in the pan vary.',
    calories: 'Calories',
    protein: 'Protein',
    carbs: 'Carbs',
    fat: 'Fat',
    fiber: 'Fiber',
  },
  settings: {
    title: 'Adapt the recipe',
    servings: 'Servings',
    fewer: 'Fewer servings',
    more: 'More servings',
    scale: 'Amounts',
    measures: 'Measures',
    views: { written: 'Both', metric: 'Metric', us: 'US cups' },
    print: 'Print',
    share: 'Share',
    scaledServings: 'Amounts are scaled from {n} servings, in the steps too.',
    scaled: 'Amounts are scaled, in the steps too.',
    scaledTo: 'Amounts are scaled to {percent}% of the recipe.',
    times: 'Times and pans stay as written: look earlier for less, later for more.',
    preserved:
      'In ferments, brines, pickles and cures, weigh salt, sugar and acid exactly as scaled: they keep the food safe (National Center for Home Food Preservation).',
    hints: {
      cooling:
        'A pot this large cools too slowly on its own: divide it into shallow containers or stand it in ice water, so that it is below 70\u00a0°F (21\u00a0°C) within 2 hours and below 41\u00a0°F (5\u00a0°C) within 4 more (FDA Food Code 3-501.14).',
      frying:
        'Do not multiply the frying oil: keep it as deep as in the recipe, in a pot no more than one-third full, and fry in more batches.',
      leavening:
        'At three times the recipe or more, weigh the baking powder or soda instead of counting spoons, and bake soon after mixing or mix in batches; in a much wider pan, a little less keeps the middle from sinking (Joe Pastry).',
      eggs: 'For part of an egg, beat one and weigh it: a US large egg without its shell is about 50\u00a0g (USDA).',
      gelatin:
        'Weigh the gelatin or agar exactly as scaled. A larger mold sets slowly: leave it in the fridge overnight.',
    },
    otherPan: 'It takes about {n} times the area of the pan in the recipe, or several batches.',
    byVolume:
      'This pan is deeper or shallower than the recipe’s, so it is filled to the same share, not to the same height: bake longer in a deep one, for less time in a shallow one.',
    convert: 'Convert {ingredient}',
    by: {
      title: 'Scale by what you have',
      ingredient: 'Ingredient',
      units: { g: 'I have (grams)', ml: 'I have (milliliters)', piece: 'I have (pieces)' },
      invalid: 'Please enter an amount above zero, for at most {n} times the recipe.',
      pan: 'My pan',
      own: 'As in the recipe',
      panHint: 'The same height in the pan: amounts follow its area.',
      reset: 'Back to the recipe',
    },
  },
  text: {
    cautions: {
      iodine:
        'Kombu contains so much iodine that even a small piece can exceed what is safe in a day. Leave it out during pregnancy and nursing, for children, and with thyroid, heart or kidney disease, and use dried shiitake instead; nobody should have it every day (BfR, ANSES 2018, FSANZ).',
      squash:
        'Taste a small raw piece of every pumpkin, squash, zucchini or cucumber first. If it is bitter, spit it out and throw all of it away: bitter cucurbitacins are poisonous, and cooking does not destroy them. Never eat ornamental gourds (BfR).',
      greenBeans:
        'Never eat green beans raw: they contain phasin, a poisonous lectin that is destroyed only by 10 to 15 minutes of boiling (BfR).',
      potatoes:
        'Cut the green parts and the sprouts out of potatoes generously, and throw away those that are very green, shriveled or bitter: they contain solanine (BfR).',
      alcohol:
        'Contains alcohol. Cooking removes only part of it: after half an hour of simmering about a third is left (USDA). For children, during pregnancy and for guests who avoid alcohol, use stock or water instead.',
      freshCheese:
        'Buy cotija made from pasteurized milk. During pregnancy, over 65 or with a weak immune system, use a hard, aged cheese instead, because fresh Mexican cheeses can carry Listeria (CDC).',
      crumbs:
        'Store-bought breadcrumbs and panko may contain milk or soy: read the label if that matters at your table.',
      acidity:
        'Test the finished pickle with pH strips: 4.6 is the limit, 4.0 or less the aim (NCHFP). If it shows more than 4.0, stir in vinegar or lemon juice and test again the next day; throw out what stays above 4.6.',
    },
    both: '{metric} ({us})',
    servings: { one: '{n} serving', other: '{n} servings' },
    range: '{low} to {high}',
    plus: '{first} plus {more}',
    /** The unit below a liter, from 10 ml on. */
    units: {
      g: '{n} g',
      kg: '{n} kg',
      ml: '{n} ml',
      cl: '{n} cl',
      dl: '{n} dl',
      l: '{n} l',
      cup: { one: '{n} cup', other: '{n} cups' },
      tbsp: { one: '{n} tbsp', other: '{n} tbsp' },
      tsp: { one: '{n} tsp', other: '{n} tsp' },
      pinch: { one: '{n} pinch', other: '{n} pinches' },
      lb: { one: '{n} lb', other: '{n} lb' },
      oz: { one: '{n} oz', other: '{n} oz' },
      qt: { one: '{n} quart', other: '{n} quarts' },
    },
    lengths: { cm: '{n} cm', mm: '{n} mm', in: '{n} in' },
    heat: { celsius: '{n} °C', fahrenheit: '{n} °F' },
    /** What recipes give for an oven, in this order. */
    scales: 'celsius fan gas-mark' as string,
    oven: {
      celsius: '{n} °C',
      fan: '{n} °C fan',
      fahrenheit: '{n} °F',
      'gas-mark': 'gas mark {n}',
      thermostat: 'th. {n}',
    },
    times: {
      hour: { one: '{n} hour', other: '{n} hours' },
      minute: { one: '{n} minute', other: '{n} minutes' },
      second: { one: '{n} second', other: '{n} seconds' },
    },
  },
  save: {
    title: 'Take it along',
    withPicture: 'Print with picture',
    copy: 'Copy as text',
    copied: 'Recipe copied',
    notCopied: 'Could not copy the recipe. Select its text and copy it.',
    json: 'Recipe file (JSON)',
    cooklang: 'Cooklang file',
    remind: 'Remind me when it is ready',
    ready: '{title}: ready to taste',
    failed: 'This could not be loaded. You may be offline; please try again.',
    source: 'Source',
  },
  picture: {
    credit: 'Picture:',
    drawn: 'Drawing: Gramwise',
    show: 'Show photo',
    from: 'loads from {host}',
    hide: 'Show drawing',
    failed: 'The photo could not be loaded.',
  },
  copied: 'Link copied',
  notCopied: 'Could not copy the link. Copy it from the address bar.',
} as const;
