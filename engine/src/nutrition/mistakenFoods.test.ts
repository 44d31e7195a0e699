import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';

// Kilocalories in 100 g of USDA SR26: ham 162 (NDB 10182), edamame 110 (11211), green beans 31, of which 12 % are
// ends and strings (11052)
it.each([
  ['100 g honey roast ham', 162],
  ['100 g frozen soya beans', 110],
  ['100 g yellow wax beans', 0.88 * 31],
])('counts %s as what cooks call so', (line, kilocalories) => {
  expect((nutritionIn('en', line).total.energy?.value ?? 0) / kilocalories).toBeCloseTo(1, 1);
});
