import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Honey Mustard Chicken Tenders',
  alt: 'Breaded chicken strips',
  description:
    'Breaded strips with mustard in two places: brushed on the meat, where it seasons the chicken and holds the crumbs, and stirred with honey into a sauce for dipping. The sauce needs no cooking and is sharp enough to cut through the crust. Leave it on the side and the crunch lasts to the end of the plate.',
  ingredients: {
    chicken: 'chicken tenders',
    salt: 'fine salt',
    pepper: 'black pepper',
    chickenMustard: 'Dijon mustard, for the chicken',
    flour: 'all-purpose flour',
    eggs: { one: 'large egg', other: 'large eggs' },
    breadcrumbs: 'fine dry breadcrumbs',
    paprika: 'paprika',
    fryingOil: 'neutral oil, for frying',
    honey: 'honey',
    sauceMustard: 'Dijon mustard, for the sauce',
    mayonnaise: 'mayonnaise',
    lemonJuice: 'fresh lemon juice',
  },
  steps: [
    'For the sauce whisk the honey with the sauce mustard, the mayonnaise and the lemon juice until smooth and pale. Taste: it should be sweet first and hot after. Chill it while you cook.',
    'Pull or cut the white tendon out of each tender and pat the meat dry. Toss with three quarters of the salt, the pepper and the mustard for the chicken until thinly coated all over.',
    'Put the flour in one shallow dish, the beaten eggs in a second, and the breadcrumbs mixed with the paprika in a third.',
    'Turn the tenders in flour, then egg, then crumbs, pressing the crumbs on firmly until no wet patch shows. Rest on a rack for {rest} so that the coat sets. Throw away the flour, egg and crumbs that are left: they have touched raw chicken.',
    'Pour the oil into a heavy pan with high sides, {pan} across, where it stands about {deep} deep and fills no more than a third, and heat it to {oil}; a crumb dropped in should sizzle at once. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. After frying, let the oil cool completely before you move the pan.',
    'Fry a few at a time for {first}, turn, and fry for {second} more, until deep golden and {inside} in the thickest part. The mustard darkens the crust a little early, so trust the thermometer rather than the color.',
    'Drain on a clean rack, sprinkle with the remaining salt while hot, and serve with the sauce in a bowl.',
  ],
  tips: [
    'To glaze instead, warm half the sauce without boiling it and brush it on just before serving; a glazed crust softens within {soft}.',
    'Whole-grain mustard in the sauce gives texture. Yellow mustard is milder and sweeter.',
    'The sauce keeps for a week in the fridge if the mayonnaise is store-bought; with homemade mayonnaise, use it within {days} days.',
    'Honey is not for children under one year.',
    'Many Dijon mustards contain sulfites; check the label.',
  ],
  tags: ['chicken', 'fried', 'breaded', 'honey mustard', 'dip'],
});
