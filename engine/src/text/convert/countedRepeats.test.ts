import { expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { textLine } from '../line/textLine.ts';
import { convertLine } from './convertLine.ts';

const twice = (language: PackCode, text: string) =>
  convertLine(textLine(text, lexiconIn(language)), {
    system: 'written',
    factor: 2,
    sizes: {},
    foodOf: () => null,
  }).text;

it.each<[PackCode, string, string]>([
  ['en', '500 g potatoes (about 3 medium)', '1 kg potatoes (about 6 medium)'],
  ['en', '1 lb potatoes (3 potatoes)', '2 lb potatoes (6 potatoes)'],
  ['en', '1 cup chopped onion (1 large onion)', '2 cups chopped onion (2 large onion)'],
  ['en', '200 g (1 pot) yogurt', '400 g (2 pot) yogurt'],
  ['en', '1 cup (8 large) egg whites', '2 cups (16 large) egg whites'],
  ['en', '2 cloves garlic (2 cloves)', '4 cloves garlic (4 cloves)'],
  ['en', '1/4 cup lemon juice (from 2 lemons)', '1/2 cup lemon juice (from 4 lemons)'],
  ['en', '1/2 cup sugar (0.5 cups)', '1 cup sugar'],
  ['en', '1/2 cup, 0.5 cups sugar', '1 cup sugar'],
  // Four sticks
  ['en', '2 cubes butter (2 sticks)', '4 cubes butter (1 lb)'],
  ['en', '3 cups sliced mushrooms, about 8 oz', '6 cups sliced mushrooms'],
  ['de', '250 g Butter (1 Päckchen)', '500 g Butter (2 Päckchen)'],
  ['de', '500 g Kartoffeln (ca. 4 Stück)', '1 kg Kartoffeln (ca. 8 Stück)'],
  ['de', '2 Becher Sahne (400 ml)', '4 Becher Sahne (800 ml)'],
  ['fr', '500 g de carottes (environ 4 carottes)', '1 kg de carottes (environ 8 carottes)'],
  ['es', '500 g de patatas (unas 3 grandes)', '1 kg de patatas (unas 6 grandes)'],
])('in %s the same amount said again is scaled: %s', (language, text, expected) => {
  expect(twice(language, text)).toBe(expected);
});

it.each<[PackCode, string, string]>([
  ['en', '1 lb shrimp (16-20 count)', '2 lb shrimp (16-20 count)'],
  ['en', '2 cups milk (2%)', '4 cups milk (2%)'],
  ['en', '1 cup bread (3 days old)', '2 cups bread (3 days old)'],
  ['en', '4 fillets (1 per person)', '8 fillets (1 per person)'],
  ['en', '1 can beans (15 oz)', '2 can beans (15 oz)'],
  ['en', '2 cups flour (2)', '4 cups flour (2)'],
  ['de', '2 Becher (200 g) Joghurt', '4 Becher (200 g) Joghurt'],
  ['en', '2 cups stock (2 if you like)', '4 cups stock (2 if you like)'],
])('in %s a number of something else stays: %s', (language, text, expected) => {
  expect(twice(language, text)).toBe(expected);
});
