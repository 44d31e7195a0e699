import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Chana Masala (Chickpea Curry)',
  alt: 'Chana masala',
  description:
    'Chickpeas in a dark, tangy tomato and onion gravy, the kind that is scooped up with bread or spooned over rice. The onions are taken well past golden, the spices go in at three points, and some of the chickpeas are crushed to thicken the sauce.',
  ingredients: {
    oil: 'neutral oil',
    cuminSeeds: 'cumin seeds',
    bayLeaf: { one: 'bay leaf', other: 'bay leaves' },
    onion: { one: 'large onion, finely chopped', other: 'large onions, finely chopped' },
    ginger: 'finely grated ginger',
    garlic: { one: 'clove garlic, finely grated', other: 'cloves garlic, finely grated' },
    chilies: { one: 'green chili, slit lengthwise', other: 'green chilies, slit lengthwise' },
    coriander: 'ground coriander',
    cumin: 'ground cumin',
    turmeric: 'ground turmeric',
    chiliPowder: 'Kashmiri chili powder',
    tomatoes: 'canned crushed tomatoes',
    chickpeas: 'drained canned chickpeas',
    water: 'hot water',
    salt: 'fine salt',
    mangoPowder: 'dried mango powder, amchur',
    garamMasala: 'garam masala',
    lemonJuice: 'lemon juice',
    cilantro: 'chopped cilantro',
  },
  steps: [
    'Heat the oil in a wide, heavy pan over medium heat. Add the cumin seeds and bay leaf; when the seeds crackle and turn a shade darker, after about {crackle}, add the onion.',
    'Fry the onion for {brown}, stirring often, until it is an even caramel brown. Splash in a little water if it catches.',
    'Add the ginger, garlic and green chilies and fry for {fry}. Stir in the ground coriander, ground cumin, turmeric and chili powder with a spoonful of the hot water and cook for {spices}, until the paste is fragrant and leaves a film on the pan.',
    'Add the tomatoes and the salt. Cook for {reduce}, stirring, until the mixture is thick and dark and beads of oil appear at the edge.',
    'Crush about one quarter of the chickpeas with a fork. Stir all of them in with the remaining hot water, bring to a boil and simmer gently, with the lid ajar, for {simmer}. The gravy should cling to a spoon, and a chickpea should give way between two fingers.',
    'Stir in the mango powder and garam masala and simmer for {finish}. Take off the heat, add the lemon juice and most of the cilantro, and take out the bay leaf.',
    'Cover and let it rest for {rest}, taste for salt and serve with the remaining cilantro on top.',
  ],
  tips: [
    'To start from dried chickpeas, soak half the weight of dried ones overnight and simmer them for about {simmer}, until creamy inside. Use their cooking water in place of the hot water.',
    'Give the onions their time. Pale onions make a sweet, flat gravy.',
    'No mango powder? Double the lemon juice.',
    'It keeps for {days} days in the fridge, freezes well for {months} months, and is best on the second day.',
  ],
  tags: ['chickpeas', 'indian', 'curry', 'one pot', 'freezer-friendly'],
});
