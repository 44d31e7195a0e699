import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Green Bean Tempura',
  alt: 'Vegetable tempura',
  cuisine: 'Japanese',
  description:
    'Whole green beans, joined by a few slices of sweet potato, in a coat so thin that the vegetable shows through and so crisp that it shatters. Ice-cold sparkling water and a batter left lumpy do the work, and the dip is built on kombu instead of the usual bonito. Any firm vegetable takes the same batter.',
  ingredients: {
    kombu: { one: 'piece dried kombu, {square} square', other: 'pieces dried kombu, {square} square' },
    water: 'water',
    soySauce: 'soy sauce',
    mirin: 'mirin',
    daikon: 'daikon radish, finely grated',
    ginger: 'finely grated fresh ginger',
    beans: 'green beans, stem ends trimmed',
    sweetPotato: 'sweet potato, peeled and sliced {thick} thick',
    dustingFlour: 'all-purpose flour, for dusting',
    fryingOil: 'vegetable oil, for deep-frying',
    flour: 'all-purpose flour, for the batter',
    cornstarch: 'cornstarch',
    egg: { one: 'large egg, cold', other: 'large eggs, cold' },
    sodaWater: 'ice-cold sparkling water',
    salt: 'fine salt',
  },
  steps: [
    'Soak the kombu in the water in a small pan for {soak}. Heat gently until small bubbles rise along the sides, lift out the kombu, add the soy sauce and mirin, and simmer for {simmer}. Take the dip off the heat.',
    'Boil the green beans in plenty of water for {boil}, until tender, because a shorter dip and the frying would not make the raw beans safe. Cool them under cold water and drain. Dry them and the sweet potato thoroughly with a towel, since wet vegetables spit in hot oil, and toss them in the dusting flour until they look lightly frosted. Shake off the excess.',
    'Pour the oil into a deep, heavy pan of {pan}, where it stands about {deep} deep and fills no more than a third, and heat it to {oil}. Without a thermometer: a dry wooden chopstick held in it is at once wreathed in small bubbles. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. Set a rack over a baking sheet.',
    'Only now make the batter. Whisk the flour for the batter with the cornstarch. Beat the egg with the sparkling water in a second bowl, tip in the flour mixture all at once, and stir {strokes} strokes with chopsticks. It should be as thin as cream, with lumps and streaks of flour left in it. A drop of it in the oil should sink halfway, then rise and sizzle.',
    'Dip the sweet potato a few slices at a time, let the batter drip, and slide them into the oil away from you. Fry for {fry}, turning once, until the batter is pale gold and a skewer goes through without pressure.',
    'Fry the green beans in small batches for {fry}, until the batter is crisp and the loud bubbling has died down. Do not cover more than half of the surface, and let the oil come back to {oil} before each batch.',
    'Skim out loose crumbs between batches before they burn. Drain the tempura on the rack, never in a pile, and sprinkle it with the salt while it is hot.',
    'Stir the daikon and ginger into the dip and serve at once, because tempura is crisp for about {crisp}. Let the oil cool completely before you move the pan.',
  ],
});
