import type { About } from '../../tools.ts';

export const about = {
  title: 'Your kitchen',
  text: 'Your cup, spoons and oven, kept on your device.',
  menu: 'Your kitchen',
  search:
    'kitchen cup size metric imperial japanese australian tablespoon milliliters settings country oven thermostat my own cup weight',
} satisfies About;

/** The page where visitors say what they cook with. */
export const kitchen = {
  meta: {
    title: 'Your Kitchen: Cup, Spoons and Oven | Gramwise',
    description:
      'Say where you cook, which cup and spoons you have and what your oven shows. Recipes then open in your measures. Kept on your device only.',
  },
  title: 'Your Kitchen',
  lead: 'A cup is 237 milliliters in one country and 250 in the next, a tablespoon 15 or 20. Choose what is in your cabinet.',
  fields: {
    title: 'What you cook with',
    country: 'Where do you cook?',
    cup: 'Cup',
    tablespoon: 'Tablespoon',
    oven: 'Oven',
    measures: 'Measures',
  },
  countries: {
    us: 'United States',
    ca: 'Canada',
    gb: 'United Kingdom',
    ie: 'Ireland',
    au: 'Australia',
    nz: 'New Zealand',
    fr: 'France',
    be: 'Belgium',
    de: 'Germany',
    at: 'Austria',
    ch: 'Switzerland',
    es: 'Spain',
    mx: 'Mexico',
    ar: 'Argentina',
    cl: 'Chile',
    co: 'Colombia',
    pe: 'Peru',
    jp: 'Japan',
    in: 'India',
  },
  cups: {
    cups: 'US cup',
    us_legal_cup: 'US label cup',
    metric_cup: 'Metric cup',
    imperial_cup: 'Imperial cup',
    japanese_cup: 'Japanese cup',
    none: 'No cup, I weigh',
  },
  tablespoons: {
    tablespoons: 'US',
    metric_tablespoon: 'Metric',
    australian_tablespoon: 'Australian',
  },
  sized: '{name} ({n} ml)',
  ovens: {
    celsius: 'Degrees Celsius',
    fan: 'Degrees Celsius, with a fan',
    fahrenheit: 'Degrees Fahrenheit',
    'gas-mark': 'Gas Mark',
    thermostat: 'French thermostat',
  },
  measures: { grams: 'Grams', cups: 'Cups', written: 'Both' },
  kept: 'Kept on this device.',
  notKept: 'Your browser cannot store this, so it lasts until you leave the page.',
  usual: 'This is what kitchens there usually have. Change what is different in yours.',
  reset: 'Start over',
  meaning: {
    title: 'What this means',
    cup: '1 cup',
    tablespoon: '1 tablespoon',
    teaspoon: '1 teaspoon',
    inTablespoons: '= {n} tablespoons',
    inTeaspoons: '= {n} teaspoons',
    us: 'A US cup in a recipe',
    metric: 'A metric cup in a recipe',
    oven: 'A moderate oven',
    recipes: 'Recipes open in',
    milliliters: '{n} ml',
    noCup: 'you weigh',
    views: { written: 'grams and US cups', metric: 'grams', us: 'US cups' },
  },
  heats: {
    celsius: '{n} °C',
    fan: '{n} °C fan',
    fahrenheit: '{n} °F',
    'gas-mark': 'Gas Mark {n}',
    thermostat: 'Thermostat {n}',
  },
  amounts: {
    cup: { one: '{n} cup', other: '{n} cups' },
    tablespoon: { one: '{n} tbsp', other: '{n} tbsp' },
    teaspoon: { one: '{n} tsp', other: '{n} tsp' },
    pinch: { one: '{n} pinch', other: '{n} pinches' },
  },
  own: {
    title: 'My cup',
    lead: 'Nobody fills a cup quite like you. Fill one the way you always do, level it, weigh what is in it, and keep your own figure.',
    grams: 'Weight of one level cup (g)',
    published: 'The table says {n} g for your cup of {ml} ml.',
    keep: 'Keep this weight',
    stored: 'Kept: {food}, {n} g.',
    removed: 'Removed: {food}.',
    errors: {
      'not-positive': 'Please type the weight in grams: a number above 0, such as {published}.',
      'too-heavy':
        '{n} g is more than three times the {published} g of the table. Did you weigh the cup, too? Please weigh again.',
      'too-light':
        '{n} g is less than a third of the {published} g of the table. Was the cup full and level? Please weigh again.',
    },
    list: 'Your own figures',
    none: 'None yet. They stay on this device; nobody else sees them.',
    private: 'Yours alone: they stay on this device, and nobody else sees them.',
    weight: '{n} g a cup',
    beside: 'table: {n} g',
    remove: 'Remove {food}',
  },
  newPhone: {
    title: 'A new phone',
    lead: 'One file holds your kitchen, your own weights and the recipes you keep. Save it here, take it to the other device and open it there. It goes through no server.',
    save: 'Save everything to a file',
    open: 'Open such a file',
    saved: 'Saved: {what}.',
    taken: 'Taken from the file: {what}.',
    known: 'Everything in this file is here already.',
    nothing: 'nothing yet',
    kitchen: 'your kitchen',
    weights: { one: '{n} weight of your own', other: '{n} weights of your own' },
    recipes: { one: '{n} recipe', other: '{n} recipes' },
    unread: { one: '{n} entry in it was not a recipe.', other: '{n} entries in it were not recipes.' },
    unchanged: 'Nothing was changed.',
    question: {
      kitchen: 'The file has another kitchen than this device.',
      weights: {
        one: '{n} weight of your own is different in the file.',
        other: '{n} weights of your own are different in the file.',
      },
      which: 'Which should count? Everything else in the file is added either way.',
      theirs: 'What the file says',
      mine: 'What this device has',
      cancel: 'Change nothing',
    },
    errors: {
      'not-ours': 'This file was not saved here. Nothing was changed.',
      newer: 'A newer version of this site wrote this file. Reload the page and open it again.',
      'too-large': 'This file is too large or has too many recipes. Nothing was changed.',
      unreadable: 'This file could not be read. Nothing was changed.',
      refused:
        'This browser does not let the site keep recipes, perhaps because the window is private. Nothing was changed.',
      full: 'There is no room left for recipes on this device. Nothing was changed.',
      busy: 'Another tab has a different version of this site open. Close it, reload this page and try again.',
      failed: 'That did not work. Nothing was changed. Please try again.',
    },
  },
  world: {
    title: 'Kitchens around the world',
    lead: 'What a recipe from each country means, in milliliters, and what ovens there show. A dash means that cooks weigh or do not use the measure.',
    scale: 'All drawn equally wide, so the height shows the volume; the dashed line is the largest.',
    country: 'From',
    cup: 'Cup',
    tablespoon: 'Tbsp',
    teaspoon: 'Tsp',
    fluidOunce: 'Fl oz',
    oven: 'Oven',
    degrees: { celsius: '°C', fahrenheit: '°F' },
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    kitchen: typeof about;
  }
  interface ToolMessages {
    kitchen: typeof kitchen;
  }
}
