import type { GeneralRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'olive-oil-gelato',
  collection: 'general',
  title: 'Olive Oil Gelato',
  cuisine: 'Italian',
  recipeType: 'Dessert',
  time: '8 h 15 min',
  servings: '6 servings',
  image: 'https://images.unsplash.com/photo-1567206563064-6f60f40a2b57?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Scoops of gelato',
  description:
    'A pale gold custard gelato in which a fruity olive oil takes the place of much of the cream: dense, silky, a little grassy, and finished with a few flakes of salt. A little honey keeps it from freezing hard. It makes about 1 l (1 quart).',
  ingredients: [
    '600 ml (2 1/2 cups) whole milk',
    '120 ml (1/2 cup) heavy cream',
    '150 g (3/4 cup) granulated sugar',
    '2 tbsp mild honey',
    '1/4 tsp fine salt',
    '5 large egg yolks',
    '60 ml (1/4 cup) fruity extra-virgin olive oil',
    '1/2 tsp flaky sea salt, to serve',
  ],
  instructions: [
    'If your ice cream machine has a bowl that must be frozen, put it in the freezer the day before. Set a sieve over a metal bowl, and stand that bowl in a larger one half filled with ice and water.',
    'Stir the milk, cream, honey, fine salt and half the sugar in a heavy saucepan over medium heat for about 5 minutes, until the sugar has dissolved, steam rises and small bubbles show at the edge. Do not let it boil.',
    'Meanwhile whisk the egg yolks with the remaining sugar for 2 minutes, until pale and thick. Whisk in a third of the hot milk in a thin stream, then pour everything back into the pan.',
    'Cook over low heat, scraping the bottom all the time with a spatula, for 6 to 8 minutes, until the custard coats the spatula and a finger drawn through it leaves a clear line. That is at 80 °C (176 °F), well past the 71 °C (160 °F) that makes egg safe; above 85 °C (185 °F) it would curdle.',
    'Strain it at once into the bowl on ice and stir for 10 minutes, until it no longer feels warm. Pour in the olive oil in a thin stream while whisking hard, or blend it in with a stick blender for 30 seconds, until the custard is glossy and no beads of oil float on it.',
    'Cover and chill for at least 4 hours and up to 24 hours, until it is as cold as the fridge, 4 °C (40 °F) or below. A warm mix freezes slowly and turns icy.',
    'Whisk the custard and churn it for 20 to 25 minutes, until it has the look of soft serve and a spoon drawn through it leaves a trail that stays.',
    'Spread it in a shallow, cold container, press baking paper onto the surface, cover, and freeze for 3 hours, until firm at the edges.',
    'Let the gelato stand at room temperature for 5 to 10 minutes, until a scoop glides through it, and scatter the flaky sea salt over the scoops. It is at its best within a week. Because of the honey it is not for children under one year.',
  ],
  dietaryTags: ['Vegetarian', 'Gluten-Free'],
  allergens: ['Milk', 'Eggs'],
} satisfies GeneralRecipe;
