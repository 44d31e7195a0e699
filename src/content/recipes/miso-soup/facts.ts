import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  degrees,
  grams,
  hours,
  length,
  milliliters,
  minutes,
  number,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'soup',
  times: { prep: minutes(10), cook: minutes(20) },
  servings: 4,
  lowCarb: true,
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Miso_Soup_001.jpg?width=960',
  ingredients: {
    water: { food: 'water', amount: milliliters(1000, [4, 'cup']) },
    kombu: { food: 'kombu', amount: grams(3.5, [0.125, 'oz']), eaten: 0 }, // taken out; little, for its iodine (ANSES 2018)
    bonitoFlakes: { food: 'bonito-flakes', amount: grams(20, [2, 'cup']), eaten: 0 }, // strained out
    wakame: { food: 'wakame', amount: spoons(1, 'tbsp') },
    tofu: { food: 'tofu-soft', amount: grams(200, [7, 'oz']), values: { cube: length(1.5, 0.625) } },
    miso: { food: 'miso', amount: spoons(4, 'tbsp') },
    scallions: { food: 'scallions-sliced', amount: count(2), piece: 'medium' },
  },
  steps: [
    { heat: minutes(10), water: degrees(80, 176) },
    { steep: minutes(3) },
    {},
    { soak: minutes(5) },
    { tofu: minutes(2) },
    {},
    {},
  ],
  tips: [{}, {}, { soak: untimed(hours(8)) }, { days: number(2) }],
} as const satisfies RecipeFacts;
