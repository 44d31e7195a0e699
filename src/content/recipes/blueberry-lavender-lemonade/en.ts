import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Blueberry Lavender Lemonade',
  alt: 'Iced, berry-colored drink',
  description:
    'A cooked blueberry syrup with a short infusion of lavender, stirred into cold lemonade, which it turns a bright berry red. Lavender is a seasoning here, not a perfume: {flowers} off the heat gives flowers, {soap} gives soap. The syrup can be made days ahead.',
  garnish: ['Fresh blueberries', 'Slice of lemon', 'Sprig of culinary lavender'],
  glassware: 'Tall tumbler or Mason jar',
  ingredients: {
    blueberries: 'blueberries, fresh or frozen',
    sugar: 'granulated sugar',
    syrupWater: 'water, for the syrup',
    lavender: 'dried culinary lavender',
    lemonJuice: 'fresh lemon juice',
    coldWater: 'cold water',
    ice: 'Ice cubes, to fill the glasses',
  },
  steps: [
    'Bring the blueberries, sugar and syrup water to a boil in a small pan, then simmer for {simmer}, until the berries have burst and the syrup is deep purple and just coats a spoon.',
    'Take off the heat, stir in the lavender, cover, and infuse for {infuse}. Taste; it should be gently floral, no more.',
    'Strain through a fine sieve into a pitcher, pressing the berries until only skins and buds are left, and cool for {cool} in the fridge, or faster over a bowl of ice.',
    'Stir in the lemon juice, which turns the purple to a bright berry red, and the cold water. Taste: it may be a little strong, since ice is still to come.',
    'Fill tall glasses with ice, pour, and garnish.',
  ],
  tips: [
    'Use lavender sold for cooking. Buds for sachets or from a florist may be sprayed or scented.',
    'The syrup keeps for a week in the fridge in a clean, closed bottle.',
    'With soda in place of half the cold water it becomes a sparkling lemonade; add the soda in the glass.',
    'Put a spoonful of the pressed berries into the glasses if you like something to eat at the bottom.',
  ],
  tags: ['blueberry', 'lavender', 'lemonade', 'alcohol-free', 'pitcher'],
});
