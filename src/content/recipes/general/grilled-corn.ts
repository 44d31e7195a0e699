import type { GeneralRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'grilled-corn',
  collection: 'general',
  title: 'Grilled Corn (Elote Style)',
  cuisine: 'Mexican',
  recipeType: 'Side Dish',
  time: '30 min',
  servings: '4 servings',
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Elotes.jpg?width=960',
  imageAlt: 'Elotes, Mexican street corn',
  description:
    'Charred corn on the cob brushed with a tangy mix of crema and mayonnaise, rolled in salty cotija and dusted with chili: the street snack of Mexico, made on a home grill. Smoky, sweet, sour and hot arrive in one bite, and napkins are part of the dish.',
  ingredients: [
    '4 ears sweet corn, husks and silk removed',
    '1 tbsp vegetable oil',
    '60 ml (1/4 cup) Mexican crema',
    '60 ml (1/4 cup) mayonnaise',
    '1 clove garlic, finely grated',
    '1 lime',
    '1/4 tsp fine salt',
    '85 g (3 oz) cotija cheese made with vegetarian rennet, finely crumbled',
    '1 1/2 tsp ground ancho chili',
    '1/4 tsp cayenne pepper',
    '2 tbsp finely chopped fresh cilantro',
  ],
  instructions: [
    'Heat a charcoal or gas grill to high, about 230 °C (450 °F) under the lid, and clean the grate. You can hold your hand a palm above it for 2 seconds, not longer. A ridged pan over high heat or a hot broiler works too.',
    'Grate half the zest of the lime into a small bowl and squeeze in the juice of one half; cut the other half into wedges. Stir in the crema, mayonnaise, garlic and salt until smooth.',
    'Mix the ancho chili with the cayenne pepper. Spread the cotija on a large plate.',
    'Dry the corn, rub it with the oil and lay it on the grate. Grill for 10 to 12 minutes, giving it a quarter turn every 3 minutes, until the kernels are bright, plump and charred in spots on all sides. A kernel pressed with a knife should give a sweet, milky juice.',
    'Let the ears cool for 2 minutes, so that the sauce clings and does not run. Push a sturdy skewer into the stem end of each as a handle.',
    'Brush the corn thickly all over with the crema mixture and roll it in the cotija, pressing to make it stick.',
    'Dust with the chili mixture, scatter over the cilantro and serve hot, with the lime wedges to squeeze over. Keep what is left of the crema mixture in the fridge; it must not stand out for more than 2 hours.',
  ],
  dietaryTags: ['Vegetarian', 'Gluten-Free'],
  allergens: ['Milk', 'Eggs', 'Mustard'],
} satisfies GeneralRecipe;
