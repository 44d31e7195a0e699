import { describe, expect, it } from 'vitest';
import { splitAmount } from './ingredientLine.ts';

describe('splitAmount', () => {
  it.each<[amount: string, rest: string]>([
    ['250 g (2 cups)', ' all-purpose flour, sifted'],
    ['1.5 kg (3 1/3 lb)', ' potatoes'],
    ['250 g', ' all-purpose flour'],
    ['1 3/4 cups', ' all-purpose flour'],
    ['1 lb 2 oz', ' carrots'],
    ['1/4 cup plus 1 tbsp', ' milk'],
    ['2', ' large eggs'],
    ['4–6', ' chicken thighs'],
    ['1 1/2 tsp', ' fine salt'],
    ['1/2', ' Asian pear, grated'],
    ['5–6 tbsp', ' cold water'],
    ['1 l (4 1/4 cups)', ' neutral oil, for frying'],
    ['3', ' cloves garlic'],
    ['2', ' lemons'],
    ['', 'Salt and black pepper, to taste'],
    ['', 'Juice of 2 lemons'],
    ['', ''],
  ])('%j and %j', (amount, rest) => {
    expect(splitAmount(amount + rest)).toEqual([amount, rest]);
  });
});
