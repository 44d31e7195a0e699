import type { Mocktail } from '#domain/recipes/recipe.ts';

export default {
  id: 'blueberry-lavender-lemonade',
  collection: 'mocktail',
  title: 'Blueberry Lavender Lemonade',
  preparationTime: '50 min',
  difficulty: 'Medium',
  servings: '4',
  image: 'https://images.unsplash.com/photo-1497534446932-c925b458314e?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Iced, berry-colored drink',
  description:
    'A cooked blueberry syrup with a short infusion of lavender, shaken out into cold lemonade the color of dark berries. Lavender is a seasoning here, not a perfume: ten minutes off the heat gives flowers, twenty gives soap. The syrup can be made days ahead.',
  ingredients: [
    '200 g (7 oz) blueberries, fresh or frozen',
    '100 g (1/2 cup) sugar',
    '240 ml (1 cup) water, for the syrup',
    '2 tsp dried culinary lavender',
    '180 ml (3/4 cup) fresh lemon juice',
    '720 ml (3 cups) cold water',
    'Ice cubes, to fill the glasses',
  ],
  instructions: [
    'Bring the blueberries, sugar and syrup water to the boil in a small pan, then simmer for 8 minutes, until the berries have burst and the syrup is deep purple and just coats a spoon.',
    'Take off the heat, stir in the lavender, cover, and infuse for 10 minutes. Taste; it should be floral at the back, no more.',
    'Strain through a fine sieve into a jug, pressing the berries until only skins and buds are left, and cool for 30 minutes in the fridge, or faster over a bowl of ice.',
    'Stir in the lemon juice, which turns the purple to a bright berry red, and the cold water. Taste: with the ice to come it may be a little strong.',
    'Fill four tall glasses with ice, pour, and garnish.',
  ],
  garnish: ['Fresh blueberries', 'Slice of lemon', 'Sprig of culinary lavender'],
  glassware: 'Tall tumbler or jar glass',
  tips: [
    'Use lavender sold for cooking. Buds for sachets or from a florist may be sprayed or scented.',
    'The syrup keeps for a week in the fridge in a clean, closed bottle.',
    'With soda in place of half the cold water it becomes a sparkling lemonade; add the soda in the glass.',
    'Put a spoonful of the pressed berries into the glasses if you like something to eat at the bottom.',
  ],
  tags: ['blueberry', 'lavender', 'lemonade', 'alcohol-free', 'jug'],
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free'],
  allergens: ['None'],
} satisfies Mocktail;
