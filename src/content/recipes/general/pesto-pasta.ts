import type { GeneralRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'pesto-pasta',
  collection: 'general',
  title: 'Pesto Pasta',
  cuisine: 'Italian',
  recipeType: 'Main Dish',
  time: '25 min',
  servings: '4 servings',
  image: 'https://upload.wikimedia.org/wikipedia/commons/thumb/6/62/Pesto_pasta.jpg/960px-Pesto_pasta.jpg',
  imageAlt: 'Pasta with pesto',
  description:
    'Basil, pine nuts, hard cheese and good olive oil, pounded or pulsed while the water boils and loosened with a little of it into a sauce that coats every piece. Pesto is never cooked, which is why it stays so green and tastes so fresh. With Parmesan and pecorino in place of the vegetarian cheese it is the classic of Genoa.',
  ingredients: [
    '3 l (3 quarts) water, for the pasta',
    '1 1/2 tbsp fine salt, for the pasta water',
    '45 g (1/3 cup) pine nuts',
    '1 clove garlic',
    '1/4 tsp fine salt, for the pesto',
    '55 g (2 oz) fresh basil leaves',
    '55 g (2 oz) vegetarian hard cheese, finely grated',
    '120 ml (1/2 cup) extra-virgin olive oil',
    '400 g (14 oz) dried pasta',
  ],
  instructions: [
    'Bring the water for the pasta to a rolling boil in a large pot and add the salt for it.',
    'Meanwhile toast the pine nuts in a dry pan over medium-low heat for 3 to 4 minutes, shaking it all the time, until they are golden in patches and smell sweet. Tip them onto a plate at once, since they burn in the hot pan, and let them cool.',
    'Wash the basil, and dry it completely in a salad spinner and then on a towel. Water on the leaves makes a dull, thin pesto.',
    'Crush the garlic with the salt for the pesto to a paste in a large mortar. Pound in two thirds of the pine nuts, then the basil, a handful at a time, until no whole leaf is left. Or pulse the same things with half the olive oil in a food processor, in bursts of 2 seconds so that the blade does not heat the basil.',
    'Stir in three quarters of the cheese and then the olive oil in a thin stream, until the pesto is creamy and drops slowly from the spoon. Scrape it into a large bowl.',
    'Boil the pasta for 1 minute less than the packet says, stirring now and then, until it is tender with a slight bite in the middle. Scoop out a mugful of the water before you drain it.',
    'Stir a few spoonfuls of the hot pasta water into the pesto, add the pasta, and toss for 1 minute, until each piece is coated and glossy. Add more of the water, a spoonful at a time, if it looks dry. Do not put it back on the heat, which would darken the basil and clump the cheese.',
    'Serve at once, with the remaining pine nuts and cheese on top.',
  ],
  dietaryTags: ['Vegetarian'],
  allergens: ['Milk', 'Wheat', 'Nuts'],
} satisfies GeneralRecipe;
