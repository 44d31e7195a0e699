import type { PotatoRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'creamy-mashed-potatoes',
  collection: 'potato',
  title: 'Creamy Mashed Potatoes',
  image:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/5/51/Sous_vide_mashed_potatoes.jpg/960px-Sous_vide_mashed_potatoes.jpg',
  imageAlt: 'Mashed potatoes',
  description:
    'Smooth, buttery mash that holds a soft peak and stays light on the fork. The potatoes are dried over the heat before anything is added, and butter goes in before hot milk, so the starch is coated in fat and the mash never turns gluey.',
  preparationTime: '15 min',
  cookingTime: '35 min',
  servings: '6',
  difficulty: 'Easy',
  ingredients: [
    '1.35 kg (3 lb) yellow, medium-starch potatoes such as Yukon Gold, peeled and cut into 3 cm (1 1/4 in) pieces',
    '1 tbsp fine salt, for the cooking water',
    '115 g (1/2 cup) butter, cold and diced',
    '240 ml (1 cup) whole milk',
    '60 ml (1/4 cup) heavy cream',
    '1 bay leaf',
    '1 tsp fine salt',
    '1/8 tsp grated nutmeg',
    '1/4 tsp ground white pepper',
  ],
  instructions: [
    'Rinse the cut potatoes under cold water until it runs almost clear. Put them in a large pan, cover with fresh cold water by 3 cm (1 1/4 in) and add the salt for the water.',
    'Bring to a boil, then simmer gently for 18 minutes. They are ready when a piece breaks apart as soon as you press it with a fork; a hard core now means lumps later.',
    'While they cook, warm the milk, cream and bay leaf in a small pan until steam rises and small bubbles form at the edge. Take off the heat, cover and leave for 10 minutes, then remove the bay leaf.',
    'Drain the potatoes well, return them to the empty pan and stir over low heat for 2 minutes, until no more steam billows up and a floury film appears on the bottom.',
    'Press the potatoes through a ricer or food mill into a warm bowl. Fold in the butter with a spatula, a handful at a time, until no yellow streaks are left.',
    'Reheat the milk until it steams and fold it in by thirds, waiting each time until it has been taken up. Stop when the mash falls from the spoon in soft folds; you may not need all of it.',
    'Season with the remaining salt, the nutmeg and the white pepper, taste and serve hot.',
  ],
  nutritionInfo: { calories: '350 kcal', protein: '6 g', carbs: '37 g', fat: '21 g' },
  dietaryTags: ['Vegetarian', 'Gluten-Free'],
  allergens: ['Milk'],
  tips: [
    'Never use a blender or food processor: the blades burst the starch grains and the mash becomes stretchy paste.',
    'Start in cold water. In boiling water the outside falls apart before the middle is soft.',
    'To hold the mash for up to 1 hour, set the covered bowl over barely simmering water and pour a thin layer of hot milk on top; stir it in before serving.',
    'Leftovers keep for 4 days in the fridge. Reheat gently with a splash of milk until steaming hot.',
  ],
  tags: ['potatoes', 'mash', 'side dish', 'butter', 'comfort food'],
} satisfies PotatoRecipe;
