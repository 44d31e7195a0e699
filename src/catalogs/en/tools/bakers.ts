import type { About } from '../../tools.ts';

export const about = {
  title: 'Baker’s percentages',
  text: 'Grams to baker’s percentages and back, true hydration with starter, milk and eggs, and the water’s temperature.',
  menu: 'Baker’s percentages',
  search:
    'bakers percentage baker math percent hydration calculator dough bread formula sourdough starter levain preferment poolish biga scale total dough weight desired dough temperature DDT water temperature friction factor pizza dough',
  parameters: {
    formula: 'The formula, a line for each ingredient',
    total: 'Grams of dough',
    hydration: 'Hydration to reach, in percent',
    starter: 'Hydration of the starter, in percent',
    dough: 'The temperature you want the dough to have',
    room: 'The temperature of the room',
    flour: 'The temperature of the flour',
    leaven: 'The temperature of the starter, if there is one',
    friction: 'The degrees that kneading adds',
    degrees: 'The scale of these temperatures',
  },
} satisfies About;

/** Messages of the calculator for baker's percentages. */
export const bakers = {
  meta: {
    title: 'Baker’s Percentages and Hydration Calculator | Gramwise',
    description:
      'Type a bread formula in grams or percent: baker’s percentages, hydration with the water in starter, milk and eggs, any dough weight, water temperature.',
  },
  title: 'Baker’s Percentages',
  lead: 'Type your dough a line at a time, in grams or percent of the flour. All flour is 100%, and the flour in the starter counts.',
  formula: 'Formula',
  example: '450 g bread flour\n300 g water\n100 g sourdough starter\n20 g honey\n10 g salt',
  total: 'Total dough',
  hydration: 'Hydration',
  starter: 'Starter hydration',
  note: 'Leave the first two fields empty to keep your formula. Total dough, in grams, scales it; Hydration, in percent, changes the water alone.',
  empty: 'Type a formula, such as “500 g flour” and “65% water” on the next line.',
  notLoaded: 'The list of foods did not arrive. Check your connection and type again.',
  hydrated: 'hydration',
  percent: '{n}%',
  table: { ingredient: 'Ingredient', weight: 'Weight', share: 'Of all flour', total: 'Total dough' },
  allFlour: 'All flour, the starter’s included',
  otherWater: 'Hydration from water in other ingredients',
  prefermented: 'Flour that ferments ahead',
  doubts: {
    unread: 'No amount was found in: {names}.',
    unknownFood: 'Not in our list, so counted as dry: {names}.',
    unknownWater: 'We have no figure for its water, so it counts as dry: {names}.',
    usualHydration:
      'Made more or less wet, counted here as {names}. Type its own hydration behind it: “300 g biga, 60% hydration”.',
  },
  errors: {
    'no-flour': 'Add a line with flour, such as “500 g flour”',
    'negative-amount': 'Please enter the grams of dough as a number above 0',
    'too-large': 'That is more than ten tons. Please check the numbers',
    'no-water': 'There is no water line to change. Add one, or leave Hydration empty',
    'too-dry': 'The starter, milk and eggs already bring more water than that',
    'no-hydration': 'Please enter hydration as a number, such as 72',
  },
  water: {
    title: 'Water Temperature',
    lead: 'The water is the one temperature you can choose. It sets that of the dough, and with it how fast the dough rises.',
    fields: { dough: 'Dough', room: 'Room', flour: 'Flour', leaven: 'Starter', friction: 'Friction' },
    degrees: 'Degrees',
    note: 'Leave Starter empty if there is none. Kneading warms the dough, here called friction: {typical}. Measure your dough and correct it: if it comes out too warm twice, your mixer adds more friction.',
    typical: { hand: 'by hand {n}', mixer: 'stand mixer {n}', processor: 'food processor {n}' },
    empty: 'Enter the four temperatures.',
    error: 'Please enter temperatures as numbers, such as 72',
    result: 'Water:',
    base: 'Base temperature',
    cautions: {
      ice: 'Use ice water, and chill the flour too.',
      hot: 'Too hot: it would kill the yeast. Warm the flour instead, or let the dough rise longer.',
    },
  },
  figures: {
    title: 'Doughs in Baker’s Percentages',
    lead: 'Published formulas, in percent of the flour. Yeast is fresh; a third of it is instant yeast.',
    doughs: 'Percent of all flour',
    dough: 'Dough',
    water: 'Water',
    salt: 'Salt',
    yeast: 'Fresh yeast',
    besides: 'Also',
    names: {
      baguette: 'Slow-rise baguette',
      deliRye: 'Deli rye',
      semolina: 'Semolina sourdough',
      rye: '65% sourdough rye',
      ciabatta: 'Ciabatta',
      brioche: 'Brioche',
    },
    parts: {
      rye: '{n}% of the flour rye',
      durum: '{n}% of the flour durum',
      milk: '{n}% milk',
      eggs: '{n}% eggs',
      butter: '{n}% butter',
      sugar: '{n}% sugar',
    },
    friction: 'What kneading adds',
    kneading: 'Kneaded',
    ways: { hand: 'by hand', mixer: 'in a stand mixer', processor: 'in a food processor' },
    notes: [
      {
        title: 'Percent typed, percent shown',
        text: 'A percentage you type is of the flour you add, as recipes have it. The table shows percent of all flour, the starter’s included, as the Bread Bakers Guild of America writes formulas. Without a starter the two are the same.',
      },
      {
        title: 'What counts as water',
        text: 'Water, the starter’s water, and what milk, cream, eggs, honey, syrup, juice, beer, butter and fresh yeast hold, by USDA’s figures: milk is 88% water, eggs 76%, honey 17%. Fruit, vegetables, cheese and nuts keep theirs and do not count.',
      },
      {
        title: 'Starter hydration',
        text: '100 is equal weights of flour and water; a stiff starter has about 60. A poolish counts as 100 and a biga as 55, halfway between 50 and 60, whatever the field says. A hydration typed at the end of a line takes precedence, as in “200 g levain, 80% hydration”.',
      },
    ],
    sources: 'Sources:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    bakers: typeof about;
  }
  interface ToolMessages {
    bakers: typeof bakers;
  }
}
