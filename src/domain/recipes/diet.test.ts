import { describe, expect, it } from 'vitest';
import { isGlutenFree, isVegan, isVegetarian } from './diet.ts';

type Row = readonly [line: string, vegetarian: boolean, vegan: boolean, glutenFree: boolean];

const CASES: readonly Row[] = [
  ['900 g (2 lb) potatoes', true, true, true],
  ['240 ml (1 cup) milk', true, false, true],
  ['3 large eggs', true, false, true],
  ['2 tbsp honey', true, false, true],
  ['1/2 honeydew melon', true, true, true],
  ['60 g (1/4 cup) vegan butter', true, true, true],
  ['400 ml (1 2/3 cups) coconut milk', true, true, true],
  ['900 g (2 lb) beef chuck', false, false, true],
  ['2 beefsteak tomatoes', true, true, true],
  ['400 g (14 oz) canned chickpeas', true, true, true],
  ['720 ml (3 cups) chicken stock', false, false, true],
  ['720 ml (3 cups) vegetable stock', true, true, true],
  ['3 duck eggs', true, false, true],
  ['200 g (7 oz) hamburger buns', true, true, false],
  ['2 sheets gelatin', false, false, true],
  ['1 tbsp lard', false, false, true],
  ['2 tbsp fish sauce', false, false, false],
  ['2 tbsp gluten-free fish sauce', false, false, true],
  ['2 tbsp vegan fish sauce', true, true, false],
  ['2 tbsp oyster sauce', false, false, false],
  ['1 tbsp Worcestershire sauce', false, false, false],
  ['200 g (7 oz) oyster mushrooms', true, true, true],
  ['60 g (2 oz) Parmesan, grated', false, false, true],
  ['60 g (2 oz) vegetarian hard cheese, grated', true, false, true],
  ['100 g (3 1/2 oz) Gruyère', false, false, true],
  ['250 g (9 oz) mozzarella made with vegetarian rennet', true, false, true],
  ['400 g (14 oz) plant-based sausages', true, true, true],
  ['2 tbsp soy sauce', true, true, false],
  ['2 tbsp tamari', true, true, true],
  ['80 g (1 cup) rolled oats', true, true, false],
  ['80 g (1 cup) gluten-free rolled oats', true, true, true],
  ['100 g (1/2 cup) pearl barley', true, true, false],
  ['1 tbsp malt vinegar', true, true, false],
  ['330 ml (1 1/3 cups) beer', true, true, false],
  ['330 ml (1 1/3 cups) ginger beer', true, true, true],
  ['120 g (1 cup) rye flour', true, true, false],
  ['1/4 tsp asafoetida', true, true, false],
];

describe('diets derived from ingredient lines', () => {
  it.each(CASES)('%s', (line, vegetarian, vegan, glutenFree) => {
    expect([isVegetarian([line]), isVegan([line]), isGlutenFree([line])]).toEqual([
      vegetarian,
      vegan,
      glutenFree,
    ]);
  });

  it('never calls a recipe vegan but not vegetarian', () => {
    for (const [line] of CASES) expect(isVegan([line]) && !isVegetarian([line])).toBe(false);
  });

  it('is decided by a single line', () => {
    expect(isVegetarian(['2 onions', '1 tbsp lard'])).toBe(false);
    expect(isVegan(['2 onions', '1 tbsp honey'])).toBe(false);
    expect(isGlutenFree(['2 onions', '1 tbsp soy sauce'])).toBe(false);
  });
});
