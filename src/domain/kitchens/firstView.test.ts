import { describe, expect, it } from 'vitest';
import { firstView } from './firstView.ts';
import { kitchenIn } from './kitchen.ts';

describe('firstView', () => {
  it.each([
    [{}, false, 'written'],
    [{ measures: 'grams' }, false, 'written'],
    [{ measures: 'grams' }, true, 'metric'],
    [{ measures: 'cups' }, true, 'us'],
    [{ measures: 'cups', cup: 'us_legal_cup' }, true, 'us'],
    [{ measures: 'cups', cup: 'metric_cup' }, true, 'written'],
    [{ measures: 'cups', cup: null }, true, 'written'],
    [{ measures: 'written' }, true, 'written'],
  ] as const)('%o, chosen: %j is %s', (part, chosen, view) => {
    expect(firstView({ ...kitchenIn('us'), ...part, chosen })).toBe(view);
  });
});
