import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pad Thai',
  alt: 'Pad Thai with shrimp',
  cuisine: 'Thai',
  description:
    'Rice noodles, shrimp, tofu and egg tossed in a hot wok with a sauce of tamarind, fish sauce and palm sugar: sour, salty and sweet in one forkful, with crunchy peanuts and bean sprouts on top. The noodles are soaked and not boiled, so that they stay springy, and they go through the wok in rounds because a crowded wok stews.',
  ingredients: {
    noodles: 'dried flat rice noodles, {width} wide',
    palmSugar: 'palm sugar, chopped',
    tamarind: 'tamarind purée, unsweetened',
    fishSauce: 'gluten-free fish sauce',
    prawns: 'raw shrimp, peeled and deveined',
    tofu: 'firm tofu, in thin strips',
    oil: 'vegetable oil',
    shallots: { one: 'shallot, thinly sliced', other: 'shallots, thinly sliced' },
    garlic: { one: 'clove garlic, finely chopped', other: 'cloves garlic, finely chopped' },
    radish: 'gluten-free preserved radish, finely chopped',
    eggs: { one: 'large egg, beaten', other: 'large eggs, beaten' },
    sprouts: 'bean sprouts',
    chives: 'garlic chives, in {long} lengths',
    peanuts: 'unsalted roasted peanuts, coarsely chopped',
    chili: 'dried chili flakes',
    lime: { one: 'lime, washed and cut into wedges', other: 'limes, washed and cut into wedges' },
  },
  steps: [
    'Cover the rice noodles with lukewarm water and soak for {soak}, until you can wind one around a finger but it is still too firm to eat. Drain well.',
    'Warm the palm sugar, tamarind purée and fish sauce in a small pan over low heat for {warm}, stirring, until the sugar has dissolved. Taste it: sour first, then salty, then sweet. Some fish sauces and preserved radishes contain wheat; check the labels.',
    'Dry the shrimp and tofu. Heat a quarter of the oil in a wok over high heat until it shimmers and fry the shrimp for {prawns}, turning once, until they are pink, curled and opaque to the middle, {done}. Take them out. Fry the tofu in another quarter of the oil for {tofu}, until golden, and add it to the shrimp.',
    'Now cook in rounds of two servings, each with an equal share of what still goes into the wok. For the first, heat its share of the oil over medium-high heat and stir its share of the shallots, garlic and preserved radish in it for {fry}, until fragrant and golden at the edges.',
    'Add its share of the noodles and the sauce and toss for {toss}, until the noodles have drunk the sauce and are tender but springy. If they are still firm and the wok is dry, sprinkle in a spoonful of water and toss on.',
    'Push the noodles aside, pour its share of the eggs into the space and leave them for {set}. Scramble until no liquid egg is left, {done}, then fold into the noodles.',
    'Toss in its share of the shrimp, tofu, bean sprouts and garlic chives for {toss}, until the chives wilt and everything is steaming hot. Tip onto warm plates, wipe the wok, and cook the other rounds in the same way.',
    'Top with the peanuts and chili flakes and serve at once with the lime wedges to squeeze over.',
  ],
});
