import type { About } from '../../tools.ts';

export const about = {
  title: 'Length and pans',
  text: 'Inches to centimeters, pan sizes and pan swaps.',
  menu: 'Length and pans',
  search:
    'inch centimeter millimeter foot yard meter ruler cake pan tin size 8-inch 9-inch 9×13 swap convert round square loaf springform tart loose-bottomed',
} satisfies About;

/** Messages of the inch calculator and the kitchen pan sizes. */
export const length = {
  meta: {
    title: 'Inch Calculator and Kitchen Pan Sizes | Gramwise',
    description:
      'Convert inches, feet, centimeters and meters, look up kitchen pan sizes, and find the factor for baking in another pan. Free, no ads.',
  },
  title: 'Inch Calculator',
  lead: 'Inches to centimeters and back, the usual pan sizes, and the number to multiply a recipe by when your pan is a different size.',
  tabsLabel: 'Inch calculator',
  tabs: { converter: 'Converter', pans: 'Kitchen Pan Sizes' },
  value: 'Value',
  hint: 'Fractions such as 3 1/2 or ¾ are fine.',
  units: {
    mm: { name: 'millimeters (mm)', short: 'mm' },
    cm: { name: 'centimeters (cm)', short: 'cm' },
    in: { name: 'inches (in)', short: 'in' },
    ft: { name: 'feet (ft)', short: 'ft' },
    yd: { name: 'yards (yd)', short: 'yd' },
    m: { name: 'meters (m)', short: 'm' },
  },
  equation: '{value} {from} = {result} {to}',
  ruler: 'On a ruler in sixteenths: {fraction} in',
  rulerAbout: 'On a ruler in sixteenths: about {fraction} in',
  pans: {
    title: 'Kitchen pan sizes',
    text: 'Inside measurements, from edge to edge across the top.',
    drawing: 'The seven pans of the table from above, all to the same scale',
    bar: '{cm} cm, about {inches} in',
    columns: { size: 'Pan', inches: 'Inches', centimeters: 'Centimeters' },
    sizes: {
      '6-inch': '6-inch',
      '8-inch': '8-inch',
      '9-inch': '9-inch',
      '10-inch': '10-inch',
      '12-inch': '12-inch',
      '9x5-loaf': '9×5 loaf',
      '9x13-dish': '9×13 dish',
    },
    inches: '{n} in',
    centimeters: '{n} cm',
    swap: 'Scale a recipe to your pan',
    sold: 'Stores round: a pan of 22.86 cm is sold as 23 cm, or simply as 9-inch.',
  },
  guide: {
    title: 'A Guide to Inches and Pans',
    sections: [
      {
        id: 'by-head',
        title: 'Inches in your head',
        text: 'Multiply inches by 2.54 to get centimeters, and divide centimeters by 2.54 to get inches. For a quick guess take 2.5: on a 12-inch pan that is less than half a centimeter off.',
      },
      {
        id: 'measuring',
        title: 'Measuring a pan',
        text: 'Lay the ruler across the top, from inner edge to inner edge, leaving out the rim and handles. For the depth, stand the ruler upright inside. Where the sides slope, the bottom is smaller than the top; our volumes allow for that.',
      },
      {
        id: 'area-volume',
        title: 'Area or volume',
        text: 'Compare areas when the cake should be as tall as in the recipe: depth then plays no part. Compare volumes when the pans differ in depth and you want to fill yours in the same proportion. For a ring or another odd shape, fill both pans with water and weigh it: 1 g of water is 1 ml.',
      },
      {
        id: 'after-swap',
        title: 'After the swap',
        text: 'Fill a pan two-thirds full at most. A thinner layer is done sooner, so check early; a thicker one takes longer. In a glass dish, set the oven 25°F (about 15°C) lower.',
      },
    ],
  },
  faq: {
    title: 'Frequently Asked Questions',
    items: [
      {
        id: 'inch-in-centimeters',
        question: 'How many centimeters are in an inch?',
        answer:
          'Exactly 2.54 cm; the inch has been defined that way since 1959. A foot is 12 inches or 30.48 cm, a yard is 3 feet or 91.44 cm.',
      },
      {
        id: 'pan-9x13',
        question: 'What is a 9×13 pan in centimeters?',
        answer:
          'It is 22.86×33.02 cm, sold as 23×33 cm. It has an area of 755 cm², so it takes 1.84 times the recipe of a 9-inch round pan.',
      },
      {
        id: 'eight-for-nine',
        question: 'Can I bake a 9-inch cake in an 8-inch pan?',
        answer:
          'Yes: multiply the recipe by 0.79, so make about four-fifths of it. The smaller pan has 21% less area. Where you read 25%, it comes from rounded charts, in which the two pans hold 6 and 8 cups.',
      },
      {
        id: 'square-for-round',
        question: 'Which square pan takes the place of a 9-inch round one?',
        answer:
          'The 8-inch square: 413 cm² against 410 cm². For pans of this size, go down one inch from round to square, because a square has 27% more area than a circle of the same width.',
      },
      {
        id: 'six-from-nine',
        question: 'How many 6-inch cakes does a 9-inch recipe make?',
        answer:
          'Two, with a little batter left over: the 9-inch pan has 2.25 times the area of a 6-inch one. Half a 9-inch recipe fills one 6-inch pan a bit higher than usual.',
      },
      {
        id: 'springform-26',
        question: 'Which American pan comes closest to a 26 cm springform?',
        answer:
          'The 10-inch pan, which is 25.4 cm across: multiply the recipe by 0.95, or leave it as it is. For a 9-inch pan multiply by 0.77.',
      },
    ],
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    length: typeof about;
  }
  interface ToolMessages {
    length: typeof length;
  }
}
