import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tortilla de Patatas',
  alt: 'Spanish potato omelet with a slice cut out',
  description:
    'The thick potato omelet of Spain, found in every bar and on every kitchen table. Potatoes and onion cook gently in plenty of olive oil until they are soft, are drained, and set with eggs into a golden cake. It is good hot, lukewarm or cold in a piece of bread.',
  ingredients: {
    potatoes: 'waxy or all-purpose potatoes',
    onion: { one: 'large onion', other: 'large onions' },
    oil: 'olive oil, most of which is poured off again',
    eggs: { one: 'large egg', other: 'large eggs' },
    salt: 'fine salt',
  },
  steps: [
    'Peel the potatoes, rinse them and dry them well, because water makes hot oil spit. Quarter them lengthwise and cut them into slices of {slice}. Slice the onion thinly.',
    'Heat the oil over medium heat in a deep nonstick skillet of {pan}. Slide in the potatoes and the onion, add half the salt and cook for {poach}, turning them now and then. The oil should bubble gently, not fry: the potatoes are done when they break under the spoon and have hardly any color.',
    'Turn off the heat and lift the potatoes and the onion with a slotted spoon into a sieve over a heatproof bowl. Let them drain for {drain}. Pour the oil from the skillet into the bowl only once it has cooled down.',
    'Beat the eggs with the remaining salt just until the whites and the yolks are mixed. Fold in the warm potatoes, crush a few of them, and let the mixture rest for {rest}, so that they soak up some egg.',
    'Wipe out the skillet, heat a thin film of the drained oil in it over medium heat, and pour in the mixture. Stir once, then cook for {first}, drawing the edge inward with a spatula, until the edge is set and the tortilla slides when you shake the skillet.',
    'Lay a plate wider than the skillet on top, hold it firmly with a mitted hand, and turn both over in one motion above the sink. Slide the tortilla back, tuck the edge under, and cook over low heat for {second}, until it is set throughout: {inside} in the middle.',
    'Slide it onto a clean plate and let it stand for {stand} before cutting it into wedges.',
  ],
  tips: [
    'Turn it with courage: a rimless, flat plate and a quick wrist matter more than strength.',
    'Many Spaniards like the middle runny. Make it so with pasteurized eggs only, and never for small children, pregnant women, older people or anyone with a weak immune system.',
    'The strained oil has taken up the taste of onion and is good for the next tortilla or for frying eggs.',
    'Leave the tortilla at room temperature for no more than {out}. Covered, it keeps for {days} days in the fridge.',
  ],
  tags: ['potatoes', 'eggs', 'tapas', 'Spanish omelet', 'vegetarian'],
});
