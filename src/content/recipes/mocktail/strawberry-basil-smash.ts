import type { Mocktail } from '#domain/recipes/recipe.ts';

export default {
  id: 'strawberry-basil-smash',
  collection: 'mocktail',
  title: 'Strawberry Basil Smash',
  preparationTime: '10 min',
  difficulty: 'Easy',
  servings: '2',
  image: 'https://images.unsplash.com/photo-1650092071863-b47da0c0065b?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Strawberry lemonade in a glass',
  description:
    'Ripe strawberries crushed with sugar and basil, sharpened with lemon and lengthened with soda: a strawberry lemonade with a peppery green note behind it. It is only as good as the berries, so make it when they smell of something.',
  ingredients: [
    '250 g (9 oz) ripe strawberries, hulled',
    '2 tbsp sugar',
    '10 fresh basil leaves',
    '60 ml (1/4 cup) fresh lemon juice',
    'Ice cubes, to fill the shaker and the glasses',
    '240 ml (1 cup) soda water, well chilled',
  ],
  instructions: [
    'Keep two small berries back for the garnish. Slice the others into a shaker or a large jar, add the sugar, and leave for 5 minutes, until they stand in a pool of red juice.',
    'Muddle to a rough pulp. Add the basil and press it only three or four times, until you can smell it.',
    'Add the lemon juice and a good handful of ice, close, and shake hard for 15 seconds, until the outside is frosted.',
    'Strain through a coarse sieve into two glasses filled with fresh ice, pressing with a spoon so that some pulp goes through and only seeds and leaves stay behind.',
    'Top with the soda, stir once from the bottom, and garnish. Taste: it should be tart first and sweet after; a little more sugar or lemon puts it right.',
  ],
  garnish: ['Basil leaf', 'Small strawberry on the rim', 'Slice of lemon'],
  glassware: 'Tumbler or old-fashioned glass',
  tips: [
    'Frozen strawberries work out of season. Thaw them with the sugar, and use their juice.',
    'A few drops of balsamic vinegar in the shaker deepen the color and the taste of pale berries.',
    'Shake and strain up to a day ahead and keep the base cold; add soda at the last moment.',
    'For a clear drink, strain a second time through a fine sieve.',
  ],
  tags: ['strawberry', 'basil', 'lemon', 'alcohol-free', 'summer'],
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free'],
  allergens: ['None'],
} satisfies Mocktail;
