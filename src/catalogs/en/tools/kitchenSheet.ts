import type { About } from '../../tools.ts';

export const about = {
  title: 'Kitchen Sheet',
  text: 'Your ingredients in cups, spoons and grams, one page to pin up.',
  menu: 'Kitchen sheet to print',
  search: 'printable chart print pin up wall fridge cheat sheet cups spoons grams one page pdf a4 letter',
  parameters: {
    foods: 'The foods on the sheet, with ~ and the way of filling',
    units: 'The columns of the sheet',
    paper: 'The paper',
    parts: 'What stands below the table',
  },
} satisfies About;

/** The page that makes a sheet of weights and measures to print and pin up. */
export const kitchenSheet = {
  meta: {
    title: 'Printable Kitchen Sheet: Cups and Spoons in Grams',
    description:
      'Choose your ingredients and measures and print one clear page for the kitchen wall: cups and spoons in grams, oven temperatures, A4 or Letter.',
  },
  title: 'Kitchen Sheet',
  lead: 'Your ingredients in your cups and spoons, on one page to print and pin up.',
  noScript:
    'Choosing ingredients and measures needs JavaScript, which is turned off. You can print the standard sheet below as it is.',
  settings: 'What is on the sheet',
  add: 'Add an ingredient',
  added: 'Added: {food}.',
  there: '{food} is already on the sheet.',
  full: 'The sheet is full: {n} ingredients fit on it. Remove one to add another.',
  removed: 'Removed: {food}.',
  list: 'Ingredients',
  count: '{n} of {most}',
  way: 'How {food} is measured',
  remove: 'Remove {food}',
  columns: 'Columns',
  back: '100\u00a0g in measures',
  parts: { title: 'Below the table', oven: 'Oven temperatures', measures: 'Cups and spoons' },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  print: 'Print',
  reset: 'Start over',
  kitchen: 'Another cup? Set up your kitchen',
  preview: 'The sheet',
  page: {
    title: 'Cups and Spoons in Grams',
    food: 'Ingredient',
    level: 'Grams of level measures',
    none: 'Nothing chosen yet. Add an ingredient.',
    noColumns: 'No column chosen yet.',
    own: '* your own figure',
    thermostat: 'Thermostat',
    spoons: 'Spoons',
    milliliters: 'Milliliters',
    weights: '1\u00a0ounce (oz) = {ounce}, 1\u00a0pound (lb) = {pound}, 1\u00a0stick of butter = {stick}',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    kitchenSheet: typeof about;
  }
  interface ToolMessages {
    kitchenSheet: typeof kitchenSheet;
  }
}
