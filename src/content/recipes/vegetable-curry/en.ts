import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Vegetable Curry',
  alt: 'Indian mixed vegetable curry',
  cuisine: 'Indian',
  description:
    'A North Indian mixed vegetable sabzi: potatoes, cauliflower, carrots, green beans and peas in a thick masala of onion, tomato and ginger that clings instead of swimming. Each vegetable goes in when its time has come, so all of them are tender at once and none has collapsed. Eat it with rice or flatbread.',
  ingredients: {
    oil: 'vegetable oil',
    cuminSeeds: 'cumin seeds',
    onions: { one: 'onion, finely chopped', other: 'onions, finely chopped' },
    garlic: { one: 'clove garlic, finely chopped', other: 'cloves garlic, finely chopped' },
    ginger: 'finely chopped fresh ginger',
    greenChili: { one: 'green chili, finely chopped', other: 'green chilies, finely chopped' },
    coriander: 'ground coriander',
    groundCumin: 'ground cumin',
    chiliPowder: 'Kashmiri chili powder',
    turmeric: 'ground turmeric',
    salt: 'fine salt',
    tomatoes: 'canned chopped tomatoes',
    potatoes: 'waxy potatoes, in {cube} cubes',
    carrots: 'carrots, in {slice} slices',
    water: 'water',
    cauliflower: 'cauliflower, in small florets',
    beans: 'green beans, in {piece} pieces',
    peas: 'frozen peas',
    garamMasala: 'garam masala',
    fenugreek: 'dried fenugreek leaves, crushed',
    lemonJuice: 'lemon juice',
    cilantro: 'chopped fresh cilantro',
  },
  steps: [
    'Heat the oil in a wide, heavy pan over medium heat. Drop in one of the cumin seeds: when it sizzles at once, add the rest and let them crackle for {crackle}, until a shade darker.',
    'Add the onions and fry for {fry}, stirring often, until they are soft and evenly golden brown. Pale onions make a flat curry, so do not hurry this.',
    'Stir in the garlic, ginger and green chili for {garlic}, until the raw smell is gone. Add the ground coriander, ground cumin, chili powder, turmeric and salt, and stir for {spices}. A splash of water stops them from burning.',
    'Add the tomatoes and cook for {cook}, until the masala is thick, comes away from the pan when you draw a spoon through it, and shows beads of oil at the edge.',
    'Stir in the potatoes, carrots and water. Cover and simmer over medium-low heat for {simmer}, until a knife enters the potatoes but meets resistance in the middle.',
    'Add the cauliflower and green beans, stir to coat, cover, and cook for {cook}, stirring twice, until everything is just tender. Add a little water if it catches on the bottom.',
    'Stir in the peas, garam masala and fenugreek leaves and cook without the lid for {cook}, until the peas are hot and bright and the sauce clings to the vegetables.',
    'Take the pan off the heat and stir in the lemon juice and half the cilantro. Let it stand for {stand}, taste for salt, and scatter the remaining cilantro over it.',
  ],
});
