/** What every fixture says; each is written by the description of its format that the reader's comment names. */
export const CAKE = `Lemon Cake
Yield: 8

Ingredients
2 cups flour, sifted
1 1/2 tsp baking powder
3 eggs

Instructions
Mix everything.
Bake for 40 minutes.`;

export const LINES = '2 cups flour, sifted\n1 1/2 tsp baking powder\n3 eggs';
export const STEPS = 'Mix everything.\nBake for 40 minutes.';

export const MEALIE = {
  name: 'Lemon Cake',
  slug: 'lemon-cake',
  recipeYield: '8',
  settings: { disableAmount: false },
  recipeIngredient: [
    {
      quantity: 2,
      unit: { name: 'cup', pluralName: 'cups' },
      food: { name: 'flour' },
      note: 'sifted',
      display: '',
    },
    {
      quantity: 1.5,
      unit: { name: 'teaspoon', abbreviation: 'tsp', useAbbreviation: true },
      food: { name: 'baking powder' },
      note: '',
    },
    { quantity: 3, unit: null, food: { name: 'egg', pluralName: 'eggs' }, note: '' },
  ],
  recipeInstructions: [
    { title: '', text: '**Mix** everything.' },
    { title: '', text: 'Bake for 40 minutes.' },
  ],
};

export const TANDOOR = {
  name: 'Lemon Cake',
  servings: 8,
  servings_text: '',
  steps: [
    {
      name: '',
      order: 0,
      instruction: 'Mix everything.\n\nBake for **40** minutes.',
      ingredients: [
        { food: { name: 'baking powder' }, unit: { name: 'tsp' }, amount: 1.5, note: '', order: 1 },
        {
          food: { name: 'flour' },
          unit: { name: 'cup', plural_name: 'cups' },
          amount: 2,
          note: 'sifted',
          order: 0,
        },
        { food: { name: 'eggs' }, unit: null, amount: 3, note: null, order: 2 },
      ],
    },
  ],
};

export const CROUTON = {
  uuid: '1',
  name: 'Lemon Cake',
  serves: 8,
  ingredients: [
    { order: 1, ingredient: { name: 'baking powder' }, quantity: { amount: 1.5, quantityType: 'TSP' } },
    { order: 0, ingredient: { name: 'flour, sifted' }, quantity: { amount: 2, quantityType: 'CUPS' } },
    { order: 2, ingredient: { name: 'eggs' }, quantity: { amount: 3, quantityType: 'ITEM' } },
  ],
  steps: [
    { order: 1, step: 'Bake for 40 minutes.', isSection: false },
    { order: 0, step: 'Mix everything.', isSection: false },
  ],
};

export const SAGE = `==== Recipes ====

Title: Lemon Cake
Description: Good\r
Yield: 8
Ingredients: ${LINES}
Instructions: ${STEPS}
Notes:\u0020
Rating: 5
`;

export const SCHEMA = {
  '@type': 'Recipe',
  name: 'Lemon Cake',
  recipeYield: 8,
  recipeIngredient: LINES.split('\n'),
  recipeInstructions: STEPS.split('\n'),
};
