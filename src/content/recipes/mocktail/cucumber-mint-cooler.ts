import type { Mocktail } from '#domain/recipes/recipe.ts';

export default {
  id: 'cucumber-mint-cooler',
  collection: 'mocktail',
  title: 'Cucumber Mint Cooler',
  preparationTime: '15 min',
  difficulty: 'Easy',
  servings: '4',
  image: 'https://images.unsplash.com/photo-1593840844799-ad0334762081?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Mint lemonade',
  description:
    'A mint lemonade with a whole cucumber blended into it and strained out again, so that only its coolness stays. Pale green, barely sweet, and the right thing to put on the table on a hot afternoon. A pinch of salt makes it taste more of cucumber, not of salt.',
  ingredients: [
    '350 g (12 oz) cucumber',
    '40 fresh mint leaves',
    '65 g (1/3 cup) sugar',
    '120 ml (1/2 cup) fresh lemon juice',
    '1/8 tsp fine salt',
    '480 ml (2 cups) cold water',
    'Ice cubes, to fill the glasses',
    '240 ml (1 cup) soda water, well chilled',
  ],
  instructions: [
    'Wash the cucumber, cut a few thin slices for the garnish, and chop the rest with its skin. Taste the stem end; if it is bitter, cut it away.',
    'Blend the cucumber, sugar, lemon juice, salt and half the cold water for 30 seconds, until smooth and frothy.',
    'Add the mint and blend for 5 seconds only, in short pulses, until it is in flecks. Blended longer it turns the drink brown and grassy.',
    'Pour through a fine sieve into a jug and press with a spoon until the pulp is nearly dry. Stir in the remaining water and skim the foam. Taste: it should be a little too sharp and too sweet, since ice and soda are still to come.',
    'Fill four glasses with ice, pour the cooler to three quarters, top with soda, stir once, and garnish.',
  ],
  garnish: ['Thin slices of cucumber', 'Mint sprig', 'Slice of lemon'],
  glassware: 'Highball or Collins glass',
  tips: [
    'Chill the cucumber and the lemons first, and less ice will melt into the drink.',
    'The green fades after a few hours. Make it on the day; it keeps in the fridge until evening, and wants a stir because it settles.',
    'Lime in place of lemon makes it sharper, and a thumbnail of ginger in the blender makes it warm.',
    'Freeze what is left over as ice cubes and drop them into plain soda water.',
  ],
  tags: ['cucumber', 'mint', 'lemonade', 'alcohol-free', 'jug'],
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free'],
  allergens: ['None'],
} satisfies Mocktail;
