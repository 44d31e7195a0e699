import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Rösti',
  alt: 'Golden Swiss potato cake in a cast-iron pan',
  description:
    'The Swiss potato cake in its Bernese form: shredded from potatoes boiled the day before and fried slowly in clarified butter until both sides are a thick golden crust. Only potatoes, butter and salt go in. It accompanies sliced veal in cream sauce or a bratwurst, and makes a meal with cheese or a fried egg on top.',
  ingredients: {
    potatoes: 'waxy or medium-starch potatoes of even size',
    salt: 'fine salt',
    ghee: 'clarified butter or ghee',
  },
  steps: [
    'The day before, scrub the potatoes, cover them with cold water and boil them in their skins for {boil}, until a knife goes in but the middle still resists a little. Drain.',
    'Spread them out and let them cool for {cool}, then put them in the fridge, uncovered until cold, no later than {fridge} after cooking. Leave them there for {night}: cold starch gives shreds that hold their shape.',
    'Peel the potatoes and shred them on a coarse grater, in shreds about {shred} wide. Season with the salt and loosen them with a fork without pressing.',
    'Heat two thirds of the clarified butter over medium heat in a cast-iron or nonstick pan of {pan}. Add the potatoes and fry for {toss}, turning them gently with a spatula until every shred is coated and warm.',
    'Push the potatoes together into a flat cake, press the edge in lightly all around and fry without stirring for {first} over medium-low heat, until the bottom is a deep golden crust and the cake slides when you shake the pan.',
    'Take the pan off the heat, lay a flat plate upside down on it, hold both firmly with oven mitts and turn them over. Hot fat may run out, so lean away and turn away from you.',
    'Melt the rest of the clarified butter in the pan, slide the cake back in and fry for {second}, until the other side is crisp too. Turn it out, cut it in wedges and serve at once.',
  ],
  tips: [
    'Zurich cooks fry theirs from raw potatoes: shred, squeeze dry in a towel and cook the cake a little longer, over lower heat.',
    'For more people, use two pans. A cake that is too thick gets no crust.',
    'Small cakes, in a pan of {pan} each, are easier to turn.',
    'Boiled potatoes in their skins keep for {days} days in the fridge, so boil them when it suits you.',
  ],
  tags: ['swiss', 'potatoes', 'side dish', 'fried', 'vegetarian'],
});
