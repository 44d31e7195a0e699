import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mapo Tofu',
  alt: 'Mapo tofu',
  cuisine: 'Chinese',
  description:
    'Trembling cubes of soft tofu in a brick-red sauce that burns and tingles at once: chili bean paste gives the heat and depth, Sichuan peppercorns the numbness. A little pork is seasoning more than meat. Serve it over steamed rice, which it was made for.',
  ingredients: {
    tofu: 'soft tofu, in {cube} cubes',
    poachingSalt: 'fine salt, for the poaching water',
    sichuanPepper: 'Sichuan peppercorns',
    oil: 'vegetable oil',
    pork: 'ground pork',
    doubanjiang: 'doubanjiang (Sichuan chili bean paste), chopped',
    blackBeans: 'fermented black beans, rinsed and chopped',
    ginger: 'finely chopped fresh ginger',
    garlic: { one: 'clove garlic, finely chopped', other: 'cloves garlic, finely chopped' },
    chiliFlakes: 'Sichuan chili flakes',
    stock: 'unsalted chicken stock',
    soySauce: 'soy sauce',
    sugar: 'granulated sugar',
    cornstarch: 'cornstarch',
    water: 'cold water',
    scallions: { one: 'scallion, thinly sliced', other: 'scallions, thinly sliced' },
  },
  steps: [
    'Toast the Sichuan peppercorns in a dry wok over low heat for {toast}, shaking it, until they smell of citrus and are a shade darker. Cool, throw away any black seeds, and grind to a powder.',
    'Bring a wide pan of water to a bare simmer with the salt for it. Slide in the tofu and poach it for {poach} without letting it boil, until it is hot through and a little firmer. Leave it in the hot water until you need it.',
    'Heat the oil in the wok over high heat until it shimmers. Fry the pork for {fry}, breaking it up, until no pink is left, it has reached {done}, and the edges are brown and crisp.',
    'Turn the heat to medium-low, add the doubanjiang and stir for {paste}, until the oil is bright red. Add the fermented black beans, ginger, garlic and chili flakes and stir for {fry}, until fragrant. Garlic that browns turns bitter.',
    'Pour in the stock, soy sauce and sugar and bring to a boil. Lift the tofu from its water with a slotted spoon, let it drain, and slip it into the sauce. Simmer for {simmer}, pushing it gently with the back of a spoon so that the cubes stay whole.',
    'Mix the cornstarch with the cold water. Add a third at a time, letting the sauce bubble for {bubble} after each, until it clings to the tofu and a thin layer of red oil stands at the edge. You may not need all of it.',
    'Stir in half the scallions. Spoon into a deep dish and finish with the ground Sichuan peppercorns and the remaining scallions. Serve at once.',
  ],
});
