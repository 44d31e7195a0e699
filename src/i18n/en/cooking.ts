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
