import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Dan Dan Noodles',
  alt: 'Dan dan noodles topped with peanuts and scallions',
  description:
    'Sichuan street noodles, named after the pole from which vendors hung their pots. Thin wheat noodles sit on a sauce of sesame paste, chili oil, vinegar and numbing Sichuan pepper, under crisp pork fried with preserved mustard greens, chopped peanuts and scallions. Stir everything up from the bottom before the first bite.',
  ingredients: {
    sesamePaste: 'Chinese sesame paste',
    soySauce: 'light soy sauce',
    vinegar: 'Chinkiang black vinegar',
    chiliOil: 'Sichuan red chili oil, with some of its sediment',
    sugar: 'sugar',
    sichuanPepper: 'ground roasted Sichuan peppercorns',
    garlic: { one: 'clove garlic, finely grated', other: 'cloves garlic, finely grated' },
    oil: 'neutral oil',
    pork: 'ground pork',
    shaoxingWine: 'Shaoxing wine',
    wheatPaste: 'sweet wheat paste, tianmianjiang',
    mustardGreens: 'Sichuan preserved mustard greens, rinsed, squeezed and chopped',
    noodles: 'fresh thin wheat noodles',
    bokChoy: 'small bok choy, leaves separated',
    peanuts: 'roasted unsalted peanuts, chopped',
    scallions: { one: 'scallion, thinly sliced', other: 'scallions, thinly sliced' },
  },
  steps: [
    'Whisk the sesame paste with the soy sauce and vinegar until smooth, then stir in the chili oil, sugar, ground Sichuan peppercorns and garlic. The sauce should drop from the spoon like thick paint.',
    'Heat a wok over high heat, add the neutral oil and the pork and press it flat. Let it sear for {sear} without stirring, then break it up and fry for {fry}, until the liquid has gone, the crumbs are brown and crisp and no pink is left. A thermometer in a clump of meat should show at least {core}.',
    'Pour the Shaoxing wine down the side of the wok, add the sweet wheat paste and stir for {paste}, until the meat is glossy. Add the preserved mustard greens and fry for {greens}, until dry and fragrant. Take off the heat.',
    'Bring a large pot of unsalted water to a boil. Blanch the bok choy for {blanch}, until bright green, and lift it out.',
    'Boil the noodles in the same water for {noodles}, or for the time on their package, until they are springy with no white core. Save a ladle of the cooking water.',
    'Thin the sauce with a few spoons of the hot noodle water until it is as loose as cream, and divide it among warm bowls.',
    'Drain the noodles, shake them well and lay them on the sauce. Top with the bok choy, pork, peanuts and scallions, serve at once, and let everyone mix their own bowl.',
  ],
  tips: [
    'As written this fills {bowls} bowls for a main dish.',
    'Many fresh wheat noodles are made with egg, and preserved greens may contain sulfites. Read the labels if that matters at your table.',
    'Chinese sesame paste is made from roasted seeds. With pale tahini, stir in a little toasted sesame oil for the missing depth.',
    'Roast the Sichuan peppercorns in a dry pan over medium heat for {roast}, throw out black seeds and stems, then grind them; store-bought powder has often lost its numbing effect.',
    'Sauce and pork can be made {days} days ahead and kept in the fridge. Reheat the pork until steaming hot.',
    'Preserved mustard greens differ in salt. Taste them after rinsing, and hold back some soy sauce if they are sharp.',
  ],
  tags: ['noodles', 'sichuan', 'chinese', 'spicy', 'pork'],
});
