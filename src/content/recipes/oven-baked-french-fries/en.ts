import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Oven-Baked French Fries',
  alt: 'French fries',
  description:
    'Fries with a real snap and a soft center, from the oven and with a few spoons of oil instead of a pan full. A soak in hot water takes off the sugary surface starch that would scorch, and a veil of cornstarch gives back a dry layer that crisps.',
  ingredients: {
    potatoes: 'starchy potatoes such as Russet or Maris Piper',
    cornstarch: 'cornstarch',
    paprika: 'sweet paprika',
    oil: 'neutral oil',
    salt: 'fine salt',
  },
  steps: [
    'Set two racks in the upper and lower third of the oven and heat it to {oven}, with large baking sheets inside that will hold the fries in one layer.',
    'Peel the potatoes or scrub them well, and cut them into sticks {stick} thick. Even sticks brown evenly.',
    'Draw cold water and heat it until it steams; hot tap water can carry lead from the pipes (EPA). Cover the sticks with it in a bowl and leave them for {soak}. The water turns cloudy and the sticks feel a little flexible. Drain, then dry them thoroughly between two kitchen towels: any water left turns to steam in the oven.',
    'Toss the dry sticks with the cornstarch and paprika until no white clumps are left, then with the oil until every stick shines.',
    'Take out the hot sheets, line them with parchment paper that is rated for {paper} and spread the fries in one layer, none on top of another. Bake for {bake}.',
    'Turn the fries with a thin spatula, swap the sheets and bake for another {bake}. They are done when the edges are deep golden, the tips are brown and a fry held at one end stays nearly straight.',
    'Salt them at once, while the surface is hot enough for the salt to stick, and serve immediately.',
  ],
  tips: [
    'Do not keep raw potatoes in the fridge before making fries: the cold turns starch into sugar, and they brown before they crisp.',
    'Aim for golden, not dark brown; very dark fries taste bitter and hold more acrylamide.',
    'Refresh leftovers on a hot baking sheet at {oven} for {refresh}.',
  ],
  tags: ['potatoes', 'fries', 'oven-baked', 'side dish', 'snack'],
});
