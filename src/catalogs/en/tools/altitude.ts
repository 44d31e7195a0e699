import type { About } from '../../tools.ts';

export const about = {
  title: 'High-altitude baking',
  text: 'Baking powder, sugar, liquid, oven and time of a cake recipe, changed for your altitude.',
  menu: 'High-altitude baking',
  search: 'high altitude baking adjustments elevation mile high mountains Denver cake feet',
  parameters: {
    altitude: 'The altitude of the kitchen',
    leavening: 'Baking powder or soda, in grams or teaspoons',
    sugar: 'Sugar, in grams or cups',
    liquid: 'Liquid, in milliliters or cups',
    oven: 'The oven’s temperature, in °C or °F',
    minutes: 'The baking time',
    measures: 'What altitude and amounts are in',
  },
} satisfies About;

/** Messages of the page for baking at high altitude. */
export const altitude = {
  meta: {
    title: 'High-Altitude Baking Calculator | Gramwise',
    description:
      'Change a cake recipe for your altitude: less baking powder and sugar, more liquid, a hotter oven, a shorter time, with the charts it comes from.',
  },
  title: 'High-Altitude Baking',
  lead: 'Thin air makes cakes rise too fast. Type your recipe and the altitude of your kitchen.',
  altitude: 'Altitude',
  places: 'Examples',
  towns: {
    briancon: 'Briançon',
    davos: 'Davos',
    denver: 'Denver',
    obergurgl: 'Obergurgl',
    valdisere: 'Val-d’Isère',
    coloradoSprings: 'Colorado Springs',
    mexico: 'Mexico City',
    bogota: 'Bogotá',
    quito: 'Quito',
    laPaz: 'La Paz',
  },
  amounts: {
    leavening: 'Baking powder',
    sugar: 'Sugar',
    liquid: 'Liquid',
    oven: 'Oven',
    minutes: 'Minutes',
  },
  measures: 'Units',
  systems: { metric: 'm, g, °C', us: 'ft, cups, °F' },
  units: { metric: 'in grams, milliliters and °C', us: 'in teaspoons, cups and °F' },
  note: 'Enter the recipe’s amounts, {units}. Baking soda counts as baking powder. Leave a field empty if the recipe has none of it.',
  empty: 'Type an altitude and an amount.',
  tsp: { one: '{n}\u00a0tsp', other: '{n}\u00a0tsp' },
  cups: { one: '{n}\u00a0cup', other: '{n}\u00a0cups' },
  tbsp: { one: '{n}\u00a0tbsp', other: '{n}\u00a0tbsp' },
  less: '{amount} less {change}',
  more: '{amount} plus {change}',
  boils: 'Water boils at',
  unchanged: 'No change',
  low: 'Charts begin at 3,000\u00a0ft (914\u00a0m). Bake it as written.',
  start: 'Start with the smaller change. There is no rule for every cake, so write down what worked.',
  beyond: 'This is above 10,000\u00a0ft, where no chart was tested. Start here and expect to adjust again.',
  errors: {
    'out-of-range': 'Please enter an altitude up to 6,000\u00a0m (19,700\u00a0ft)',
    'not-a-number': 'Please enter amounts as numbers, such as 1 1/2',
  },
  figures: {
    title: 'One Cake at Every Altitude',
    lead: 'For butter cakes with baking powder. In the hotter oven, check 5 to 8 minutes early for every half hour of baking.',
    cake: 'A sea-level cake, adjusted',
    from: 'From',
    seaLevel: 'Sea level',
    towns: 'Some cities',
    town: 'City',
    notes: [
      {
        title: 'Yeast doughs',
        text: 'They rise faster. Let them double and no more, whatever the clock says; King Arthur takes a quarter less yeast. Flour dries out in mountain air, so dough may need more water.',
      },
      {
        title: 'Eggs',
        text: 'Beat egg whites to soft peaks only. Colorado State University advises extra-large eggs, which bind and moisten.',
      },
      {
        title: 'Boiling and canning',
        text: 'Water boils at a lower temperature, so whatever simmers takes longer: check meat with a thermometer. Canning needs longer times or more pressure above 1,000\u00a0ft; follow a tested recipe for your altitude, never this page.',
      },
    ],
    sources: 'Sources:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    altitude: typeof about;
  }
  interface ToolMessages {
    altitude: typeof altitude;
  }
}
