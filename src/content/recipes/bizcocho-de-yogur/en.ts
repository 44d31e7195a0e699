import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bizcocho de Yogur',
  alt: 'Spanish yogurt cake dusted with sugar',
  description:
    'Often the first cake that a child in Spain learns to bake: a tall, soft yogurt cake that smells of lemon. By tradition the empty yogurt cup measures everything, one of oil, two of sugar and three of flour; here it is weighed, so that it turns out the same every time.',
  ingredients: {
    butter: 'butter, softened, for the pan',
    lemon: { one: 'lemon, washed, the zest only', other: 'lemons, washed, the zest only' },
    eggs: { one: 'large egg, at room temperature', other: 'large eggs, at room temperature' },
    sugar: 'granulated sugar',
    yogurt: 'plain whole-milk yogurt',
    oil: 'sunflower oil',
    flour: 'all-purpose flour',
    bakingPowder: 'baking powder',
    salt: 'fine salt',
  },
  steps: [
    'Heat the oven to {oven}. Grease a round pan of {pan}, at least {deep} deep, with the butter and line the bottom with parchment paper.',
    'Wash the lemon in hot water, dry it and grate its yellow zest finely into a large bowl. Add the eggs and the sugar and beat for {beat}, until the mixture is pale and has doubled in volume.',
    'Pour in the yogurt and then the oil in a thin stream, beating on low speed just until they are mixed in.',
    'Sift the flour, the baking powder and the salt over the bowl in two batches and fold them in with a spatula, until no dry flour is left. Stop there, or the crumb gets tough.',
    'Pour the batter into the pan and bake just below the middle of the oven for {bake}, without opening the door in the first half. The cake is done when it is golden, springs back and a toothpick comes out clean.',
    'Cool the cake in the pan for {cool}, turn it out and let it cool on a rack for {rack}, until no warmth is left.',
  ],
  tips: [
    'Have the eggs and the yogurt at room temperature; cold ones knock the air out of the batter.',
    'Mild olive oil in place of sunflower oil gives a rounder taste, as in Andalusia.',
    'Do not taste the raw batter: it has raw eggs and raw flour in it.',
    'Well wrapped, the cake stays moist for {days} days at room temperature.',
  ],
  tags: ['cake', 'yogurt', 'lemon', 'breakfast', 'Spanish'],
});
