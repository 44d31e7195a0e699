import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

it.each<[PackCode, string, string]>([
  ['en', '250 g porcini mushrooms', 'Mushrooms'],
  ['en', '4 oz maplewood bacon', 'Bacon'],
  ['en', '1 (16 ounce) jar Alfredo-style pasta sauce', 'Cheese sauce'],
  ['de', '500 g Gelierzucker 2:1', 'Zucker'],
])('in %s says what it counts %s as: %s', (language, line, countedAs) => {
  expect(nutritionIn(language, line).notCounted).toMatchObject([{ reason: 'similar-food', countedAs }]);
});

// By 100 g of USDA SR26: polenta 370, marinara sauce 49 kcal; 20 % either way twice
it.each<[PackCode, string, number]>([
  ['en', '250 g easy-cook polenta', 2.5 * 370],
  ['en', '500 g purchased marinara sauce', 5 * 49],
  ['es', '200 g de pasta filo griega', 2 * 299],
])(
  'in %s counts a similar food for one that is not known, with twice the doubt: %s',
  (language, line, energy) => {
    const { total, notCounted, shareKnown } = nutritionIn(language, line);
    expect(notCounted.map(({ reason }) => reason)).toEqual(['similar-food']);
    expect(shareKnown).toBe(1);
    expect(total.energy?.value).toBeCloseTo(energy, -1);
    expect(total.energy?.low).toBeLessThanOrEqual(energy * 0.65);
    expect(total.energy?.high).toBeGreaterThanOrEqual(energy * 1.43);
  },
);

it.each<[PackCode, string]>([
  ['en', '2 cups Dr Pepper'],
  ['en', '4 cups zucchini noodles'],
  ['en', '200 g veggie noodles'],
  ['en', '100 g vegan salmon'],
  ['en', '100 g dairy-free gouda'],
  ['en', '1 cup cashew cream'],
  ['en', '1 can diet soda'],
  ['de', '200 g veganer Lachs'],
  ['fr', '200 g de saumon vegetal'],
  ['es', '200 g de salmón vegano'],
])('in %s knows no similar food of what only sounds like one: %s', (language, line) => {
  const { notCounted } = nutritionIn(
    language,
    `200 g ${{ en: 'flour', de: 'Mehl', fr: 'de farine', es: 'de harina' }[language]}; ${line}`,
  );
  expect(notCounted.map(({ reason }) => reason)).toEqual(['unknown-food']);
});

// By 100 g: cooked quinoa 120, chicken 190, lentils 116, white beans 139, sesame 573, cheddar 403, feta 264, pasta 371 kcal
it.each<[string, number]>([
  ['1 cup hot cooked tricolor quinoa', 1.85 * 120],
  ['2 cups chopped roasted skinless, boneless chicken thighs', 2.8 * 190],
  ['1 cup beluga lentils, cooked', 1.98 * 116],
  ['2 cups Anasazi beans, cooked and drained', 3.58 * 139],
  ['25 g unsalted seeds (whatever kind you have)', 0.25 * 573],
  ['100 g shredded Cheddar-Monterey Jack cheese blend', 403],
  ['8 Happy Farm Cage Free Eggs', 4 * 143],
  ['1 lb Happy Farm Free Range Chicken Breast Fillets', 4.536 * 120],
  ['2 cups cooked wild rice', 3.9 * 111],
  ['200 g dark chocolate block', 960],
  ['100 g vegetarian feta', 264],
  ['100 g dairy-free penne', 371],
  ['200 g straight-to-wok noodles', 316],
  ['200 g straight-to-wok udon noodles', 316],
  ['250 g pouch microwave brown rice', 2.5 * 111],
  ['400 g jarred chickpeas, drained', 2.44 * 139],
  ['200 g lemon curd', 2 * 278],
  ['200 g gnocchi', 316],
  ['100 g paneer, cubed', 299],
  // Flavors, parts of a cut, what is cooked before
  ['100 g honey barbecue sauce', 172],
  ['100 g chocolate ice cream', 207],
  ['100 g garlic hummus', 166],
  ['100 g chocolate granola', 489],
  ['100 g raspberry vodka', 231],
  ['100 g dark chocolate cake mix, dry', 374],
  ['1 kg turkey broth', 60],
  ['100 g beef bottom round roast', 192],
  ['100 g quinoa pasta', 371],
  ['100 g cooked kielbasa roast', 311],
  ['100 g ground sage pork sausage', 287],
])('counts %s as a similar food', (line, kilocalories) => {
  const { notCounted, total } = nutritionIn('en', line);
  expect(notCounted.map(({ reason }) => reason)).toEqual(['similar-food']);
  expect(total.energy?.value).toBeCloseTo(kilocalories, -1);
});

it.each([
  '170 g uncooked zorks (wheat or gluten-free)',
  '1 cup cola light',
  '100 g vegetarian bacon strips',
  // Green ones, not dry seeds
  '75 g frozen beans',
  // Without alcohol
  '1 cup ginger beer',
  '1/2 cup artichokes from a jar, preferably oil, drained',
])('knows nothing of %s', (line) => {
  expect(nutritionIn('en', `200 g flour; ${line}`).notCounted.map(({ reason }) => reason)).toEqual([
    'unknown-food',
  ]);
});
