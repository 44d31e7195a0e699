import type { PotatoRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'potato-gratin-dauphinois',
  collection: 'potato',
  title: 'Potato Gratin Dauphinois',
  image:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/2/2a/Gratin_dauphinois.jpg/960px-Gratin_dauphinois.jpg',
  imageAlt: 'Gratin dauphinois, a potato gratin',
  description:
    'Thin slices of potato, set in garlic-scented cream under a browned skin. The plain old version from the Dauphiné has no cheese and no eggs: the starch of the unrinsed potatoes thickens the cream by itself. A few minutes on the stove first mean that every slice is tender when the top is brown.',
  preparationTime: '25 min',
  cookingTime: '1 h 15 min',
  servings: '6',
  difficulty: 'Medium',
  ingredients: [
    '1 kg (2 1/4 lb) waxy or medium-starch potatoes',
    '2 cloves garlic',
    '1 tbsp butter, very soft',
    '300 ml (1 1/4 cups) heavy cream',
    '300 ml (1 1/4 cups) whole milk',
    '1 bay leaf',
    '2 sprigs thyme',
    '1 1/2 tsp fine salt',
    '1/4 tsp grated nutmeg',
    '1/4 tsp ground white pepper',
  ],
  instructions: [
    'Heat the oven to 160 °C (325 °F, gas mark 3). Halve one clove of garlic, rub a shallow baking dish of about 28 cm (11 in) length with it, let the film dry for a moment, then coat the dish with the butter. Crush the other clove.',
    'Peel the potatoes and slice them 3 mm (1/8 in) thick, on a mandoline with its guard if you have one. Do not rinse the slices: their starch is what binds the sauce.',
    'Bring the cream and milk with the crushed garlic, bay leaf, thyme, salt, nutmeg and pepper to a bare simmer in a wide pan. Add the potatoes and cook over low heat for 10 minutes, moving them gently with a spatula so that nothing sticks. The cream should thicken enough to coat the slices, and the slices should bend without breaking.',
    'Take out the bay leaf and thyme. Spoon the potatoes into the dish, lay the top slices neatly and pour the cream over; it should come just level with the top layer. Press the potatoes down.',
    'Bake for 50 minutes. The gratin is ready when a knife meets no resistance in the middle and the cream bubbles thickly at the edge.',
    'If the top is still pale, raise the oven to 220 °C (425 °F, gas mark 7) and bake for 8 minutes more, until it has brown patches.',
    'Let it rest for 15 minutes before serving: the cream settles into the layers and the pieces keep their shape.',
  ],
  nutritionInfo: { calories: '330 kcal', protein: '6 g', carbs: '30 g', fat: '21 g' },
  dietaryTags: ['Vegetarian', 'Gluten-Free'],
  allergens: ['Milk'],
  tips: [
    'Keep the oven low. Cream that boils hard in the oven separates into butterfat and curds.',
    'Slices of even thickness matter more than thin ones: mixed slices cook unevenly.',
    'For a dinner, bake the gratin up to 1 day ahead, chill it, cut neat portions and reheat them, covered, at 180 °C (350 °F, gas mark 4) for 20 minutes until hot in the middle.',
    'Leftovers keep for 3 days in the fridge.',
  ],
  tags: ['potatoes', 'gratin', 'french', 'cream', 'baked'],
} satisfies PotatoRecipe;
