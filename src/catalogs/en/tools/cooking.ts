import type { About } from '../../tools.ts';

export const about = {
  title: 'Cooking calculators',
  text: 'Party amounts, roasting times, leftovers.',
  menu: 'Cooking calculators',
  search:
    'party planner guests people food drinks cooking time roast grill slow cook chicken beef pork fish safe temperature leftovers rice storage fridge freezer days keep',
  parameters: {
    guests: 'Number of guests',
    meal: 'The meal',
    appetizers: 'With appetizers',
    dessert: 'With dessert',
    children: 'How many guests are children',
    vegetarians: 'How many are vegetarians',
    vegans: 'How many are vegans',
    weight: 'Weight of the meat or fish',
    unit: 'Its unit',
    protein: 'What is cooked',
    method: 'How it is cooked',
    ready: 'When it should be on the table',
    cooked: 'The day it was cooked',
    food: 'The kind of food',
    storage: 'Where it is kept',
  },
} satisfies About;

/** Messages of the page with the three cooking calculators. */
export const cooking = {
  meta: {
    title: 'Party Food Planner, Cooking Times, Leftovers | Gramwise',
    description:
      'Plan food and drinks for any number of guests, estimate how long meat and fish take, and see how long leftovers are safe. Free, no ads.',
  },
  title: 'Cooking Calculators',
  lead: 'How much to buy for your guests, how long the roast may take, and how long leftovers keep.',
  tabsLabel: 'Cooking calculators',
  tabs: { party: 'Party Food Planner', 'cooking-time': 'Cooking Time', leftovers: 'Leftovers Storage' },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    cooking: typeof about;
  }
  interface ToolMessages {
    cooking: typeof cooking;
  }
}
