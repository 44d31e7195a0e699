import type { About } from '../../tools.ts';

export const about = {
  title: 'Pan converter',
  text: 'What to multiply a recipe by for the pan you have.',
  menu: 'Pan converter',
  search:
    'pan tin size swap convert cake 8-inch 9-inch 9×13 round square loaf springform bundt tart dish bigger smaller scale batter volume area',
  parameters: {
    recipe: 'The pan of the recipe: one of the list, or own-<shape>~<sides>~<depth>',
    mine: 'Your pan, written the same way',
    by: 'Whether pans are compared by area or by volume',
    unit: 'The unit of your own pans',
    batter: 'What goes into the pan',
  },
} satisfies About;

/** Messages of the pan converter. */
export const pans = {
  recipe: 'Your recipe’s pan',
  mine: 'Your pan',
  groups: { us: 'American pans', europe: 'European pans', own: 'Other sizes' },
  kinds: {
    round: 'Round pan',
    springform: 'Springform pan',
    square: 'Square pan',
    rectangular: 'Rectangular dish',
    loaf: 'Loaf pan',
    ring: 'Bundt pan',
    tart: 'Tart pan',
    gratin: 'Oval gratin dish',
    tray: 'Baking sheet',
  },
  own: {
    round: 'Round, custom size',
    square: 'Square, custom size',
    rectangular: 'Rectangular, custom size',
    loaf: 'Loaf, custom size',
  },
  american: '{kind}, {inches} in ({centimeters} cm)',
  european: '{kind}, {centimeters} cm',
  measures: { diameter: 'Diameter', side: 'Side', length: 'Length', width: 'Width', depth: 'Depth' },
  unit: 'Custom sizes in',
  units: { cm: 'centimeters', in: 'inches' },
  by: 'Compare by',
  area: 'Area: the cake keeps its height',
  volume: 'Volume: the pan is as full',
  result: 'Multiply by {factor}',
  smaller: 'Your pan is {n}% smaller: {mine} instead of {recipe} {unit}.',
  larger: 'Your pan is {n}% larger: {mine} instead of {recipe} {unit}.',
  same: 'The two pans are the same size: {mine} {unit}.',
  near: 'The difference is 5% or less; the recipe can usually stay as it is.',
  closer: 'Closer to the recipe’s pan:',
  closerPan: '{pan} (× {factor})',
  depth:
    'European stores print no depth. For their pans we assume 6.5 cm for springforms, 7 cm for loaf pans, 8 cm for Bundt pans, 3 cm for tart pans, 2.5 cm for baking sheets and 5 cm for the others. Measure yours to be exact.',
  filled:
    'Volumes are estimates: nine-tenths of area times depth, 85% for loaf pans and 65% for Bundt pans, because sides slope and corners are rounded. These shares follow American pan charts (craftybaking.com, browneyedbaker.com, Time Inc.).',
  empty: 'Type the sizes of the pan to see the number.',
  invalid: 'Please enter sizes greater than 0',
  drawing: 'The recipe’s pan and yours, from above, to the same scale',
  drawingDeep: 'The recipe’s pan and yours, from above and from the side, to the same scale',
  batter: 'Batter',
  batters: {
    cake: 'Cake batter',
    liquid: 'Thin batter, custard or cream',
    layer: 'One layer: bars, vegetables, cookies',
    dough: 'Yeast dough',
  },
  adviceTitle: 'In the oven',
  advice: {
    leaks: 'This pan can leak: line its bottom with foil, or take one without a loose bottom.',
    'no-layer': 'This pan is too deep for one layer: what lies on top steams instead of browning.',
    overflows:
      'Your pan is shallower, so the same height may run over: compare by volume, or bake what is left in a cup.',
    longer: 'The layer is thicker: bake longer, 10 to 15°C (25°F) cooler, and test with a skewer.',
    sooner: 'The layer is thinner: look a third of the time earlier.',
    'same-time':
      'The height stays, so the time stays about the same: look five minutes early in a smaller pan.',
    'two-thirds': 'Fill the pan two-thirds full at most.',
    half: 'Fill the pan half full: the dough rises to twice its size.',
  },
  use: 'Use in a recipe',
  useText: 'Opens the recipe converter: paste a recipe and every amount is multiplied.',
} as const;

/** The converter's own page. */
export const pansPage = {
  meta: {
    title: 'Cake Pan Converter: Scale a Recipe to Your Pan | Gramwise',
    description:
      'Choose the recipe’s pan and the pan you have: the number to multiply by, both drawn to scale, and what changes in the oven.',
  },
  title: 'Pan Converter',
  lead: 'The recipe names one pan and the cabinet holds another. Choose both, multiply every ingredient by the number, and read what changes in the oven.',
  table: {
    title: 'Usual Pans at a Glance',
    text: 'For a recipe written for the pan in the first row: multiply by the factor. Areas and volumes are inside measures, volumes to the brim.',
    columns: { pan: 'Pan', area: 'Area', volume: 'Volume', factor: 'Factor' },
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    pans: typeof about;
  }
  interface ToolMessages {
    pans: typeof pans;
    pansPage: typeof pansPage;
  }
}
