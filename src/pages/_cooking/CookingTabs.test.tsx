import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, button, chosenTab, field, tab } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { CookingTabs } from './CookingTabs.tsx';

const messages = messagesFor('en', 'cooking', 'party', 'cookingTime', 'leftovers', 'tool');

test('opens on the party planner, and keeps the tab and its result in the URL', async () => {
  const { user } = renderIn('en', <CookingTabs messages={messages} />);
  expect(chosenTab()).toBe('Party Food Planner');
  await user.click(tab('Cooking Time'));
  await expect.poll(query).toBe('?tab=cooking-time');
  await user.type(field('Weight (lbs)'), '5{Enter}');
  expect(answer()).toBe('1 hour 55 minutes');
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(query())))
    .toEqual({ tab: 'cooking-time', weight: '5', unit: 'lb', protein: 'chicken', method: 'roast' });
  await user.click(tab('Leftovers Storage'));
  expect(answer()).toBe('');
  await user.click(button('Calculate Storage Time'));
  expect(answer()).toMatch(/^Safe until: .* \(4 days\)$/);
  await user.click(tab('Cooking Time'));
  expect(answer()).toBe('1 hour 55 minutes');
});

test('restores the tab and the result from the URL', () => {
  openAt('/?tab=leftovers&food=rice&storage=fridge&cooked=2025-05-20');
  renderIn('en', <CookingTabs messages={messages} />);
  expect(chosenTab()).toBe('Leftovers Storage');
  expect(answer()).toBe('Safe until: Saturday, May 24 (4 days)');
});
