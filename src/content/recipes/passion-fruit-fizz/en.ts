import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Passion Fruit Fizz',
  alt: 'Passion fruit drink with ice in the style of a mojito, without alcohol',
  description:
    'Passion fruit pulp, lime and bruised mint under soda, built in the glass like a mojito. Half the fruit is strained for a smooth golden base and half goes in with its seeds, which crackle pleasantly through the straw. Fragrant, sour and very cold.',
  garnish: ['Half a passion fruit', 'Mint sprig', 'Slice of lime'],
  glassware: 'Highball glass',
  ingredients: {
    passionFruit: { one: 'ripe passion fruit', other: 'ripe passion fruit' },
    sugar: 'granulated sugar',
    hotWater: 'hot water',
    limeJuice: 'fresh lime juice',
    mint: { one: 'fresh mint leaf', other: 'fresh mint leaves' },
    ice: 'Crushed ice, to fill the glasses',
    soda: 'soda water, well chilled',
  },
  steps: [
    'Stir the sugar into the hot water until it has dissolved and the syrup is clear, and let it cool for {cool}.',
    'Wash the passion fruit and the mint, and halve the fruit. Scrape half the pulp into a sieve over a bowl and rub with a spoon until only dry black seeds are left; keep the other pulp as it is.',
    'Divide the mint and syrup among the glasses and press the leaves {press} times, until they smell strongly but are still whole.',
    'Add the strained juice, the lime juice and the whole pulp, stir for {stir}, and fill the glasses with crushed ice.',
    'Pour in the soda slowly, lift everything once from the bottom with a long spoon so that the seeds hang through the drink, and garnish while it still fizzes.',
  ],
  tips: [
    'A wrinkled passion fruit is a ripe one. It should feel heavy for its size; a light one has dried out.',
    'Frozen unsweetened pulp does well: use {pulp} for each fruit.',
    'Very sour fruit needs more syrup. Taste before the soda goes in, when it is easiest to correct.',
    'Ginger beer in place of soda makes it spicy; choose one without alcohol and leave out half the sugar.',
  ],
  tags: ['passion fruit', 'lime', 'mint', 'alcohol-free', 'sparkling'],
});
