import type { Mocktail } from '#domain/recipes/recipe.ts';

export default {
  id: 'passion-fruit-fizz',
  collection: 'mocktail',
  title: 'Passion Fruit Fizz',
  preparationTime: '10 min',
  difficulty: 'Easy',
  servings: '2',
  image: 'https://images.unsplash.com/photo-1606758037375-a2a76453407a?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Passion fruit drink with ice in the style of a mojito, without alcohol',
  description:
    'Passion fruit pulp, lime and bruised mint under soda, built in the glass like a mojito. Half the fruit is strained for a smooth golden base and half goes in with its seeds, which crackle pleasantly through the straw. Fragrant, sour and very cold.',
  ingredients: [
    '4 ripe passion fruit',
    '2 tbsp sugar',
    '2 tbsp hot water',
    '2 tbsp fresh lime juice',
    '12 fresh mint leaves',
    'Crushed ice, to fill the glasses',
    '300 ml (1 1/4 cups) soda water, well chilled',
  ],
  instructions: [
    'Stir the sugar into the hot water until it has dissolved and the syrup is clear, and let it cool for 5 minutes.',
    'Halve the passion fruit. Scrape half the pulp into a sieve over a bowl and rub with a spoon until only dry black seeds are left; keep the other pulp as it is.',
    'Share the mint and syrup between two glasses and press the leaves 5 or 6 times, until they smell strongly but are still whole.',
    'Add the strained juice, the lime juice and the whole pulp, stir for 10 seconds, and fill the glasses with crushed ice.',
    'Pour in the soda slowly, lift everything once from the bottom with a long spoon so that the seeds hang through the drink, and garnish while it still fizzes.',
  ],
  garnish: ['Half a passion fruit', 'Mint sprig', 'Slice of lime'],
  glassware: 'Highball glass',
  tips: [
    'A wrinkled passion fruit is a ripe one. It should feel heavy for its size; a light one has dried out.',
    'Frozen unsweetened pulp does well: count about a tablespoon and a half for each fruit.',
    'Very sour fruit wants more syrup. Taste before the soda goes in, when it is easiest to correct.',
    'Ginger beer in place of soda makes it spicy; choose one without alcohol and leave out half the sugar.',
  ],
  tags: ['passion fruit', 'lime', 'mint', 'alcohol-free', 'sparkling'],
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free'],
  allergens: ['None'],
} satisfies Mocktail;
