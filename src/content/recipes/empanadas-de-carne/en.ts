import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Empanadas de Carne',
  alt: 'Baked half-moon pastries with a braided edge',
  description:
    'Argentina’s beef turnovers, baked: a supple dough made with lard and warm brine around a juicy filling of beef and plenty of onion, with paprika, cumin, hard-boiled egg and olive. The braided edge, the “repulgue”, keeps the juice in. Each serving is two empanadas.',
  ingredients: {
    flour: 'all-purpose flour',
    doughSalt: 'fine salt, for the dough',
    water: 'warm water',
    lard: 'lard or beef fat, melted, for the dough',
    fryingLard: 'lard or beef fat, for the filling',
    onions: { one: 'medium onion, finely chopped', other: 'medium onions, finely chopped' },
    pepper: { one: 'medium red bell pepper, finely diced', other: 'medium red bell peppers, finely diced' },
    beef: 'ground beef, coarsely ground',
    salt: 'fine salt, for the filling',
    paprika: 'sweet paprika',
    cumin: 'ground cumin',
    chili: 'mild chili flakes (ají molido)',
    scallions: { one: 'scallion, sliced', other: 'scallions, sliced' },
    eggs: { one: 'large egg, for the filling', other: 'large eggs, for the filling' },
    olives: { one: 'pitted green olive', other: 'pitted green olives' },
    glaze: { one: 'large egg, beaten, for brushing', other: 'large eggs, beaten, for brushing' },
  },
  steps: [
    'Dissolve the salt for the dough in the warm water. Mix the flour with the melted lard, pour in the brine, and knead for {knead} to a smooth, firm dough. Wrap it and let it rest in the fridge for {rest}.',
    'Melt the lard for the filling in a wide skillet over medium heat and cook the onions and the bell pepper for {soften}, until soft and glassy, not brown.',
    'Raise the heat, add the beef and the salt for the filling, and cook for {brown}, breaking it up, until no pink is left. Take it off the heat and stir in the paprika, the cumin and the chili flakes, which would burn in the hot pan. The filling should be moist.',
    'Stir in the scallions, spread the filling on a tray, let it cool for {cool}, then chill it for {chill}, until the fat has set. Warm filling would tear the dough.',
    'Meanwhile boil the eggs for the filling for {boil}, cool them in cold water, peel and chop them.',
    'Roll out the dough {thick} thick on a lightly floured counter and cut out {discs} rounds of {across}, rerolling the scraps once.',
    'Put a heaping spoonful of filling on the middle of each round, with some egg and an olive. Moisten half the edge with water, fold the dough over, press out the air, and seal it. For the braid, fold the edge over itself with thumb and finger, a little at a time, from one end to the other.',
    'Heat the oven to {oven}. Lay the empanadas on a lined baking sheet, brush them with the beaten egg and bake for {bake}, until they are deep golden and a thermometer in the filling shows {inside}.',
    'Let them stand for {stand}: the juice is scalding. They are eaten by hand.',
  ],
  tips: [
    'As much onion as meat, measured by eye, makes the filling juicy; do not be sparing with it.',
    'Beef chopped by hand with a knife is the classic. Ask for a cut with a little fat.',
    'Unbaked empanadas keep for {months} months in the freezer. Bake them frozen, a few minutes longer.',
    'Baked ones keep for {days} days in the fridge; crisp them up in the oven, not in the microwave.',
  ],
  tags: ['beef', 'pastry', 'party food', 'freezer-friendly', 'Argentine'],
});
