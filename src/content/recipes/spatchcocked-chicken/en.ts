import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Spatchcocked Roast Chicken',
  alt: 'Whole roast chicken',
  cuisine: 'American',
  description:
    'With its backbone cut out and its breast pressed flat, a whole chicken roasts in under an hour, the legs done at the same moment as the breast and every part of the skin facing the heat. Lemon, garlic and herbs go under the skin with butter, and the pan gives a few spoonfuls of sharp, savory juice. Ask the butcher to cut it if you have no kitchen shears.',
  ingredients: {
    chicken: { one: 'whole chicken of about {weight}', other: 'whole chickens of about {weight} each' },
    salt: 'fine salt',
    pepper: 'freshly ground black pepper',
    butter: 'butter, softened',
    garlic: { one: 'clove garlic, crushed', other: 'cloves garlic, crushed' },
    rosemary: 'finely chopped fresh rosemary',
    thyme: 'fresh thyme leaves',
    lemon: { one: 'lemon', other: 'lemons' },
    oil: 'olive oil',
  },
  steps: [
    'Make the herb butter while your hands are clean. Wash the lemon, grate its zest and cut the fruit in half. Mash the zest with the butter, garlic, rosemary, thyme and half the pepper, and mix the salt with the remaining pepper in a small bowl.',
    'Lay the chicken breast down on a board and do not rinse it, which only spreads germs. Cut along both sides of the backbone with sturdy shears and take it out. Turn the bird over, spread its legs and press hard on the middle of the breastbone with the heel of your hand until it cracks and the bird lies flat.',
    'Pat the skin very dry. Loosen it over the breast and thighs with your fingers and push all the herb butter underneath. Rub the salt and pepper over both sides. Tuck the wing tips behind the breast, and wash your hands, the board, the bowls and the shears in hot soapy water.',
    'Let the chicken stand for {stand} so that the salt starts to work, and heat the oven to {oven}. For the crispest skin leave it overnight instead, uncovered, on a rimmed tray on the lowest shelf of the fridge, where its juices cannot drip on other food.',
    'Put the chicken, skin up, on a rimmed baking sheet with the lemon halves beside it, and brush the skin with the olive oil. Roast in the middle of the oven for {roast}, turning the sheet once. If the skin browns too fast, lay foil over it.',
    'It is done when a thermometer in the thickest part of both the breast and the thigh, clear of the bone, reads {done}, the skin is deep brown and crackling, and the juices run clear.',
    'Move the chicken to a board and let it rest for {rest}, uncovered, so that the skin stays crisp.',
    'Squeeze the roasted lemon into the pan, scrape up what sticks, and spoon off most of the fat. Carve off the legs, then the breasts, and pour the pan juices around the meat, not over the skin. Chill leftovers within two hours.',
  ],
});
