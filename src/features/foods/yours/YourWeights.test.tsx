import { kitchenFor, withCustomCup, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { listWays } from '#features/foods/listWays.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { YourWeights } from './YourWeights.tsx';
import { yourFood } from './yourFood.ts';

afterEach(() => window.localStorage.clear());

function open(kitchen: ReturnType<typeof kitchenFor> | null) {
  if (kitchen) window.localStorage.setItem('kitchen', writeKitchen(kitchen) ?? '');
  const messages = messagesFor('en', 'foods', 'fills');
  const ways = listWays('flour', { language: 'en', fills: messages.fills });
  return renderIn(
    'en',
    <YourWeights {...yourFood('en', { food: 'flour', name: 'Flour', ways }, messages)} />,
  );
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' | '));

test('an Australian kitchen has cups of 250 ml and tablespoons of 20 ml', () => {
  open(kitchenFor('au'));
  expect(screen.getByRole('heading', { name: 'In your kitchen' })).toBeTruthy();
  // 125 g spooned in a US cup of 236.6 ml: 132 g in 250 ml.
  expect(rows()[1]).toMatch(/^1\u00a0cup 250\u00a0ml \| 132\u00a0g/);
  expect(rows()[2]).toMatch(/^1\u00a0tbsp 20\u00a0ml \| 11\u00a0g/);
});

test('a weight of one\u2019s own replaces the ways to fill a cup', () => {
  open(withCustomCup(kitchenFor('us'), 'flour', 140));
  expect(rows()[1]).toMatch(/^1\u00a0cup 237\u00a0ml \| 140\u00a0g$/);
  expect(document.body.textContent).toContain('By the weight of your own cup.');
});

test.each([null, kitchenFor('us')])('the kitchen that the page assumes adds nothing', (kitchen) => {
  const { container } = open(kitchen);
  expect(container.textContent).toBe('');
});
