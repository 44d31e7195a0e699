import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Classic Crispy Chicken Tenders',
  alt: 'Crispy chicken tenders',
  description:
    'The plain, good version: flour, egg, seasoned crumbs and a shallow pan of hot oil. A short rest after breading glues the coat to the meat, so it stays on in the pan and shatters on the plate. It takes {stove} at the stove.',
  ingredients: {
    chicken: 'chicken tenders',
    salt: 'fine salt',
    pepper: 'black pepper',
    flour: 'all-purpose flour',
    eggs: { one: 'large egg', other: 'large eggs' },
    water: 'water',
    breadcrumbs: 'fine dry breadcrumbs',
    paprika: 'paprika',
    garlicPowder: 'garlic powder',
    fryingOil: 'neutral oil, for frying',
    lemon: { one: 'lemon, washed and cut into wedges', other: 'lemons, washed and cut into wedges' },
  },
  steps: [
    'Pull or cut out the white tendon from each tender, pat the meat dry, and season it with the pepper and two thirds of the salt.',
    'Set out three shallow dishes: the flour in the first, the eggs beaten with the water in the second, the breadcrumbs mixed with the paprika, garlic powder and remaining salt in the third.',
    'Coat each tender with flour and shake off what is loose, draw it through the egg and let it drip, then press it into the crumbs on both sides until no bare spot shows. Lay on a rack and rest for {rest}. Throw away the flour, egg and crumbs that are left: they have touched raw chicken.',
    'Pour the oil into a heavy pan with high sides, {pan} across, where it stands about {deep} deep and fills no more than a third, and heat it to {oil}. Without a thermometer, drop in a crumb: it should sizzle at once and brown in about {crumb}. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. After frying, let the oil cool completely before you move the pan.',
    'Fry in batches that leave space between the pieces, for {first} on the first side and {second} on the second. They are done when deep golden and {inside} in the thickest part. Let the oil come back to temperature between batches.',
    'Drain on a clean rack set over a baking sheet, not on paper, which steams the underside, and keep warm in the oven at {warm} until all are fried. Serve with the lemon wedges.',
  ],
  tips: [
    'Keep one hand for the dry dishes and one for the egg, and you will not bread your own fingers.',
    'No tenders at the store? Cut breast fillets lengthwise into strips about {thick} thick; they cook in the same time.',
    'Freeze them breaded and raw on a baking sheet, then bag them. Before frying from frozen knock off all loose ice, which makes hot oil boil over, and lower them in gently, a few at a time; fry at {oil} for about {fry} and check for {inside} inside.',
    'The measure of oil is what the pan needs; most of it stays behind. The figures for fat count only what the crust takes up, about {share} for each person.',
  ],
  tags: ['chicken', 'fried', 'breaded', 'family', 'quick'],
});
