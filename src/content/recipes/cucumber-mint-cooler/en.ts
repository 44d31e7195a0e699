import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Cucumber Mint Cooler',
  alt: 'Mint lemonade',
  description:
    'A mint lemonade with cucumber blended into it and strained out again, so that only its coolness stays. Pale green, barely sweet, and the right thing to put on the table on a hot afternoon. A pinch of salt makes it taste more of cucumber, not of salt.',
  garnish: ['Thin slices of cucumber', 'Mint sprig', 'Slice of lemon'],
  glassware: 'Highball or Collins glass',
  ingredients: {
    cucumber: 'cucumber',
    mint: { one: 'fresh mint leaf', other: 'fresh mint leaves' },
    sugar: 'granulated sugar',
    lemonJuice: 'fresh lemon juice',
    salt: 'fine salt',
    water: 'cold water',
    ice: 'Ice cubes, to fill the glasses',
    soda: 'soda water, well chilled',
  },
  steps: [
    'Wash the cucumber and the mint. Taste a thin slice from the stem end of the cucumber; throw it out whole if it is bitter. Cut a few thin slices for the garnish, and chop the rest with its skin.',
    'Blend the cucumber, sugar, lemon juice, salt and half the cold water for {blend}, until smooth and frothy.',
    'Add the mint and blend for {pulse} only, in short pulses, until it is in flecks. Blended longer it turns the drink brown and grassy.',
    'Pour through a fine sieve into a pitcher and press with a spoon until the pulp is nearly dry. Stir in the remaining water and skim the foam. Taste: it should be a little too sharp and too sweet, since ice and soda are still to come.',
    'Fill the glasses with ice, pour the cooler to three quarters, top with soda, stir once, and garnish.',
  ],
  tips: [
    'Chill the cucumber and the lemons first, and less ice will melt into the drink.',
    'The green fades after a few hours. Make it on the day; it keeps in the fridge until evening; stir it before pouring, because it settles.',
    'Lime in place of lemon makes it sharper, and a thin slice of ginger in the blender makes it warm.',
    'Freeze what is left over as ice cubes and drop them into plain soda water.',
  ],
  tags: ['cucumber', 'mint', 'lemonade', 'alcohol-free', 'pitcher'],
});
