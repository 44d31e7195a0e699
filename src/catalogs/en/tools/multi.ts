import type { About } from '../../tools.ts';

export const about = {
  title: 'Multi-Calculator',
  text: 'Volume, recipe amounts, BMI and age.',
  menu: 'Multi-calculator',
  search: 'volume pint quart gallon recipe scaling servings bmi old body mass index age birthday',
  parameters: {
    original: 'How many the recipe serves',
    desired: 'How many it should serve',
    amount: 'The amount of an ingredient',
    height: 'Height in centimeters',
    weight: 'Weight in kilograms',
    birth: 'Date of birth',
  },
} satisfies About;

/** Messages of the multi-calculator. */
export const multi = {
  meta: {
    title: 'Multi-Calculator: Volume, Recipe, BMI, Age | Gramwise',
    description:
      'Four small calculators in one place: kitchen volumes, recipe amounts for more or fewer servings, BMI for adults, and age in years and days.',
  },
  title: 'Multi-Calculator',
  lead: 'Four small calculators for questions that come up in the kitchen, and outside it.',
  tabsLabel: 'Calculators',
  tabs: { volume: 'Volume', recipe: 'Recipe', bmi: 'BMI', age: 'Age' },
  volume: {
    amount: 'Amount',
    hint: 'Fractions such as 1 1/2 or ¾ are fine.',
    units: {
      cup: { name: 'cups (240 ml)', one: 'cup', other: 'cups' },
      tbsp: { name: 'tablespoons (tbsp)', one: 'tbsp', other: 'tbsp' },
      tsp: { name: 'teaspoons (tsp)', one: 'tsp', other: 'tsp' },
      ml: { name: 'milliliters (ml)', one: 'ml', other: 'ml' },
      l: { name: 'liters (l)', one: 'l', other: 'l' },
      floz: { name: 'fluid ounces (fl oz)', one: 'fl oz', other: 'fl oz' },
      pint: { name: 'pints', one: 'pint', other: 'pints' },
      quart: { name: 'quarts', one: 'quart', other: 'quarts' },
      gallon: { name: 'gallons', one: 'gallon', other: 'gallons' },
    },
    equation: '{value} {from} = {result} {to}',
    precisely: 'More precisely {n} {unit}',
    error: 'Please enter a valid number',
    empty: 'Press Convert to see the result, such as 1 cup = 240 ml.',
    note: 'Here 1 cup is 240 ml, 1 tablespoon 15 ml and 1 teaspoon 5 ml, as on US nutrition labels. The converter on the home page uses the US customary cup of 236.59 ml. Fluid ounces, pints, quarts and gallons are the US ones.',
  },
  recipe: {
    original: 'Original servings',
    desired: 'Desired servings',
    amount: 'Ingredient amount',
    hint: 'In any unit; the result is in the same one.',
    result: { one: '{n} unit', other: '{n} units' },
    precisely: 'More precisely {n}',
    factor:
      'Multiply every ingredient of the recipe by {factor}; in ferments, brines, pickles and cures, salt, sugar and acid exactly.',
    error: 'Please enter valid numbers',
    empty: 'Press Calculate to see the new amount: 200 for 4 servings is 300 for 6.',
  },
  bmi: {
    height: 'Height (cm)',
    weight: 'Weight (kg)',
    categories: {
      underweight: 'Underweight',
      normal: 'Normal weight',
      overweight: 'Overweight',
      obese: 'Obese',
    },
    ranges: {
      underweight: 'under 18.5',
      normal: '18.5 to under 25',
      overweight: '25 to under 30',
      obese: '30 and over',
    },
    tableTitle: 'Classes of the World Health Organization',
    columns: { category: 'Class', range: 'BMI' },
    error: 'Please enter valid height and weight',
    empty: 'Press Calculate to see the body mass index: 22.9 for 175 cm and 70 kg.',
    note: 'BMI is a screening figure for adults, by the classes of the World Health Organization (WHO). It does not take muscle, build or age into account, and it is not a diagnosis.',
  },
  age: {
    birth: 'Birth date',
    years: { one: '{n} year', other: '{n} years' },
    days: { one: '{n} day', other: '{n} days' },
    note: 'Full years up to today, and all days since the day of birth, leap days included, by the date on your device.',
    error: 'Please enter a valid birth date',
    empty: 'Press Calculate to see the full years and the total days.',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    multi: typeof about;
  }
  interface ToolMessages {
    multi: typeof multi;
  }
}
