import type { About } from '../../tools.ts';

export const about = {
  title: 'Gelatin',
  text: 'Leaves of every grade, powder by bloom, packets, and agar with its caution.',
  menu: 'Gelatin converter',
  search:
    'gelatin gelatine leaf leaves sheet sheets powder bloom gold silver bronze platinum titanium knox envelope packet agar agar-agar',
} satisfies About;

/** Messages of the gelatin converter. */
export const gelatin = {
  meta: {
    title: 'Gelatin Converter: Sheets, Powder, Bloom | Gramwise',
    description:
      'Gelatin sheets to powder and back by bloom, with packets of the US and Germany, how much liquid they set, and agar with its caution. Sourced.',
  },
  title: 'Gelatin Converter',
  lead: 'A leaf is a leaf: makers weigh gold, silver and bronze so that each sets the same. Powder goes by weight and bloom.',
  amount: 'Amount',
  note: 'A recipe that says only “a sheet” means one leaf of any grade. Leaves of one grade differ a little by maker, so follow the box if it says otherwise.',
  empty: 'Type an amount.',
  kinds: { sheet: 'Sheets', powder: 'Powder', packet: 'Packets', agar: 'Agar' },
  ofKind: { sheet: 'gelatin', powder: 'powder', agar: 'agar powder' },
  units: {
    sheet: { one: 'sheet', other: 'sheets' },
    packet: { one: 'packet', other: 'packets' },
  },
  measures: {
    'sheet-titanium': 'titanium sheets',
    'sheet-bronze': 'bronze sheets',
    'sheet-silver': 'silver sheets',
    'sheet-gold': 'gold sheets',
    'sheet-platinum': 'platinum sheets',
    'powder-200': 'grams, 200 bloom',
    'powder-225': 'grams, 225 bloom (US powder)',
    'powder-250': 'grams, 250 bloom',
    'packet-us': 'packets of 7\u00a0g (US)',
    'packet-de': 'packets of 9\u00a0g (Germany)',
    agar: 'grams of agar powder',
  },
  weight: 'Weight',
  sets: 'Sets, to turn out',
  sour: 'In sour liquids',
  powderRemark:
    'Charts differ: makers give {low} to {high}\u00a0g of powder for a sheet. Where it must be exact, test a spoonful in the fridge.',
  agarRemark:
    'Not the same jelly: agar is firm and brittle, and does not melt in the mouth. By the liquid it sets; boil it for one to five minutes, as its maker says, or it never sets.',
  errors: {
    'negative-amount': 'Please enter a number, such as 4',
    'too-large': 'That is too much. Please check the number',
  },
  figures: {
    title: 'Gelatin by Sheets and Bloom',
    lead: 'Six sheets set half a liter firm enough to turn out, says Dr. Oetker. What is eaten from the glass needs less.',
    grades: 'Grades of sheets',
    grade: 'Sheet',
    bloom: 'Bloom',
    leaf: 'One',
    sixLeaves: 'Six',
    byLeaves: 'Sheets as powder or agar',
    short: {
      'powder-200': '200 bloom',
      'powder-225': '225 bloom',
      'powder-250': '250 bloom',
      agar: 'Agar',
    },
    notes: [
      {
        title: 'The rule',
        text: 'The firmness of a jelly grows with the square of the gelatin in it, so weights go by the square root of the bloom: 10\u00a0g of 200 bloom set like 8.9\u00a0g of 250. Charts that divide by the bloom itself say 8.0\u00a0g, which sets softer.',
      },
      {
        title: 'What it will not set',
        text: 'Raw pineapple, kiwi, papaya and figs hold an enzyme that undoes gelatin; briefly boiled or canned, they set. Boiling weakens gelatin: melt it, and no more.',
      },
      {
        title: 'Agar is another thing',
        text: 'It is a seaweed, sets while still warm and stays set in summer heat. Sour juices need half again as much. Weigh the powder; flakes are not powder. Its strength differs by maker: follow the package, or test a spoonful on a cold plate.',
      },
    ],
    sources: 'Sources:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    gelatin: typeof about;
  }
  interface ToolMessages {
    gelatin: typeof gelatin;
  }
}
