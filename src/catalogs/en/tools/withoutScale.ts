import type { About } from '../../tools.ts';

export const about = {
  title: 'Without a scale',
  text: 'Grams of any food in cups, spoons, glasses or a ladle, drawn, with how far the count may be off.',
  menu: 'Measure without a scale',
  search: 'without kitchen scale no scale measure grams spoons glass ladle household',
  parameters: {
    amount: 'Grams of the food',
    with: 'What is filled',
    holds: 'Milliliters that yours holds',
  },
} satisfies About;

/** Messages of the page that measures without a scale. */
export const withoutScale = {
  meta: {
    title: 'Measure Grams Without a Scale | Gramwise',
    description:
      'How many cups, spoons or ladles are 250 g of flour, rice or sugar? Any food, drawn vessel by vessel, with how far the count may be off.',
  },
  title: 'Measure Without a Scale',
  lead: 'The recipe says grams and there is no scale. Fill what you have, level with its rim.',
  amount: 'Amount (g)',
  with: 'With',
  holds: 'It holds (ml)',
  note: 'Fill it with water once and measure that: the size of your own ladle or glass makes the count far better.',
  empty: 'Type an amount to see how many to fill.',
  vessels: {
    cup: { one: 'cup', other: 'cups' },
    tablespoon: { one: 'tablespoon', other: 'tablespoons' },
    teaspoon: { one: 'teaspoon', other: 'teaspoons' },
    waterGlass: { one: 'glass', other: 'glasses' },
    mustardGlass: { one: 'mustard glass', other: 'mustard glasses' },
    wineGlass: { one: 'wine glass', other: 'wine glasses' },
    liqueurGlass: { one: 'liqueur glass', other: 'liqueur glasses' },
    shotGlass: { one: 'shot glass', other: 'shot glasses' },
    mochaCup: { one: 'mocha cup', other: 'mocha cups' },
    coffeeCup: { one: 'coffee cup', other: 'coffee cups' },
    breakfastCup: { one: 'breakfast cup', other: 'breakfast cups' },
    bowl: { one: 'bowl', other: 'bowls' },
    yogurtPot: { one: 'yogurt pot', other: 'yogurt pots' },
    becher: { one: 'cream tub', other: 'cream tubs' },
    ladle: { one: 'ladle', other: 'ladles' },
  },
  result: '{grams}\u00a0g {food} = {count} {vessel}',
  range: 'It may be',
  exact: 'Each holds {size}.',
  assumed: 'Each is taken to hold {size}; there is no standard.',
  tooLittle: 'Less than an eighth',
  smaller: 'Use something smaller, or a pinch.',
  errors: {
    'not-positive': 'Please enter grams above 0, such as 250',
    'too-large': 'That is more than 100\u00a0kg. Please check the number',
    'no-size': 'Please enter what it holds in milliliters, 1 to 10,000',
  },
  figures: {
    title: 'Grams in Cups, Spoons and Ladles',
    lead: 'One, level with its rim. Ranges are those of the published weights.',
    weights: 'Everyday foods',
    food: 'Food',
    sizes: 'What each one holds',
    vessel: 'Vessel',
    holds: 'Holds',
    by: 'By',
    defined: 'by definition',
    notes: [
      {
        title: 'Level means level',
        text: 'Fill it loosely, without pressing or tapping, and draw a knife across the rim. A heaping one holds far more.',
      },
      {
        title: 'When not to',
        text: 'Baking soda, salt in a ferment, gelatin and yeast want a scale or a measuring spoon: there the error of a glass is too large.',
      },
      {
        title: 'Liquids',
        text: 'Water, milk and juice weigh nearly what they measure: 250\u00a0g is 250\u00a0ml. Oil is lighter and honey much heavier, so choose the food above.',
      },
    ],
    sources: 'Sizes:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    withoutScale: typeof about;
  }
  interface ToolMessages {
    withoutScale: typeof withoutScale;
  }
}
