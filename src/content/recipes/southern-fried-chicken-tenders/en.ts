import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Southern-Style Fried Chicken Tenders',
  alt: 'Fried chicken',
  description:
    'Tenders steeped overnight in salted buttermilk, which seasons them to the middle and keeps them juicy, then fried in a thick crust of flour and cornstarch with paprika, thyme and white pepper. The cornstarch makes the difference between crisp and bready. They are as good cold from a picnic basket as hot with biscuits and slaw.',
  ingredients: {
    chicken: 'chicken tenders',
    buttermilk: 'buttermilk',
    salt: 'fine salt',
    egg: { one: 'large egg', other: 'large eggs' },
    flour: 'all-purpose flour',
    cornstarch: 'cornstarch',
    paprika: 'paprika',
    garlicPowder: 'garlic powder',
    onionPowder: 'onion powder',
    thyme: 'dried thyme',
    whitePepper: 'white pepper',
    bakingPowder: 'baking powder',
    fryingOil: 'neutral oil, for frying',
  },
  steps: [
    'Pull or cut the white tendon out of each tender. Stir half the salt into the buttermilk, add the chicken, cover, and refrigerate for {soak}, or overnight up to {longest}.',
    'Whisk the flour with the cornstarch, paprika, garlic powder, onion powder, thyme, white pepper, baking powder and remaining salt in a wide bowl.',
    'Lift the chicken out of the buttermilk and let it drip. Beat the egg into the buttermilk that is left, and drizzle a few spoonfuls of it into the flour, stirring with a fork until loose flakes form.',
    'Press each tender into the flour, dip it back into the buttermilk, and press it into the flour again, squeezing so that the flakes hold. Rest on a rack for {rest}, until no dry flour is left to fall off. Throw away the used buttermilk and flour: they have held raw chicken.',
    'Heat the oil in a deep, heavy pot of {pot}, where it stands about {deep} deep and fills no more than a third, to {oil}. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. After frying, let the oil cool completely before you move the pot.',
    'Fry four at a time for {fry}, turning once, with the oil kept between {lowest} and {highest}. They are done when the crust is deep golden brown, the bubbling has gone quiet, and the thickest part is {inside}.',
    'Drain on a clean rack set over a baking sheet for {drain} before serving, so that the steam can leave and the crust stays crisp.',
  ],
  tips: [
    'No buttermilk? Stir lemon juice into milk, {lemon} to {milk}, and wait {wait} until it thickens.',
    'Take the chicken out of the fridge when you begin the flour; ice-cold meat drops the oil too far.',
    'Skim loose crumbs between batches, or they burn and make the last pieces bitter.',
    'Strain the cold oil through a cloth and it can fry once or twice more; throw it out when it smells stale, foams or smokes early.',
    'Chill leftovers within {chill} and eat them within {days} days. For a picnic, keep them in a cooler.',
  ],
  tags: ['chicken', 'fried', 'buttermilk', 'southern', 'picnic'],
});
