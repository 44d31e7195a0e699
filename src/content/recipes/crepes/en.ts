import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Crêpes',
  alt: 'A stack of thin French crêpes with one folded on top and a lemon wedge',
  description:
    'The thin, lacy pancakes that all of France flips on Candlemas, and on any Wednesday when the children are home. The batter needs no baking powder, only time to rest, so that the crêpes come out supple. Everyone gets two or three, with sugar and lemon, jam or chocolate spread.',
  ingredients: {
    flour: 'all-purpose flour',
    sugar: 'granulated sugar',
    salt: 'fine salt',
    eggs: { one: 'large egg', other: 'large eggs' },
    milk: 'whole milk',
    butter: 'butter, melted',
    oil: 'vegetable oil, for the skillet',
  },
  steps: [
    'Whisk the flour, sugar and salt in a large bowl and make a well. Break the eggs into it and pour in about a quarter of the milk. Whisk from the middle outward, slowly drawing in the flour, until the batter is thick and has no lumps.',
    'Whisk in the rest of the milk little by little, then the melted butter.',
    'Let the batter rest, covered, in the fridge for {rest}. It should then be as thin as light cream; whisk in a splash of milk if it has thickened.',
    'Set a nonstick or crêpe pan of about {pan} over medium-high heat. When a drop of water skitters across it, wipe it with a paper towel dipped in a little of the oil. Do so again every few crêpes.',
    'Stir the batter. Pour a small ladleful into the pan off the heat and tilt it around at once so that the batter runs into a thin, even film. Cook for about {first}, until the top looks dry and the edge is brown and lifts off.',
    'Turn the crêpe with a spatula, or flip it, and cook the other side for about {second}, until it has golden spots and no raw batter is left. Slide it onto a plate and cover it; the next ones go on top and keep each other soft.',
    'Serve the crêpes hot, folded in quarters or rolled up. Wash your hands and everything that touched the batter, since raw eggs and raw flour can carry germs, and put filled crêpes that are left over in the fridge within {room}.',
  ],
  tips: [
    'Lumps after all? Pour the batter through a fine sieve, or blend it for a moment.',
    'The first crêpe is for the cook. It tells you whether the pan is hot enough and the batter thin enough.',
    'A spoonful of rum, orange blossom water or vanilla extract in the batter is what many French families add.',
    'The batter keeps for {day} at most, covered, in a fridge at {cold} or colder. Stir it well before you use it.',
  ],
  tags: ['french', 'crepes', 'pancakes', 'dessert', 'candlemas', 'quick'],
});
