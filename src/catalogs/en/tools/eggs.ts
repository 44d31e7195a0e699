import type { About } from '../../tools.ts';

export const about = {
  title: 'Egg sizes',
  text: 'US, UK, EU, Canadian, Australian and New Zealand sizes; whites and yolks in grams.',
  menu: 'Egg sizes',
  search:
    'egg eggs size large medium extra large jumbo white whites yolk yolks cup how many grams uk eu australia canada new zealand',
  parameters: {
    eggs: 'How many eggs, grams or cups',
    part: 'Whole eggs, whites or yolks',
    country: 'Whose sizes, or grams or cups',
    size: 'The size of the recipe’s eggs',
    to: 'The size at hand',
  },
} satisfies About;

/** Messages of the egg size converter. */
export const eggs = {
  meta: {
    title: 'Egg Size Converter: US, UK, EU, AU, NZ | Gramwise',
    description:
      'How many eggs of your size replace those of the recipe: US, UK, EU, Canada, Australia, New Zealand. Whites and yolks in grams, and by the cup.',
  },
  title: 'Egg Size Converter',
  lead: 'A British large egg is an American extra large or more. See how many of yours replace the recipe’s, and how many whites fill a cup.',
  eggs: 'Eggs',
  part: 'Which part',
  country: 'Country',
  size: 'Size',
  note: 'By weight without the shell. Eggs of one size differ by up to a tenth, so beat the last one and weigh what you need.',
  empty: 'Type a number of eggs.',
  parts: { whole: 'Whole', white: 'White', yolk: 'Yolk' },
  countries: {
    us: 'United States',
    ca: 'Canada',
    cl: 'Chile',
    eu: 'UK and EU',
    au: 'Australia',
    nz: 'New Zealand',
    grams: 'by weight, in grams',
    cups: 'by the US cup',
  },
  short: { us: 'US', ca: 'Canada', cl: 'Chile', eu: 'UK/EU', au: 'Australia', nz: 'NZ' },
  sizes: {
    'us-small': 'small',
    'us-medium': 'medium',
    'us-large': 'large',
    'us-extraLarge': 'extra large',
    'us-jumbo': 'jumbo',
    'ca-small': 'small',
    'ca-medium': 'medium',
    'ca-large': 'large',
    'ca-extraLarge': 'extra large',
    'ca-jumbo': 'jumbo',
    'cl-small': 'small (chico)',
    'cl-medium': 'medium (mediano)',
    'cl-large': 'large (grande)',
    'cl-extraLarge': 'extra large (extra grande)',
    'cl-jumbo': 'special (especial)',
    'eu-small': 'small (S)',
    'eu-medium': 'medium (M)',
    'eu-large': 'large (L)',
    'eu-extraLarge': 'very large (XL)',
    'au-medium': 'medium',
    'au-large': 'large',
    'au-extraLarge': 'extra large',
    'au-jumbo': 'jumbo',
    'nz-standard': '6, standard',
    'nz-large': '7, large',
    'nz-jumbo': '8, jumbo',
  },
  of: {
    whole: { one: 'egg, {size}', other: 'eggs, {size}' },
    white: { one: 'white, {size}', other: 'whites, {size}' },
    yolk: { one: 'yolk, {size}', other: 'yolks, {size}' },
  },
  count: {
    whole: { one: '{n} egg', other: '{n} eggs' },
    white: { one: '{n} white', other: '{n} whites' },
    yolk: { one: '{n} yolk', other: '{n} yolks' },
  },
  practice: 'In practice',
  andRest: '{eggs} and {grams} of one more',
  weight: 'Without the shell',
  errors: {
    'negative-amount': 'Please enter a number, such as 3',
    'too-large': 'That is more than 100\u00a0kg. Please check the number',
  },
  figures: {
    title: 'Egg Sizes by Country',
    lead: 'With the shell, as the rules of each country have it; then what lands in the bowl: 12% of an egg is shell, and two-thirds of the rest is white.',
    sizes: 'Sizes',
    shell: 'With shell',
    without: 'Without',
    cup: 'Eggs in a US cup',
    notes: [
      {
        title: 'Which size does a recipe mean?',
        text: 'American recipes mean large. British ones mean large too, which is a fifth heavier; older British books mean a smaller egg. German and French recipes mean M.',
      },
      {
        title: 'Whites by the cup',
        text: 'A US cup of egg whites is 243\u00a0g: about 7 to 8 whites of US large eggs. Meringue and angel food cake depend on it, so weigh them.',
      },
      {
        title: 'Half an egg',
        text: 'Beat the egg, then weigh half of it: 25\u00a0g of a US large or a European M. The rest keeps for two days in the fridge, covered.',
      },
    ],
    sources: 'Sources:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    eggs: typeof about;
  }
  interface ToolMessages {
    eggs: typeof eggs;
  }
}
