import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Virgin Mojito',
  alt: 'Mojito with lime, mint and ice',
  description:
    'Mint, lime, a little sugar and soda over a lot of ice, with nothing missing and no rum. The lime is muddled with its peel, because the oil in the skin gives the drink the depth that the alcohol otherwise would. Ready in a few minutes.',
  garnish: ['Mint sprig, clapped between the hands', 'Slice of lime'],
  glassware: 'Highball glass',
  ingredients: {
    mint: { one: 'fresh mint leaf', other: 'fresh mint leaves' },
    lime: { one: 'unwaxed lime, cut into wedges', other: 'unwaxed limes, cut into wedges' },
    sugar: 'granulated sugar',
    limeJuice: 'fresh lime juice',
    ice: 'Crushed ice, to fill the glasses',
    soda: 'soda water, well chilled',
  },
  steps: [
    'Wash the limes before cutting them, and rinse the mint and shake it dry. Divide the lime wedges and sugar among the glasses. Press with a muddler or the end of a wooden spoon until the juice is out and the sugar looks like wet sand.',
    'Add the mint and press it {press} times, gently: the leaves should bruise and smell strongly, not tear, because torn mint turns bitter and gets into the straw.',
    'Pour in the lime juice and stir for {stir}, until no sugar grates on the bottom.',
    'Fill the glasses to the top with crushed ice and pour the soda slowly down the side.',
    'Draw a long spoon up from the bottom once or twice, so that mint and lime rise through the ice, garnish, and serve at once.',
  ],
  tips: [
    'Clap the garnish sprig once between your palms: it wakes the scent and is half of the taste.',
    'Spearmint is the mild mint of a mojito. Peppermint works too, but use fewer leaves.',
    'For a pitcher, muddle everything but the ice and soda ahead of time, keep it cold, and add ice and soda at the table.',
    'Cane sugar gives a rounder taste; its coarse grains also help to bruise the mint.',
  ],
  tags: ['mint', 'lime', 'alcohol-free', 'summer', 'long drink'],
});
