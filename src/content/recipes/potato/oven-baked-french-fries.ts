import type { PotatoRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'oven-baked-french-fries',
  collection: 'potato',
  title: 'Oven-Baked French Fries',
  image: 'https://images.unsplash.com/photo-1573080496219-bb080dd4f877?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'French fries',
  description:
    'Fries with a real snap and a soft center, from the oven and with a few spoons of oil instead of a pan full. A soak in hot water takes off the sugary surface starch that would scorch, and a veil of cornstarch gives back a dry layer that crisps.',
  preparationTime: '30 min',
  cookingTime: '35 min',
  servings: '4',
  difficulty: 'Easy',
  ingredients: [
    '900 g (2 lb) floury potatoes such as Russet or Maris Piper',
    '1 1/2 tbsp cornstarch',
    '1/2 tsp sweet paprika',
    '3 tbsp neutral oil',
    '3/4 tsp fine salt',
  ],
  instructions: [
    'Set two racks in the upper and lower third of the oven and heat it to 220 °C (425 °F, gas mark 7), with two large baking trays inside.',
    'Peel the potatoes or scrub them well, and cut them into sticks 1 cm (3/8 in) thick. Even sticks brown evenly.',
    'Cover the sticks with very hot tap water in a bowl and leave them for 15 minutes. The water turns cloudy and the sticks feel a little flexible. Drain, then dry them thoroughly between two kitchen towels: any water left turns to steam in the oven.',
    'Toss the dry sticks with the cornstarch and paprika until no white clumps are left, then with the oil until every stick shines.',
    'Take out the hot trays, line them with baking paper that is rated for 220 °C (425 °F) and spread the fries in one layer, none on top of another. Bake for 20 minutes.',
    'Turn the fries with a thin spatula, swap the trays and bake for another 12 minutes. They are done when the edges are deep golden, the tips are brown and a fry held at one end stays nearly straight.',
    'Salt them at once, while the surface is hot enough for the salt to stick, and serve immediately.',
  ],
  nutritionInfo: { calories: '260 kcal', protein: '4 g', carbs: '38 g', fat: '11 g' },
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free'],
  allergens: ['None'],
  tips: [
    'Do not keep raw potatoes in the fridge before making fries: the cold turns starch into sugar, and they brown before they crisp.',
    'Aim for golden, not dark brown; very dark fries taste bitter and hold more acrylamide.',
    'With a fan oven, use 200 °C (400 °F) and start checking 5 minutes earlier.',
    'Refresh leftovers on a hot tray at 220 °C (425 °F, gas mark 7) for 6 minutes.',
  ],
  tags: ['potatoes', 'fries', 'oven-baked', 'side dish', 'snack'],
} satisfies PotatoRecipe;
