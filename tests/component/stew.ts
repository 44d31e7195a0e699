import type { Recipe } from '#domain/recipes/recipe.ts';

/** A small recipe for six. */
export const STEW: Recipe = {
  id: 'stew',
  collection: 'general',
  title: 'Stew',
  cuisine: 'French',
  time: '2 h',
  servings: '6 servings',
  recipeType: 'Main Dish',
  image: 'https://images.example/stew.jpg',
  imageAlt: 'A pot of stew',
  description: 'A stew. It simmers.',
  ingredients: ['900 g (2 lb) beef', '120 ml (1/2 cup) red wine', '2 carrots', 'Salt, to taste'],
  instructions: ['Brown the beef.', 'Pour in the wine and simmer for 8 minutes.', 'Serve.'],
  dietaryTags: [],
  allergens: ['None'],
};
