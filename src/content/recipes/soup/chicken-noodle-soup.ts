import type { SoupRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'chicken-noodle-soup',
  collection: 'soup',
  title: 'Chicken Noodle Soup',
  image:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/7/74/Chicken_noodle_soup.jpg/960px-Chicken_noodle_soup.jpg',
  imageAlt: 'Chicken noodle soup',
  description:
    'A clear, golden broth made in the same pot as the soup: chicken thighs on the bone simmer with vegetables, are pulled into shreds and go back in with egg noodles. Part of the carrot and celery is kept for the end, so the bowl has some bite.',
  preparationTime: '20 min',
  cookingTime: '1 h 15 min',
  servings: '6',
  ingredients: [
    '1 kg (2 1/4 lb) chicken thighs, bone in and skin on',
    '1.9 l (8 cups) cold water',
    '2 1/2 tsp fine salt',
    '1 medium onion, halved',
    '3 carrots, sliced 6 mm (1/4 in) thick',
    '3 sticks celery, sliced 6 mm (1/4 in) thick',
    '4 cloves garlic, crushed',
    '2 bay leaves',
    '3 sprigs thyme',
    '8 black peppercorns',
    '170 g (6 oz) dried egg noodles',
    '3 tbsp chopped parsley',
    '1 tbsp lemon juice',
  ],
  instructions: [
    'Put the chicken, water and salt in a large pot and bring slowly to a simmer over medium heat. Skim off the gray foam that rises until hardly any more appears, about 5 minutes.',
    'Add the onion, a third of the carrots, a third of the celery, the garlic, bay leaves, thyme and peppercorns. Simmer very gently, with a bubble rising here and there, for 35 minutes. The chicken is done when it pulls away from the bone and a thermometer in the thickest part shows at least 74 °C (165 °F).',
    'Lift out the chicken and let it cool for 10 minutes. Strain the broth through a fine sieve into a clean pot, discard the spent vegetables and skim off as much fat as you like.',
    'Remove the skin and bones and pull the meat into bite-size shreds.',
    'Bring the broth back to a boil. Add the remaining carrots and celery and simmer for 6 minutes, until the carrots are almost tender.',
    'Add the noodles and simmer for 7 minutes, or for the time on their packet, until they are tender with a slight bite.',
    'Return the chicken and heat for 2 minutes, until steaming hot throughout. Take off the heat, stir in the parsley and lemon juice, taste for salt and serve.',
  ],
  nutritionInfo: { calories: '270 kcal', protein: '23 g', carbs: '27 g', fat: '8 g' },
  dietaryTags: [],
  allergens: ['Eggs', 'Wheat', 'Celery'],
  tips: [
    'Keep the simmer lazy. A hard boil stirs the fat into the broth and makes it cloudy.',
    'If you plan on leftovers, cook the noodles separately and add them to each bowl; in the pot they swell and drink up the broth.',
    'Cool leftovers in shallow containers, refrigerate within 2 hours and eat them within 4 days.',
    'For a deeper color, brown the cut sides of the onion in the dry pot before the chicken goes in.',
  ],
  tags: ['soup', 'chicken', 'noodles', 'broth', 'family'],
} satisfies SoupRecipe;
