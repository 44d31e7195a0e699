import type { GeneralRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'spatchcocked-chicken',
  collection: 'general',
  title: 'Spatchcocked Roast Chicken',
  cuisine: 'American',
  recipeType: 'Main Dish',
  time: '1 h 45 min',
  servings: '4 servings',
  image: 'https://images.unsplash.com/photo-1598103442097-8b74394b95c6?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Whole roast chicken',
  description:
    'With its backbone cut out and its breast pressed flat, a whole chicken roasts in under an hour, the legs done at the same moment as the breast and every part of the skin facing the heat. Lemon, garlic and herbs go under the skin with butter, and the pan gives a few spoonfuls of sharp, savory juice. Ask the butcher to cut it if you have no kitchen shears.',
  ingredients: [
    '1 whole chicken of about 1.8 kg (4 lb)',
    '2 1/2 tsp fine salt',
    '1 tsp freshly ground black pepper',
    '3 tbsp butter, softened',
    '4 cloves garlic, crushed',
    '1 tbsp finely chopped fresh rosemary',
    '1 tbsp fresh thyme leaves',
    '1 lemon',
    '1 tbsp olive oil',
  ],
  instructions: [
    'Make the herb butter while your hands are clean. Grate the zest of the lemon and cut the fruit in half. Mash the zest with the butter, garlic, rosemary, thyme and half the pepper, and mix the salt with the remaining pepper in a small bowl.',
    'Lay the chicken breast down on a board and do not rinse it, which only spreads germs. Cut along both sides of the backbone with sturdy shears and take it out. Turn the bird over, spread its legs and press hard on the middle of the breastbone with the heel of your hand until it cracks and the bird lies flat.',
    'Pat the skin very dry. Loosen it over the breast and thighs with your fingers and push all the herb butter underneath. Rub the salt and pepper over both sides. Tuck the wing tips behind the breast, and wash your hands, the board, the bowls and the shears in hot soapy water.',
    'Let the chicken stand for 30 minutes so that the salt starts to work, and heat the oven to 220 °C (425 °F, gas mark 7). For the crispest skin leave it uncovered in the fridge overnight instead.',
    'Put the chicken, skin up, on a rimmed baking sheet with the lemon halves beside it, and brush the skin with the olive oil. Roast in the middle of the oven for 45 to 50 minutes, turning the sheet once. If the skin browns too fast, lay foil over it.',
    'It is done when a thermometer in the thickest part of both the breast and the thigh, clear of the bone, reads 74 °C (165 °F), the skin is deep brown and crackling, and the juices run clear.',
    'Move the chicken to a board and let it rest for 10 minutes, uncovered, so that the skin stays crisp.',
    'Squeeze the roasted lemon into the pan, scrape up what sticks, and spoon off most of the fat. Carve off the legs, then the breasts, and pour the pan juices around the meat, not over the skin.',
  ],
  dietaryTags: ['Gluten-Free', 'Low-Carb'],
  allergens: ['Milk'],
} satisfies GeneralRecipe;
