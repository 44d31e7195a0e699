import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';

// By 100 g of USDA SR26: chicken stock 6, milk 61, sugar 387, butter 717 kcal
it.each([
  ['500 ml lamb or beef stock', 30],
  ['500 ml lamb, chicken or vegetable stock', 30],
  ['100 g light-colored beer', 43],
  // Couscous 376, mayonnaise 680
  ['100 g Parmesan-flavored couscous', 376],
  ['100 g chive and onion-flavored mayonnaise', 680],
  // Beef 211 without half of what melts (NDB 13795), wings 173 of 100 g, of which 38 % are bones (05100)
  ['100 g beef roasting joint', 211],
  ['100 g chicken wing drumettes', 0.62 * 173],
  ["1 cup milk I've used whole milk but any will work", 149],
  ['200 g sugar this is to counteract the acidity', 774],
  ['200 g butter can sub olive oil for vegan', 1434],
  // Dry whole-wheat spaghetti 348, grapefruit 32
  ['100 g wholewheat penne pasta', 348],
  ['200 g grapefruit sections', 64],
])('finds the food of a line with shared nouns and remarks without a comma: %s', (line, kilocalories) => {
  const { notCounted, total } = nutritionIn('en', line);
  expect(notCounted.map(({ reason }) => reason)).toEqual(['similar-food']);
  expect(total.energy?.value).toBeCloseTo(kilocalories, -1);
});

it('takes no yogurt that fruit and sugar flavor for plain one', () => {
  const { notCounted } = nutritionIn('en', '200 g flour; 200 g blueberry-flavored yogurt');
  expect(notCounted.map(({ reason }) => reason)).toEqual(['unknown-food']);
});

it('takes no food out of a remark', () => {
  const { notCounted } = nutritionIn(
    'en',
    '200 g flour; 240 ml zorkade plus a stock cube, use bouillon for zorks',
  );
  expect(notCounted.map(({ reason }) => reason)).toEqual(['unknown-food']);
});
