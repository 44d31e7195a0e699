import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Strawberry Basil Smash',
  alt: 'Strawberry lemonade in a glass',
  description:
    'Ripe strawberries crushed with sugar and basil, sharpened with lemon and lengthened with soda: a strawberry lemonade with a peppery green note behind it. It is only as good as the berries, so make it when they smell of something.',
  garnish: ['Basil leaf', 'Small strawberry on the rim', 'Slice of lemon'],
  glassware: 'Tumbler or old-fashioned glass',
  ingredients: {
    strawberries: 'ripe strawberries, hulled',
    sugar: 'granulated sugar',
    basil: { one: 'fresh basil leaf', other: 'fresh basil leaves' },
    lemonJuice: 'fresh lemon juice',
    ice: 'Ice cubes, to fill the shaker and the glasses',
    soda: 'soda water, well chilled',
  },
  steps: [
    'Wash the strawberries before you hull them, and the basil. Set a small berry for each glass aside for the garnish. Slice the others into a shaker or a large jar, add the sugar, and leave for {stand}, until they stand in a pool of red juice.',
    'Muddle to a rough pulp. Add the basil and press it only {press} times, until you can smell it.',
    'Add the lemon juice and a good handful of ice, close, and shake hard for {shake}, until the outside is frosted.',
    'Strain through a coarse sieve into the glasses, filled with fresh ice, pressing with a spoon so that some pulp goes through and only seeds and leaves stay behind.',
    'Top with the soda, stir once from the bottom, and garnish. Taste: it should be tart first and sweet after; a little more sugar or lemon puts it right.',
  ],
  tips: [
    'Frozen strawberries work out of season. Thaw them with the sugar, and use their juice.',
    'A few drops of balsamic vinegar in the shaker deepen the color and the taste of pale berries.',
    'Shake and strain up to a day ahead and keep the base in the fridge; add soda at the last moment.',
    'For a clear drink, strain a second time through a fine sieve.',
  ],
  tags: ['strawberry', 'basil', 'lemon', 'alcohol-free', 'summer'],
});
