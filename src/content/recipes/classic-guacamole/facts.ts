import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { count, grams, minutes, number, spoons } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'vegan',
  times: { prep: minutes(15), cook: minutes(0) },
  servings: 6,
  lowCarb: true,
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Guacamole_IMGP1271.jpg?width=960',
  ingredients: {
    onion: { food: 'onions-chopped', amount: grams(50, [1 / 3, 'cup']) },
    chili: { food: 'green-chili', amount: count(1) },
    cilantro: { food: 'cilantro-fresh', amount: spoons(4, 'tbsp') },
    salt: { food: 'salt', amount: spoons(0.75, 'tsp') },
    avocados: { food: 'avocado-cubed', amount: count(3) },
    limeJuice: { food: 'lime-juice', amount: spoons(2, 'tbsp') },
    tomato: { food: 'tomatoes-chopped', amount: count(1) },
  },
  steps: [{}, { crush: minutes(1) }, {}, {}, {}, { stand: minutes(5) }],
  tips: [{ days: number(1, 3) }, {}, { days: number(1) }, {}],
} as const satisfies RecipeFacts;
