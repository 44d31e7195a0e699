import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Layered Ratatouille (Confit Byaldi)',
  alt: 'Confit byaldi, the layered form of ratatouille',
  description:
    'Ratatouille in slices: thin rounds of zucchini, squash, eggplant and tomato overlap on a bed of roasted pepper sauce and bake for hours in a low oven, until they are silky and still whole. Little can go wrong, it is as good lukewarm as hot, and it is better the next day.',
  ingredients: {
    peppers: {
      one: 'red bell pepper, halved and seeded',
      other: 'red bell peppers, halved and seeded',
    },
    oil: 'olive oil',
    onion: { one: 'medium onion, finely chopped', other: 'medium onions, finely chopped' },
    garlic: { one: 'clove garlic, finely chopped', other: 'cloves garlic, finely chopped' },
    crushedTomatoes: 'canned crushed tomatoes',
    thyme: { one: 'sprig thyme', other: 'sprigs thyme' },
    bayLeaf: { one: 'bay leaf', other: 'bay leaves' },
    salt: 'fine salt',
    zucchini: 'slender zucchini',
    squash: 'slender yellow squash',
    eggplants: 'slender eggplants',
    tomatoes: 'plum tomatoes',
    pepper: 'ground black pepper',
    vinegar: 'balsamic vinegar',
  },
  steps: [
    'Heat the oven to {hot}. Roast the peppers, cut side down on a baking sheet, bare or lined with foil, for {roast}, until the skin is blistered and loose. Cover for {cover}, peel and chop finely. Turn the oven down to {low}.',
    'Warm a third of the oil in a pan over low heat and cook the onion with two thirds of the garlic for {onion}, until soft but not colored. Add the crushed tomatoes, half the thyme, the bay leaf and half the salt and simmer for {simmer}, until thick and no longer watery. Take out the herbs and stir in the peppers.',
    'Spread the sauce in a shallow baking dish about {dish} across. Cut the zucchini, squash, eggplants and plum tomatoes into slices {thick} thick.',
    'Stack the slices in a repeating order and lay them in overlapping rows or a spiral on the sauce, so that a narrow edge of every slice shows.',
    'Mix another third of the oil with the remaining garlic, the leaves of the remaining thyme, the remaining salt and the pepper, and brush it over the vegetables. Lay a sheet of parchment paper directly on them and cover the dish tightly with foil.',
    'Bake for {bake}, until a knife goes through the eggplant without any resistance.',
    'Uncover and bake for {glaze} more, until the juice at the edge has thickened and the tops are glazed and beginning to color. If there is still much liquid, pour it into a small pan and boil it down.',
    'Rest for {rest}. Whisk the remaining oil with the vinegar and the cooking juice you can spoon from the edge, and drizzle it over to serve.',
  ],
  tips: [
    'Choose vegetables of nearly the same diameter, about {wide}, so that the rows lie even.',
    'A mandoline gives equal slices; use its guard. Cut the tomatoes with a sharp serrated knife instead.',
    'Balsamic vinegar mostly contains sulfites, which is why they are named here.',
    'Keep the oven low. At high heat the edges dry out before the eggplant is soft.',
    'It keeps for {days} days in the fridge. Reheat it covered at {oven} for {reheat}, or let it come to room temperature for {stand}.',
  ],
  tags: ['ratatouille', 'french', 'vegetables', 'baked', 'make ahead'],
});
