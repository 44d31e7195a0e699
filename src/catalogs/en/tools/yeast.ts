import type { About } from '../../tools.ts';

export const about = {
  title: 'Yeast',
  text: 'Fresh, active dry and instant yeast, in grams, teaspoons, packets and cubes.',
  menu: 'Yeast converter',
  search:
    'yeast converter convert fresh dry active instant rapid rise bread machine cake compressed packet envelope sachet cube block',
} satisfies About;

/** Messages of the yeast converter. */
export const yeast = {
  meta: {
    title: 'Yeast Converter: Fresh, Active Dry, Instant | Gramwise',
    description:
      'Fresh yeast to active dry or instant and back, in grams, teaspoons, packets and the cubes of each country, with the sources. Free, no ads.',
  },
  title: 'Yeast Converter',
  lead: 'The recipe has one yeast, your cupboard another. For the same rise, 100 parts of fresh are 40 of active dry or 33 of instant.',
  amount: 'Amount',
  note: 'By weight, for the same rise in about the same time. Rapid-rise and bread-machine yeast count as instant.',
  empty: 'Type an amount to see the other yeast.',
  kinds: { fresh: 'Fresh', 'active-dry': 'Active dry', instant: 'Instant' },
  ofKind: { fresh: 'fresh yeast', 'active-dry': 'active dry yeast', instant: 'instant yeast' },
  result: '{unit} {kind}',
  units: {
    teaspoon: { one: 'tsp', other: 'tsp' },
    packet: { one: 'packet', other: 'packets' },
    cube: { one: 'cube', other: 'cubes' },
  },
  measures: {
    fresh: 'grams, fresh',
    'cube-42': 'cubes of 42\u00a0g (Germany, France)',
    'cube-25': 'cubes of 25\u00a0g (Spain)',
    'cake-17': 'cakes of 0.6\u00a0oz (US)',
    'active-dry': 'grams, active dry',
    'active-dry-tsp': 'teaspoons, active dry',
    'active-dry-packet': '7\u00a0g packets, active dry',
    instant: 'grams, instant',
    'instant-tsp': 'teaspoons, instant',
    'instant-packet': '7\u00a0g packets, instant',
  },
  packs: {
    'cube-42': 'fresh cube, 42\u00a0g (Germany, France)',
    'cube-25': 'fresh cube, 25\u00a0g (Spain)',
    'cake-17': 'fresh cake, 0.6\u00a0oz or 17\u00a0g (US)',
    'active-dry-packet': 'packet of active dry, 1/4\u00a0oz or 7\u00a0g',
    'instant-packet': 'packet of instant, 1/4\u00a0oz or 7\u00a0g',
  },
  errors: {
    'negative-amount': 'Please enter a number, such as 2 1/4',
    'too-large': 'That is more than 100\u00a0kg. Please check the number',
    'unknown-yeast': 'Please choose both kinds of yeast',
  },
  figures: {
    title: 'Yeast in Grams, Spoons and Packets',
    lead: 'A packet of 7\u00a0g is 2\u00a01/4 level teaspoons. Weigh if you can: no two cooks fill a spoon alike.',
    byWeight: 'By weight',
    byPack: 'What shops sell',
    pack: 'Pack',
    notes: [
      {
        title: 'Using dry for fresh',
        text: 'Instant yeast goes into the flour. Dissolve active dry yeast in some of the liquid, warm to the hand, and wait ten minutes until it foams. Fresh yeast is two-thirds water, so add as many grams of water as the dry yeast weighs less.',
      },
      {
        title: 'Packet for packet',
        text: 'Many American recipes swap a packet of active dry for a packet of instant. That works too: with a fifth more yeast than needed, the dough is ready sooner, so watch it and not the clock.',
      },
      {
        title: 'European recipes',
        text: 'A German Würfel or a French cube is 42\u00a0g of fresh yeast: 14\u00a0g of instant, two packets. A Spanish cube is 25\u00a0g. “Trockenhefe” from a German packet is instant yeast.',
      },
    ],
    sources: 'Sources:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    yeast: typeof about;
  }
  interface ToolMessages {
    yeast: typeof yeast;
  }
}
