import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Arepas',
  alt: 'Griddled corn cakes, one split and filled with cheese',
  description:
    'The daily corn bread of Venezuela and Colombia: thick round cakes of precooked white cornmeal, browned on a griddle and finished in the oven, crisp outside and tender within. The dough is only cornmeal, water and salt, so it has no gluten, milk or egg.',
  ingredients: {
    water: 'lukewarm water',
    salt: 'fine salt',
    masarepa: 'precooked white cornmeal (masarepa, harina P.A.N.)',
    oil: 'vegetable oil, for the griddle',
  },
  steps: [
    'Pour the water into a wide bowl and dissolve the salt in it.',
    'Let the cornmeal rain in with one hand while you stir with the other, then knead for {knead}, until there are no lumps. Cover and let the dough rest for {rest}; it drinks up the water and firms.',
    'Knead it briefly again. A ball pressed flat should not crack at the edge; if it does, work in a little more water with wet hands. Shape {arepas} balls and flatten them to rounds of {across} across and {thick} thick, smoothing the edges. Heat the oven.',
    'Heat a griddle or a heavy skillet over medium heat and brush it with the oil. Cook the arepas in batches for {side} on each side, until a dry crust with brown spots has formed and they come off by themselves.',
    'Bake them on the rack of the oven at {oven} for {bake}, until they have puffed a little and sound hollow when you tap them.',
    'Let them stand for {stand} in a cloth, split them with a knife, watching out for steam, and fill or butter them while hot.',
  ],
  tips: [
    'In Venezuela an arepa is a sandwich: fill it with white cheese, with black beans, with shredded beef, or with chicken and avocado for the “reina pepiada”.',
    'In Colombia arepas are often flatter, with grated fresh cheese kneaded into the dough and butter and salt on top.',
    'Masa harina for tortillas and ordinary cornmeal do not work: only precooked cornmeal binds with water alone.',
    'If gluten matters at your table, look for a package that is labeled gluten-free.',
    'Baked arepas keep for {days} days in the fridge or {months} months in the freezer; warm them up on the griddle.',
  ],
  tags: ['corn', 'bread', 'gluten-free', 'vegan', 'Venezuelan', 'Colombian'],
});
