import type { PotatoRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'rosemary-roast-potatoes',
  collection: 'potato',
  title: 'Crispy Rosemary Roast Potatoes',
  image: 'https://images.unsplash.com/photo-1633959639799-6d3f66e05710?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Roasted potato pieces',
  description:
    'Floury potatoes, boiled until their edges turn to paste and then roasted hard, so that the paste dries into a thick, crackling crust around a fluffy middle. Rosemary and garlic first flavor the oil and come back only at the end, which keeps them fragrant instead of burnt.',
  preparationTime: '20 min',
  cookingTime: '1 h 10 min',
  servings: '4',
  difficulty: 'Easy',
  ingredients: [
    '1 kg (2 1/4 lb) floury potatoes, peeled and cut into 4 cm (1 1/2 in) chunks',
    '2 tsp fine salt, for the cooking water',
    '1/2 tsp baking soda',
    '80 ml (1/3 cup) olive oil',
    '3 sprigs rosemary, leaves finely chopped',
    '3 cloves garlic, finely chopped',
    '1/2 tsp fine salt, for the crust',
    '1/4 tsp ground black pepper',
  ],
  instructions: [
    'Heat the oven to 220 °C (425 °F, gas mark 7) and put a large, heavy baking tray on the middle shelf so that it heats up too.',
    'Put the potatoes in a large pan, cover them with cold water by 3 cm (1 1/4 in), add the salt for the water and the baking soda and bring to a boil. Simmer for 10 minutes: a knife should slide in easily and the corners should look frayed, but the chunks must still hold together.',
    'Meanwhile warm the oil with the rosemary and garlic in a small pan over medium heat, stirring all the time. After about 3 minutes the garlic just begins to turn straw-colored; pour everything through a fine sieve into a large bowl at once. Keep the fried rosemary and garlic for the end.',
    'Drain the potatoes and let them steam dry in the colander for 5 minutes. When the surface looks chalky and no longer wet, tip them into the bowl of oil, add the salt for the crust and the pepper, and toss hard until every piece wears a thin coat of mashed potato.',
    'Spread the potatoes on the hot tray in one layer with a little space around each piece. Roast for 20 minutes without touching them.',
    'Loosen the potatoes with a thin metal spatula, turn them and roast for another 30 minutes, turning once more halfway. They are done when they are deep golden on all sides and sound hollow when tapped with the spatula.',
    'Toss the hot potatoes with the fried rosemary and garlic, taste for salt and serve right away, before steam softens the crust.',
  ],
  nutritionInfo: { calories: '340 kcal', protein: '5 g', carbs: '40 g', fat: '18 g' },
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free'],
  allergens: ['None'],
  tips: [
    'The pinch of baking soda makes the water alkaline, which breaks down the pectin at the surface; that is where the rough, crisp coat comes from.',
    'Use a floury variety such as Russet, Maris Piper or Agria. Waxy potatoes stay smooth and brown far less.',
    'If the tray looks crowded, use two: potatoes that touch steam each other and stay pale.',
    'They can be boiled, roughed up and oiled up to 1 day ahead. Keep them covered in the fridge and roast them for 5 minutes longer.',
  ],
  tags: ['potatoes', 'roast', 'side dish', 'rosemary', 'crispy'],
} satisfies PotatoRecipe;
