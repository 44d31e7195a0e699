import type { About } from '../../tools.ts';

export const about = {
  title: 'Brine and ferment',
  text: 'Salt for sauerkraut, fermented pickles and brined poultry, within tested ranges.',
  menu: 'Brine and ferment',
  search:
    'brine salt ferment fermentation sauerkraut cabbage pickles cucumbers lacto brining turkey chicken kosher diamond crystal morton pickling percent salinity',
  parameters: {
    method: 'The tested method',
    weight: 'The weight of the vegetables or the water',
    unit: 'Its unit',
    percent: 'Salt in percent by weight',
    salt: 'The kind or brand of salt',
  },
} satisfies About;

/** Messages of the calculator for brines and ferments. */
export const brine = {
  meta: {
    title: 'Brine and Ferment Calculator, Tested Salt | Gramwise',
    description:
      'Salt by weight for sauerkraut, fermented pickles and brined poultry, in grams and spoons of your salt, only within ranges that were tested.',
  },
  title: 'Brine and Ferment Calculator',
  lead: 'Salt is what keeps a ferment safe. You get an amount only where a tested method stands behind it.',
  method: 'Method',
  weight: 'Weight',
  weightOf: { food: 'of the cabbage, shredded', water: 'of the water (1\u00a0liter is 1\u00a0kg)' },
  unit: 'Unit',
  units: { g: 'grams', kg: 'kilograms', lb: 'pounds' },
  percent: 'Salt %',
  salt: 'Salt',
  note: 'No nitrite and no curing of meat: pink curing salt must be weighed by a tested recipe, and this page does not do that. Never use low-sodium salt in a ferment.',
  empty: 'Enter a weight and a percentage.',
  methods: {
    sauerkraut: {
      name: 'Sauerkraut, dry salted',
      authority: 'NCHFP, UC Extension',
      how: 'Mix, press until the juice covers the cabbage, and keep it submerged. At 70–75\u00a0°F it ferments in 3 to 4 weeks. Discard it if it is soft, slimy or smells bad.',
      tooLittle: 'Too little salt: harmful bacteria and rot can get ahead of the acid.',
      tooMuch: 'Too much salt: the bacteria that make the acid are held back.',
    },
    cover: {
      name: 'Brine to cover sauerkraut',
      authority: 'NCHFP',
      how: 'Only where the juice does not cover the cabbage. Boil the brine and let it cool first.',
      tooLittle: 'Too little salt: it would thin the salt in the crock.',
      tooMuch: 'Too much salt: it would slow the ferment.',
    },
    pickles: {
      name: 'Fermented cucumber pickles',
      authority: 'NCHFP',
      how: 'With the vinegar, over 4\u00a0lb of 4-inch cucumbers for 8 cups of water. Cut off the blossom end and keep them submerged at 70–75\u00a0°F for 3 to 4 weeks; above 80\u00a0°F they soften. Discard what is soft or slimy.',
      tooLittle: 'Too little salt: these pickles rely on it until they are sour.',
      tooMuch: 'Too much salt: they would not turn sour.',
    },
    poultry: {
      name: 'Wet brine for poultry',
      authority: 'USDA, UW Extension',
      how: 'In the fridge at 40\u00a0°F or below, covered by the brine, overnight and two days at most. It seasons and does not preserve: cook to 165\u00a0°F, throw the brine away.',
      tooLittle: 'That is weaker than the brine that was published.',
      tooMuch: 'That is saltier than the brine that was published.',
    },
  },
  salts: {
    fine: 'Fine: table or pickling',
    diamond: 'Kosher, Diamond Crystal',
    morton: 'Kosher, Morton',
    coarse: 'Coarse, sea or flaky',
  },
  ofSalt: 'g salt',
  spoons: 'Level spoons',
  noSpoons: {
    unmeasured: 'weigh it',
    flakes: 'weigh it: flakes differ',
    coarse: 'weigh it: spoons are too coarse',
  },
  vinegar: 'Vinegar (5% acid)',
  range: 'Tested range',
  tested: '{authority}: {min} to {max}%. So no amount is given.',
  errors: {
    'unknown-method': 'Please choose a method',
    'no-percent': 'Please enter a percentage, such as 2.4',
    'negative-amount': 'Please enter a weight above 0',
    'too-large': 'That is more than a ton. Please check the number',
  },
  figures: {
    title: 'Tested Amounts of Salt',
    lead: 'Each comes from a tested recipe, converted to weight; where that has a single amount, the range is a few percent around it, as spoons differ. Other vegetables, kimchi and fish have none here: we found no range by an authority that we could vouch for.',
    perPound: 'For each pound',
    perKilogram: 'For each kilogram',
    percent: 'Salt %',
    salt: 'Salt',
    authority: 'Authority',
    spoons: 'What a level spoon weighs',
    tablespoon: 'Tablespoon',
    teaspoon: 'Teaspoon',
    weigh: 'weigh it',
    notes: [
      {
        title: 'Why so narrow?',
        text: 'For kraut, UC Extension gives 2.25 to 2.5%. Books and blogs go down to 1%. It may go well many times; the tested range is the one that is known to.',
      },
      {
        title: 'Which salt?',
        text: 'Pickling salt, or any pure salt without additives. Iodine and anti-caking agents can cloud the brine. A tablespoon of Diamond Crystal weighs less than half of one of table salt, so go by grams.',
      },
      {
        title: 'When it went wrong',
        text: 'Mold that goes deeper than the surface, a foul smell, slime or softness: throw everything away and do not taste it. A scale and, for pickles, pH strips tell you more than your eyes do.',
      },
    ],
    sources: 'Sources:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    brine: typeof about;
  }
  interface ToolMessages {
    brine: typeof brine;
  }
}
