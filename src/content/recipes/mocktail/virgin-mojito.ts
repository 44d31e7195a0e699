import type { Mocktail } from '#domain/recipes/recipe.ts';

export default {
  id: 'virgin-mojito',
  collection: 'mocktail',
  title: 'Virgin Mojito',
  preparationTime: '5 min',
  difficulty: 'Easy',
  servings: '2',
  image: 'https://images.unsplash.com/photo-1653542772393-71ffa417b1c4?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Mojito with lime, mint and ice',
  description:
    'Mint, lime, a little sugar and soda over a lot of ice, with nothing missing and no rum. The lime is muddled with its peel, because the oil in the skin gives the drink the depth that the alcohol otherwise would. Five minutes, two glasses.',
  ingredients: [
    '20 fresh mint leaves',
    '1 lime, cut into wedges',
    '2 tbsp sugar',
    '3 tbsp fresh lime juice',
    'Crushed ice, to fill the glasses',
    '300 ml (1 1/4 cups) soda water, well chilled',
  ],
  instructions: [
    'Share the lime wedges and sugar between two glasses. Press with a muddler or the end of a wooden spoon until the juice is out and the sugar looks like wet sand.',
    'Add the mint and press it 5 or 6 times, gently: the leaves should bruise and smell strongly, not tear, because torn mint turns bitter and gets into the straw.',
    'Pour in the lime juice and stir for 30 seconds, until no sugar grates on the bottom.',
    'Fill the glasses to the top with crushed ice and pour the soda slowly down the side.',
    'Draw a long spoon up from the bottom once or twice, so that mint and lime rise through the ice, garnish, and serve at once.',
  ],
  garnish: ['Mint sprig, clapped between the hands', 'Slice of lime'],
  glassware: 'Highball glass',
  tips: [
    'Clap the garnish sprig once between your palms: it wakes the scent and is half of the taste.',
    'Spearmint is the mild mint of a mojito. Peppermint works too, but use fewer leaves.',
    'For a jug, muddle everything but the soda ahead of time, keep it cold, and add ice and soda at the table.',
    'Cane sugar gives a rounder taste; its coarse grains also help to bruise the mint.',
  ],
  tags: ['mint', 'lime', 'alcohol-free', 'summer', 'long drink'],
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free'],
  allergens: ['None'],
} satisfies Mocktail;
