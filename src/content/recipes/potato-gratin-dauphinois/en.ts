import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Potato Gratin Dauphinois',
  alt: 'Gratin dauphinois, a potato gratin',
  description:
    'Thin slices of potato, set in garlic-scented cream under a browned skin. The plain old version from the Dauphiné has no cheese and no eggs: the starch of the unrinsed potatoes thickens the cream by itself. A few minutes on the stove first mean that every slice is tender when the top is brown.',
  ingredients: {
    potatoes: 'waxy or medium-starch potatoes',
    garlic: { one: 'clove garlic', other: 'cloves garlic' },
    butter: 'butter, very soft, for the dish',
    cream: 'heavy cream',
    milk: 'whole milk',
    bayLeaf: { one: 'bay leaf', other: 'bay leaves' },
    thyme: { one: 'sprig thyme', other: 'sprigs thyme' },
    salt: 'fine salt',
    nutmeg: 'grated nutmeg',
    pepper: 'ground white pepper',
  },
  steps: [
    'Heat the oven to {oven}. Halve a clove of garlic, rub a shallow baking dish of about {long} by {wide} with it, let the film dry for a moment, then coat the dish with the butter. Crush the rest of the garlic.',
    'Peel the potatoes and slice them {slice} thick, on a mandoline with its guard if you have one. Do not rinse the slices: their starch is what binds the sauce.',
    'Bring the cream and milk with the crushed garlic, bay leaf, thyme, salt, nutmeg and pepper to a bare simmer in a wide pan. Add the potatoes and cook over low heat for {cook}, moving them gently with a spatula so that nothing sticks. The cream should thicken enough to coat the slices, and the slices should bend without breaking.',
    'Take out the bay leaf and thyme. Spoon the potatoes into the dish, lay the top slices neatly and pour the cream over; it should come just level with the top layer. Press the potatoes down.',
    'Bake for {bake}. The gratin is ready when a knife meets no resistance in the middle and the cream bubbles thickly at the edge.',
    'If the top is still pale, raise the oven to {oven} and bake for {brown} more, until it has brown patches.',
    'Let it rest for {rest} before serving: the cream settles into the layers and the pieces keep their shape.',
  ],
  tips: [
    'Keep the oven low. Cream that boils hard in the oven separates into butterfat and curds.',
    'Slices of even thickness matter more than thin ones: mixed slices cook unevenly.',
    'For a dinner, bake the gratin up to a day ahead, chill it, cut neat portions and reheat them, covered, at {oven} for {reheat} until hot in the middle.',
    'Leftovers keep for {days} days in the fridge.',
  ],
  tags: ['potatoes', 'gratin', 'french', 'cream', 'baked'],
});
