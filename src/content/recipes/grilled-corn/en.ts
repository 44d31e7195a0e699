import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Grilled Corn (Elote Style)',
  alt: 'Elotes, Mexican street corn',
  cuisine: 'Mexican',
  description:
    'Charred corn on the cob brushed with a tangy mix of crema and mayonnaise, rolled in salty cotija and dusted with chili: the street snack of Mexico, made on a home grill. Smoky, sweet, sour and hot arrive in one bite, and napkins are part of the dish.',
  ingredients: {
    corn: {
      one: 'ear sweet corn, husk and silk removed',
      other: 'ears sweet corn, husks and silk removed',
    },
    oil: 'vegetable oil',
    crema: 'Mexican crema',
    mayonnaise: 'mayonnaise',
    garlic: { one: 'clove garlic, finely grated', other: 'cloves garlic, finely grated' },
    lime: { one: 'lime', other: 'limes' },
    salt: 'fine salt',
    cotija: 'cotija cheese made with vegetarian rennet, finely crumbled',
    ancho: 'ground ancho chili',
    cayenne: 'cayenne pepper',
    cilantro: 'finely chopped fresh cilantro',
  },
  steps: [
    'Heat a charcoal or gas grill to high, about {grill} under the lid, and clean the grate. You can hold your hand a palm above it for {hand}, not longer. A grill pan over high heat or a hot broiler works too.',
    'Wash the lime, grate half its zest into a small bowl and squeeze in half the lime juice; cut the rest of the fruit into wedges. Stir in the crema, mayonnaise, garlic and salt until smooth.',
    'Mix the ancho chili with the cayenne pepper. Spread the cotija on a large plate.',
    'Dry the corn, rub it with the oil and lay it on the grate. Grill for {grill}, giving it a quarter turn every {turn}, until the kernels are bright, plump and charred in spots on all sides. A kernel pressed with a knife should give a sweet, milky juice.',
    'Let the ears cool for {cool}, so that the sauce clings and does not run. Push a sturdy skewer into the stem end of each as a handle.',
    'Brush the corn thickly all over with the crema mixture and roll it in the cotija, pressing to make it stick.',
    'Dust with the chili mixture, scatter the cilantro over it and serve hot, with the lime wedges to squeeze over. Keep what is left of the crema mixture in the fridge; do not leave it out for more than {limit}.',
  ],
});
