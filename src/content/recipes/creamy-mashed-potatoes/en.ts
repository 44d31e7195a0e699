import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Creamy Mashed Potatoes',
  alt: 'Mashed potatoes',
  description:
    'Smooth, buttery mash that holds a soft peak and stays light on the fork. The potatoes are dried over the heat before anything is added, and butter goes in before hot milk, so the starch is coated in fat and the mash never turns gluey.',
  ingredients: {
    potatoes: 'yellow, medium-starch potatoes such as Yukon Gold, peeled and cut into {piece} pieces',
    waterSalt: 'fine salt, for the cooking water',
    butter: 'butter, cold and diced',
    milk: 'whole milk',
    cream: 'heavy cream',
    bayLeaf: { one: 'bay leaf', other: 'bay leaves' },
    salt: 'fine salt, for seasoning',
    nutmeg: 'grated nutmeg',
    pepper: 'ground white pepper',
  },
  steps: [
    'Rinse the cut potatoes under cold water until it runs almost clear. Put them in a large pan, cover with fresh cold water by {cover} and add the salt for the water.',
    'Bring to a boil, then simmer gently for {simmer}. They are ready when a piece breaks apart as soon as you press it with a fork; a hard core now means lumps later.',
    'While they cook, warm the milk, cream and bay leaf in a small pan until steam rises and small bubbles form at the edge. Take off the heat, cover and leave for {infuse}, then remove the bay leaf.',
    'Drain the potatoes well, return them to the empty pan and stir over low heat for {dry}, until no more steam billows up and a floury film appears on the bottom.',
    'Press the potatoes through a ricer or food mill into a warm bowl. Fold in the butter with a spatula, a handful at a time, until no yellow streaks are left.',
    'Reheat the milk until it steams and fold it in by thirds, waiting each time until it has been taken up. Stop when the mash falls from the spoon in soft folds; you may not need all of it.',
    'Stir in the salt for seasoning, the nutmeg and the white pepper, taste and serve hot.',
  ],
  tips: [
    'Never use a blender or food processor: the blades burst the starch grains and the mash becomes stretchy paste.',
    'Start in cold water. In boiling water the outside falls apart before the middle is soft.',
    'To hold the mash for up to {hold}, set the covered bowl over barely simmering water and pour a thin layer of hot milk on top; stir it in before serving.',
    'Leftovers keep for {days} days in the fridge. Reheat gently with a splash of milk until steaming hot.',
  ],
  tags: ['potatoes', 'mash', 'side dish', 'butter', 'comfort food'],
});
