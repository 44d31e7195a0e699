import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Rainbow Buddha Bowl',
  alt: 'Vegetarian Buddha bowl',
  description:
    'A bowl with something warm, something crisp and something creamy: quinoa, roasted sweet potato and spiced chickpeas beside raw cabbage, carrot, cucumber and avocado, under a lemon and tahini dressing. It is filling enough for dinner, and the parts can wait in the fridge for lunch.',
  ingredients: {
    sweetPotatoes: 'sweet potatoes, peeled and cut into {cube} cubes',
    chickpeas: 'drained canned chickpeas, patted dry',
    oil: 'olive oil',
    paprika: 'sweet smoked paprika',
    cumin: 'ground cumin',
    salt: 'fine salt',
    quinoa: 'quinoa, rinsed',
    water: 'water, for the quinoa',
    cabbage: 'finely shredded red cabbage',
    lemonJuice: 'lemon juice',
    tahini: 'tahini',
    mapleSyrup: 'maple syrup',
    garlic: { one: 'clove garlic, finely grated', other: 'cloves garlic, finely grated' },
    dressingWater: 'cold water, for the dressing',
    spinach: 'baby spinach',
    carrots: { one: 'carrot, cut into matchsticks', other: 'carrots, cut into matchsticks' },
    cucumber: { one: 'small cucumber, sliced', other: 'small cucumbers, sliced' },
    tomatoes: 'cherry tomatoes, halved',
    avocado: { one: 'ripe avocado, sliced', other: 'ripe avocados, sliced' },
    sesame: 'sesame seeds, toasted',
  },
  steps: [
    'Wash all the vegetables and the avocado before you cut them. Heat the oven to {oven}. Toss the sweet potatoes and chickpeas with the oil, paprika, cumin and half the salt and spread them on a large baking sheet in one layer.',
    'Roast for {roast}, turning once, until the sweet potatoes are soft with brown edges and the chickpeas rattle when you shake the sheet.',
    'Meanwhile put the quinoa, its water and half the remaining salt in a pan, bring to a boil, cover and cook over low heat for {cook}, until the water is gone and each grain shows a white ring. Take off the heat, leave covered for {rest} and fluff with a fork.',
    'Rub the cabbage with the rest of the salt and one third of the lemon juice for {rub}, until it softens and turns bright pink.',
    'Whisk the tahini with the remaining lemon juice, the maple syrup and the garlic. It thickens and looks curdled at first; whisk in the water for the dressing a spoonful at a time until it is smooth and runs from the spoon like cream.',
    'Divide the spinach and quinoa among wide bowls. Arrange the sweet potatoes, chickpeas, cabbage, carrots, cucumber, tomatoes and avocado in separate heaps, spoon the dressing over and scatter with the sesame seeds.',
  ],
  tips: [
    'Rinse quinoa in a fine sieve until the water no longer foams; the foam is the bitter coating of the grains.',
    'Roasted vegetables, quinoa and dressing keep for {days} days in the fridge in separate boxes. Cut the avocado only when you eat.',
    'Dry the chickpeas well, or they steam instead of crisping.',
    'The dressing thickens in the fridge; stir in a little water before using it.',
  ],
  tags: ['bowl', 'quinoa', 'chickpeas', 'meal prep', 'tahini'],
});
