import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Käsespätzle',
  alt: 'Cheese spaetzle in a pan under browned onions and chives',
  description:
    'Egg noodles scraped or pressed straight from a soft batter into boiling water, layered with strong mountain cheese and buried under browned onions: the mac and cheese of Swabia, the Allgäu and Vorarlberg. Serve it from the dish while the cheese still pulls strings, with a green salad.',
  ingredients: {
    flour: 'all-purpose flour',
    salt: 'fine salt, for the batter',
    nutmeg: 'grated nutmeg',
    eggs: { one: 'large egg', other: 'large eggs' },
    water: 'cold water',
    onions: 'yellow onions',
    butter: 'butter',
    cheese: 'aged Alpine cheese such as Bergkäse, Gruyère or Comté, coarsely grated',
    waterSalt: 'fine salt, for the cooking water',
    pepper: 'freshly ground black pepper',
    chives: 'chopped fresh chives, washed first',
  },
  steps: [
    'Mix the flour, the salt for the batter and the nutmeg in a bowl. Add the eggs and the water and beat with a wooden spoon for {beat}, until the batter is smooth, throws bubbles and falls from the spoon in heavy, tearing ribbons.',
    'Cover and let it rest for {rest}.',
    'Meanwhile peel the onions, slice them into thin rings and brown them in the butter over medium heat for {onions}, stirring, until soft and deep golden.',
    'Bring a large pot of water with the salt for it to a boil. Heat the oven to {dish} and warm a baking dish in it.',
    'Press a portion of the batter through a spaetzle maker into the water, or scrape thin strips from a wet board with a long knife. When the spaetzle float, let them simmer for {cook} more, so that the egg in them is cooked through. Lift them out with a slotted spoon and let them drain well.',
    'Put them in the warm dish, cover them with some of the cheese and a little pepper and keep them warm in the oven. Go on, layer by layer, until batter and cheese are used up; end with cheese. Leave the dish in the oven for {melt}, until everything has melted, and loosen it with a spoonful of the cooking water if it is dry.',
    'Spread the onions and their butter on top, scatter the chives over them and serve at once.',
  ],
  tips: [
    'Half Bergkäse and half Emmental is milder and pulls longer strings; a little Limburger or Romadur makes it the way the Allgäu likes it.',
    'Grate the cheese yourself. What is sold grated is coated with starch and does not melt as smoothly.',
    'A colander with large holes and a dough scraper can stand in for the spaetzle maker.',
    'Put leftovers into the fridge within {fridge}. They keep for {days} days and are good fried in butter until steaming hot.',
  ],
  tags: ['german', 'swabian', 'austrian', 'noodles', 'cheese', 'comfort food'],
});
