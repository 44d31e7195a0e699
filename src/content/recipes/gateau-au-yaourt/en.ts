import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gâteau au yaourt',
  alt: 'Round golden yogurt cake with a slice cut out, beside a pot of yogurt',
  description:
    'The yogurt cake that French children bake first, since its measure is the empty yogurt pot: one of yogurt, two of sugar, three of flour. It is plain, moist and quick, and it goes with fruit, jam or nothing at all. No mixer is needed, only a whisk.',
  ingredients: {
    panButter: 'butter, softened, for the pan',
    yogurt: 'plain whole-milk yogurt',
    sugar: 'granulated sugar',
    eggs: { one: 'large egg', other: 'large eggs' },
    vanilla: 'vanilla extract',
    flour: 'all-purpose flour',
    bakingPowder: 'baking powder',
    salt: 'fine salt',
    oil: 'sunflower or other neutral oil',
  },
  steps: [
    'Heat the oven to {oven}. Grease a round cake pan of {pan} with the butter and line the bottom with parchment paper.',
    'Whisk the yogurt and the sugar in a large bowl. Add the eggs and the vanilla extract and whisk for {whisk}, until the mixture is pale and a little foamy.',
    'Mix the flour with the baking powder and salt, sift it over the bowl and stir just until no dry flour is left.',
    'Stir in the oil in two additions. The batter is shiny and falls off the whisk in a thick ribbon. Pour it into the pan.',
    'Bake in the middle of the oven for {bake}, until the cake is golden, springs back under a finger and a skewer comes out of the middle clean.',
    'Let it stand in the pan for {pan}, turn it out, peel off the paper and let it cool on a rack for at least {rack}.',
  ],
  tips: [
    'To measure as in France, keep the pot of the yogurt: two scant pots of sugar, three pots of flour, a good half pot of oil.',
    'Grated lemon zest, chocolate chips or diced apple can go into the batter with the flour.',
    'Do not taste the batter: raw eggs and raw flour can carry germs that only baking kills.',
    'Wrapped, the cake keeps for {days} days at room temperature and stays moist.',
  ],
  tags: ['french', 'yogurt', 'cake', 'easy', 'baking with children'],
});
