import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Madeleines',
  alt: 'Golden shell-shaped madeleines on a plate with half a lemon',
  description:
    'Small butter cakes from Commercy in Lorraine, ridged like a scallop shell on one side and humped on the other. The hump is made by a shock: cold batter, cold pan, hot oven. Allow two apiece, still warm, with a cup of tea.',
  ingredients: {
    butter: 'butter, for the batter',
    eggs: { one: 'large egg', other: 'large eggs' },
    sugar: 'granulated sugar',
    zest: 'finely grated zest of a washed lemon',
    flour: 'all-purpose flour, for the batter',
    bakingPowder: 'baking powder',
    salt: 'fine salt',
    milk: 'whole milk',
    panButter: 'butter, very soft, for the pan',
    panFlour: 'all-purpose flour, for the pan',
  },
  steps: [
    'Melt the butter for the batter and let it cool until it is lukewarm.',
    'Whisk the eggs, sugar and lemon zest for {whisk}, until pale and foamy.',
    'Mix the flour for the batter with the baking powder and salt, sift it over and fold it in. Stir in the milk and then the melted butter, just until the batter is smooth.',
    'Cover the bowl and chill the batter for at least {chill}, until it is thick and cold right through.',
    'Brush the wells of a madeleine pan with the butter for it, dust them with the flour for it and tap out the excess. Put the pan in the freezer for {freeze} and heat the oven to {oven}.',
    'Fill the wells three-quarters full without spreading the batter and bake in the middle of the oven for {hot}. Turn the oven down to {oven} and bake for {bake} more, until the humps are set and dry and the edges are golden brown. Chill the rest of the batter until the pan is clean, cold and buttered again, and heat the oven up once more.',
    'Knock the madeleines out at once, loosening any that cling with the tip of a knife, and let them cool on a rack, shell side up.',
  ],
  tips: [
    'The greater the difference between the batter and the oven, the higher the hump. Do not take a shortcut with the chilling.',
    'The batter can stay in the fridge for up to {night}, so you can bake them fresh for breakfast.',
    'Do not taste the batter: raw eggs and raw flour can carry germs that only baking kills.',
    'Madeleines are at their best within hours. They keep for {days} days in a closed tin.',
  ],
  tags: ['french', 'madeleines', 'lemon', 'small cakes', 'tea time', 'baking'],
});
