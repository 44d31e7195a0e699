import type { VeganRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'classic-guacamole',
  collection: 'vegan',
  title: 'Classic Guacamole',
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Guacamole_IMGP1271.jpg?width=960',
  imageAlt: 'Guacamole',
  description:
    'Avocado, lime, chili, onion and cilantro, and not much else. Crushing the onion and chili with salt first spreads their flavor through the whole bowl, while the avocado is only roughly mashed, so that some pieces stay for the chip to find.',
  preparationTime: '15 min',
  cookingTime: '0 min',
  servings: '6',
  ingredients: [
    '50 g (1/3 cup) finely chopped white onion',
    '1 green chili such as serrano or jalapeño, finely chopped',
    '4 tbsp chopped cilantro',
    '3/4 tsp fine salt',
    '3 ripe Hass avocados',
    '2 tbsp lime juice',
    '1 small plum tomato, seeded and finely diced',
  ],
  instructions: [
    'Check the avocados: a ripe one gives to gentle pressure near the stem, and the flesh under the stem button is green, not brown.',
    'Put half the onion, half the chili, half the cilantro and all the salt in a mortar or a sturdy bowl. Crush with a pestle or the back of a fork for 1 minute, until it is a wet, fragrant paste.',
    'Halve the avocados, remove the pits and score the flesh in the skin into cubes. Scoop it into the paste.',
    'Add the lime juice and mash with a fork, using 10 to 15 strokes, until about half is smooth and the rest is in small lumps.',
    'Fold in the tomato and the remaining onion, chili and cilantro with a spoon, without mashing any further.',
    'Taste on the chip or vegetable you will serve with it, and add a little more lime or salt if it seems flat. Let it stand for 5 minutes, so that the onion loses its edge, and serve.',
  ],
  nutritionInfo: { calories: '130 kcal', protein: '2 g', carbs: '8 g', fat: '11 g', fiber: '5 g' },
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Low-Carb'],
  allergens: ['None'],
  tips: [
    'Firm avocados ripen in a paper bag with a banana in 1 to 3 days; once ripe they keep a few days in the fridge.',
    'Most of the chili heat sits in the pale ribs. Leave them out for a mild bowl, and keep your fingers away from your eyes.',
    'To keep it green, smooth the top and press plastic film directly onto it. Covered, it keeps for 1 day in the fridge; a pit in the bowl does not help.',
    'Rinse the chopped onion under cold water if it is very sharp.',
  ],
  tags: ['dip', 'avocado', 'mexican', 'no-cook', 'party'],
} satisfies VeganRecipe;
