import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Nashville Hot Chicken Tenders',
  alt: 'Nashville hot chicken tenders',
  description:
    'Craggy buttermilk tenders painted, straight from the fryer, with cayenne, paprika and brown sugar bloomed in hot oil. The heat is serious and comes in slowly; white bread catches the red oil and cold pickles put out the fire. Allow {soak} for the buttermilk, and make the paste with half the cayenne for a mixed crowd.',
  ingredients: {
    chicken: 'chicken tenders',
    buttermilk: 'buttermilk',
    hotSauce: 'vinegar-based hot sauce',
    egg: { one: 'large egg', other: 'large eggs' },
    salt: 'fine salt',
    flour: 'all-purpose flour',
    pepper: 'black pepper',
    bakingPowder: 'baking powder',
    fryingOil: 'neutral oil, for frying',
    cayenne: 'cayenne pepper',
    brownSugar: 'brown sugar',
    paprika: 'paprika',
    garlicPowder: 'garlic powder',
    pasteOil: 'neutral oil, for the hot paste',
    bread: { one: 'slice white bread', other: 'slices white bread' },
    pickles: { one: 'dill pickle slice', other: 'dill pickle slices' },
  },
  steps: [
    'Pull or cut the white tendon out of each tender. Whisk the buttermilk with the hot sauce, egg and half the salt, turn the chicken in it, cover, and refrigerate for {soak}, or up to {longest}.',
    'Whisk the flour with the black pepper, the baking powder and half of the salt that is left. Rub a few spoonfuls of the buttermilk into it with your fingertips until it is full of small rough clumps; these become the crags.',
    'Lift the tenders out one at a time, let them drip, and press them hard into the flour on all sides. Rest on a rack for {rest}, until the coat looks damp rather than dusty. Throw away the used buttermilk and flour: they have held raw chicken.',
    'For the paste mix the cayenne, brown sugar, paprika, garlic powder and remaining salt in a heatproof bowl. Heat the paste oil in a small pan to {oil}, pour it over the spices, and whisk; it should foam and smell of toasted chili, not burnt.',
    'Heat the frying oil in a deep, heavy pot of {pot}, where it stands about {deep} deep and fills no more than a third, to {oil}. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. After frying, let the oil cool completely before you move the pot.',
    'Fry in batches of four for {fry}, turning once and keeping the oil above {lowest}, until dark golden and {inside} in the thickest part. Drain on a clean rack.',
    'Stir the paste from the bottom, since the spices sink, and brush it on both sides of the tenders while they are still crackling. Serve on the white bread with the pickles on top.',
  ],
  tips: [
    'Cayenne differs in strength from jar to jar. Begin with half; you can always brush on more.',
    'Most pickle slices are spiced with mustard seed, which is why mustard is named here.',
    'Keep your face back when the hot oil meets the spices: the fumes sting. Open a window.',
    'A thermometer clipped to the pot is the best help here. Too cool and the crust drinks oil; too hot and it burns before the meat is done.',
    'The figures count the oil that the crust and the brushing take up, not what stays in the pot and the bowl.',
  ],
  tags: ['chicken', 'fried', 'spicy', 'nashville', 'buttermilk'],
});
