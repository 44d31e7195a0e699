import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Oven-Baked Panko Chicken Tenders',
  alt: 'Breaded chicken pieces',
  description:
    'Tenders with a real crunch from the oven. The trick is to toast the panko golden before it goes on, because {bake} is enough to cook the chicken but not to brown pale crumbs. Less oil, no spatter, and all of them ready at once.',
  ingredients: {
    panko: 'panko breadcrumbs',
    oil: 'olive oil',
    chicken: 'chicken tenders',
    salt: 'fine salt',
    pepper: 'black pepper',
    flour: 'all-purpose flour',
    eggs: { one: 'large egg', other: 'large eggs' },
    mustard: 'Dijon mustard',
    paprika: 'smoked paprika',
    garlicPowder: 'garlic powder',
    lemon: { one: 'lemon, washed and cut into wedges', other: 'lemons, washed and cut into wedges' },
  },
  steps: [
    'Heat the oven to {oven} and set a rack over a baking sheet.',
    'Rub the panko with the oil on a second sheet, spread it thin, and toast it in the oven for {toast}, stirring once, until it is the color of dry sand. Watch the last minute closely. Tip into a shallow dish to cool.',
    'Pull or cut the white tendon out of each tender, pat the meat dry, and season it with the pepper and two thirds of the salt.',
    'Stir the paprika, garlic powder and remaining salt into the panko. Put the flour in a second dish, and beat the eggs with the mustard in a third.',
    'Turn each tender in flour, shake, draw it through the egg, then press it hard into the panko on all sides. Lay the pieces on the rack without touching. Throw away the flour, egg and crumbs that are left: they have touched raw chicken.',
    'Bake for {bake}, without turning, until the crust is deep golden and the thickest piece is {inside} in the middle. Thin pieces that are done early can come out first.',
    'Leave on the rack for {rest} so that the crust firms up, and serve with the lemon wedges.',
  ],
  tips: [
    'The rack matters: on a flat sheet the underside steams. Without a rack, heat the sheet itself in the oven, oil it, and turn the tenders once.',
    'Panko differs from box to box in size, so it is given by weight only. Coarse panko needs firmer pressing.',
    'To reheat, use the oven at {oven} for {reheat}; a microwave makes the crumbs leathery. Eat leftovers within {days} days.',
  ],
  tags: ['chicken', 'baked', 'panko', 'weeknight', 'less oil'],
});
