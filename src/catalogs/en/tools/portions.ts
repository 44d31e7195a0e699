import type { About } from '../../tools.ts';

export const about = {
  title: 'How much per person',
  text: 'Pasta, rice, meat, fish, turkey and more for your guests, raw and cooked.',
  menu: 'How much per person',
  search:
    'portion portions serving servings size how much per person how many people guests adults children pasta spaghetti rice couscous quinoa lentils oats potatoes bread vegetables salad asparagus meat bone chicken turkey thanksgiving goose fish fillet soup sauce raclette fondue ice cream crowd party raw cooked dry',
  parameters: {
    food: 'The food',
    guests: 'How many eat, children included',
    children: 'How many of them are children',
    dish: 'As a main dish or a side',
    appetite: 'Whether guests eat little or much',
    country: 'Whose portions are meant',
  },
} satisfies About;

/** Messages of the page with portions per person. */
export const portions = {
  meta: {
    title: 'How Much Food per Person? Raw and Cooked | Gramwise',
    description:
      'Pasta, rice, potatoes, meat, turkey, fish, soup: how much to buy for your guests and children, raw and cooked, by published portions of nine countries.',
  },
  title: 'How Much per Person?',
  lead: 'What to buy for your table, and what it weighs cooked, by portions that were published in your country.',
  food: 'Food',
  groups: {
    starches: 'Pasta, rice, potatoes',
    vegetables: 'Vegetables',
    meatAndFish: 'Meat and fish',
    more: 'Soup, cheese, dessert',
  },
  foods: {
    pasta: 'Pasta, dried',
    rice: 'Rice',
    couscous: 'Couscous',
    quinoa: 'Quinoa',
    lentils: 'Lentils, dried',
    oats: 'Rolled oats',
    potatoes: 'Potatoes',
    bread: 'Bread',
    vegetables: 'Vegetables',
    salad: 'Salad greens',
    asparagus: 'White asparagus',
    meat: 'Meat, boneless',
    meatOnBone: 'Meat on the bone',
    mince: 'Ground meat',
    asado: 'Meat for an Argentine asado',
    chicken: 'Whole chicken',
    turkey: 'Whole turkey',
    goose: 'Goose',
    fish: 'Fish fillet',
    wholeFish: 'Whole fish',
    soup: 'Soup',
    sauce: 'Sauce',
    raclette: 'Raclette cheese',
    fondue: 'Fondue cheese',
    pudding: 'Pudding or mousse',
    iceCream: 'Ice cream',
  },
  guests: 'Guests',
  children: 'Children (up to 6)',
  dish: 'Served as',
  dishes: { main: 'Main dish', side: 'Side dish' },
  appetite: 'Appetite',
  appetites: { small: 'Small', usual: 'Usual', large: 'Large' },
  country: 'Portions of',
  note: 'No law says how big a portion is. Buy more if it is the only dish, less after a starter.',
  empty: 'Enter how many will eat.',
  raw: 'raw',
  forGuests: { one: 'for {n} guest', other: 'for {n} guests' },
  /** For how many an amount is enough. */
  eaters: { one: '{n} guest', other: '{n} guests' },
  enough: 'enough for {guests}',
  lessThanOne: 'less than one portion',
  served: { cooked: 'Cooked, about', peeled: 'Peeled, about', carved: 'Carved, about' },
  pounds: 'In pounds or ounces',
  adult: 'For one adult',
  from: 'Published in',
  by: 'By',
  borrowed:
    'We found no portion of your choice ({asked}), so this one comes from another country: {country}.',
  errors: {
    'unknown-food': 'Please choose a food',
    'invalid-guests': 'Please enter the guests as a whole number from 1 to 10,000',
    'invalid-children': 'Please enter the children as a whole number, or leave the field empty',
    'too-many-children': 'Please enter no more children than guests',
  },
  figures: {
    title: 'Portions at a Glance',
    lead: 'Per adult, as bought: dry, raw, with peel or bones. Where the country has no figure, the next one’s stands here and is named. Soup as a side dish is a starter.',
    perAdult: 'For one adult',
    byCountry: 'By country',
    become: '100\u00a0g becomes',
    notes: [
      {
        title: 'How do children count?',
        text: 'Up to the age of six as 60% of an adult, by the Spanish guides of SENC and NAOS; then 10 points more each year, so that a ten-year-old eats like an adult. British and French tables give children half to two-thirds.',
      },
      {
        title: 'Raw and cooked',
        text: 'For foods that swell, the cooked weight is computed from the water in USDA’s figures, dry and cooked. Meat and fish lose about a quarter, as USDA says. Of a whole turkey, 53% is eaten; the other numbers are as printed.',
      },
      {
        title: 'A crowd eats less',
        text: 'From about 30 people on, camp cooks in Germany (Die Falken) make 10 to 15% less. For turkey sandwiches the next day, USDA’s hotline buys half a pound more for each guest.',
      },
    ],
    sources: 'Sources:',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    portions: typeof about;
  }
  interface ToolMessages {
    portions: typeof portions;
  }
}
