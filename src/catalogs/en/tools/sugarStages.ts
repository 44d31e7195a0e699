import type { About } from '../../tools.ts';

export const about = {
  title: 'Sugar stages',
  text: 'Thread to caramel by thermometer and altitude; degrees for meat, eggs and oil.',
  menu: 'Sugar stages',
  search:
    'sugar candy thermometer thread soft ball firm ball hard ball soft crack hard crack caramel fudge toffee altitude boiling point meat internal temperature frying oil jam jelly marmalade setting point',
  parameters: {
    temperature: 'What the thermometer shows',
    scale: 'Celsius or Fahrenheit',
    altitude: 'Height above sea level',
    unit: 'Meters or feet',
  },
} satisfies About;

/** Messages of the sugar stages and the thermometer. */
export const sugarStages = {
  meta: {
    title: 'Sugar Stages and Thermometer, by Altitude | Gramwise',
    description:
      'Soft ball, hard crack, caramel: which stage your syrup is at, to the degree and at your altitude. Plus safe degrees for meat, eggs and oil.',
  },
  title: 'Sugar Stages',
  lead: 'What your thermometer shows, read for your altitude. To the degree: nothing is rounded as for an oven.',
  temperature: 'Temperature',
  scale: 'Scale',
  scales: { celsius: '°C', fahrenheit: '°F' },
  altitude: 'Altitude',
  unit: 'Unit',
  units: { m: 'meters', ft: 'feet' },
  note: 'Test the thermometer in boiling water first. If it is off, take the difference into account here, too.',
  empty: 'Type what the thermometer shows.',
  stage: 'Stage',
  inWater: 'In cold water',
  uses: 'For',
  table: 'All stages at this altitude',
  stages: {
    thread: {
      name: 'Thread',
      test: 'Spins a thin thread from the spoon; in cold water it forms no ball.',
      uses: 'syrups, glazed fruit',
    },
    'soft-ball': {
      name: 'Soft ball',
      test: 'Forms a ball in cold water that flattens between the fingers.',
      uses: 'fudge, fondant',
    },
    'firm-ball': {
      name: 'Firm ball',
      test: 'Forms a ball that keeps its shape until it is pressed.',
      uses: 'chewy caramels',
    },
    'hard-ball': {
      name: 'Hard ball',
      test: 'Forms a hard ball that can still be pressed out of shape.',
      uses: 'nougat, marshmallows',
    },
    'soft-crack': {
      name: 'Soft crack',
      test: 'Separates into threads that bend before they break.',
      uses: 'taffy, butterscotch',
    },
    'hard-crack': {
      name: 'Hard crack',
      test: 'Separates into threads that snap.',
      uses: 'brittle, lollipops',
    },
    'light-caramel': {
      name: 'Light caramel',
      test: 'No more water to boil off: go by color, straw to honey.',
      uses: 'syrups, cages',
    },
    'medium-caramel': {
      name: 'Medium caramel',
      test: 'Amber. A few seconds more and it is dark.',
      uses: 'flan, caramel sauce',
    },
    'dark-caramel': {
      name: 'Dark caramel',
      test: 'Reddish brown and slightly bitter. Stop it now.',
      uses: 'sauces, coloring',
    },
  },
  notYet: 'Still a thin syrup',
  between: 'Between {passed} and {next}',
  burnt: 'Burnt, or nearly',
  here: '{stage} here',
  nextAt: '{stage} begins here at',
  seaLevel: 'The same at sea level',
  boils: 'Water boils at',
  jam: 'Jam sets at',
  caution: 'Hot sugar burns worse than boiling water. Keep children away and a bowl of cold water near.',
  errors: {
    'not-a-number': 'Please enter a temperature, such as 238',
    'too-hot': 'Sugar is black at 410\u00a0°F. Please check number and scale',
    'out-of-range': 'Please enter an altitude of −430 to 6,000\u00a0m',
  },
  thermometer: {
    title: 'The Thermometer for Other Foods',
    lead: 'The lowest safe temperature in the middle, by the authority that gives it, and where water boils.',
    inside: 'Inside the food, and in the fryer',
    food: 'Food',
    lowest: 'At least',
    authority: 'Authority',
    fsisRest: 'USDA FSIS, then 3 minutes of rest',
    anyFood: 'Any food, held for 2 minutes',
    stricter: 'UK FSA, German BfR; Anses (France) 70\u00a0°C, AESAN (Spain) 70, poultry 74, fish 68',
    fries: 'Oil for fries: no hotter than',
    friesBy: 'Regulation (EU) 2017/2158 (acrylamide)',
    boiling: 'Where water boils',
    notes: [
      {
        title: 'Altitude',
        text: 'It changes only syrup and jam: they are done at a lower temperature, lower by as much as the boiling point of water, about 2\u00a0°F for every 1,000 feet. From about 330\u00a0°F up, the syrup no longer boils, and nothing is taken off. Meat, eggs and leftovers need the same degrees at any altitude.',
      },
      {
        title: 'Custard',
        text: 'An egg custard is safe at 160\u00a0°F (71\u00a0°C) in the middle, says the USDA. Stir one on the stove without letting it boil.',
      },
      {
        title: 'Why exact',
        text: 'Five degrees Fahrenheit separate soft ball from firm ball. An oven’s dial goes in steps of 25\u00a0°F, so no figure on this page is rounded to it.',
      },
    ],
    sources: 'Sources:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    sugarStages: typeof about;
  }
  interface ToolMessages {
    sugarStages: typeof sugarStages;
  }
}
