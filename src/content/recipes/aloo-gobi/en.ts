import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aloo Gobi (Spiced Potatoes and Cauliflower)',
  alt: 'Aloo gobi: potato and cauliflower',
  description:
    'The dry, home-style curry of northern India: potatoes and cauliflower browned in oil, then steamed in little more than the juice of the tomatoes with cumin, coriander and turmeric. The vegetables stay whole and every piece carries its own coat of spice.',
  ingredients: {
    oil: 'neutral oil',
    potatoes: 'waxy potatoes, peeled and cut into {cube} cubes',
    cauliflower: 'cauliflower, cut into {floret} florets and patted dry',
    cuminSeeds: 'cumin seeds',
    onion: { one: 'medium onion, finely chopped', other: 'medium onions, finely chopped' },
    ginger: 'finely grated ginger',
    garlic: { one: 'clove garlic, finely grated', other: 'cloves garlic, finely grated' },
    greenChili: { one: 'green chili, slit lengthwise', other: 'green chilies, slit lengthwise' },
    coriander: 'ground coriander',
    cumin: 'ground cumin',
    turmeric: 'ground turmeric',
    chiliPowder: 'Kashmiri chili powder',
    tomatoes: { one: 'medium tomato, chopped', other: 'medium tomatoes, chopped' },
    salt: 'fine salt',
    water: 'hot water',
    fenugreek: 'dried fenugreek leaves, crumbled',
    garamMasala: 'garam masala',
    lemonJuice: 'lemon juice',
    cilantro: 'chopped cilantro',
  },
  steps: [
    'Heat half the oil in a wide, heavy pan with a lid over medium-high heat. Fry the cauliflower for {fry}, turning now and then, until it has brown spots but is still firm. Lift it out.',
    'Add the potatoes to the same pan and fry for {fry}, until the edges are golden. Lift them out and put them with the cauliflower.',
    'Lower the heat to medium, pour in the remaining oil and add the cumin seeds. After about {crackle} they crackle and darken a shade; stir in the onion at once and fry for {fry}, until soft and light brown.',
    'Stir in the ginger, garlic and green chili and cook for {cook}, until the raw smell is gone. Add the ground coriander, ground cumin, turmeric and chili powder with a spoonful of the hot water, and stir for {spices} so that the spices bloom without burning.',
    'Add the tomatoes and the salt. Cook for {cook}, pressing the tomatoes down, until they collapse into a thick paste and oil shows at the edge of the pan.',
    'Return the potatoes and cauliflower and turn them in the paste until coated. Pour in the remaining hot water, cover tightly and cook over low heat for {steam}, turning once. A knife should go through the potatoes easily, and the cauliflower should still have a little bite.',
    'Uncover, add the fenugreek leaves and garam masala and raise the heat for {dry}, until the pan is almost dry. Take off the heat, fold in the lemon juice and cilantro, cover and let it stand for {stand} before serving.',
  ],
  tips: [
    'Dry the cauliflower well after washing. Wet florets steam and fall apart before they brown.',
    'Stir as little as possible once the lid is on; turn the vegetables over with a flat spatula instead.',
    'Cut the cauliflower clearly larger than the potatoes, because it cooks faster.',
    'Kashmiri chili gives color more than heat. With a hotter chili powder, use half.',
    'It keeps for {days} days in the fridge and makes a good filling for flatbread the next day.',
  ],
  tags: ['potatoes', 'cauliflower', 'indian', 'curry', 'one pan'],
});
