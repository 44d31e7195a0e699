import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';

// Kilocalories in 100 g of USDA SR26: ham 162 (NDB 10182), edamame 110 (11211), green beans 31, of which 12 % are
// ends and strings (11052), Velveeta 303 (01191), 95 g of a cup of instant rice 380
// (20048), salt pork 748 (10165), as fat as fatback
it.each([
  ['100 g honey roast ham', 162],
  ['100 g frozen soya beans', 110],
  ['100 g yellow wax beans', 0.88 * 31],
  ['100 g processed cheese food', 303],
  ['2 cups instant white rice', 1.9 * 380],
  ['100 g salt pork', 748],
])('counts %s as what cooks call so', (line, kilocalories) => {
  expect(Math.abs((nutritionIn('en', line).total.energy?.value ?? 0) / kilocalories - 1)).toBeLessThan(0.1);
});
