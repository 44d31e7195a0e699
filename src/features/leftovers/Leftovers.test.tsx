import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localToday } from '#browser/localToday.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FormHost } from '#tests/component/FormHost.tsx';
import { answer, button, field, message, part } from '#tests/component/find.ts';
import { query, renderIn } from '#tests/component/renderIn.tsx';
import { Leftovers } from './Leftovers.tsx';
import { INITIAL_LEFTOVERS_FIELDS, resolveCookedDay } from './shelfLife.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2025, 4, 20, 12));
});
afterEach(() => vi.useRealTimers());

const open = (language: Language = 'en') =>
  renderIn(
    language,
    <FormHost
      view={Leftovers}
      messages={messagesFor(language, 'leftovers', 'tool')}
      start={INITIAL_LEFTOVERS_FIELDS}
      settle={(form) => resolveCookedDay(form, localToday())}
    />,
  );
const cookedOn = (value: string) => fireEvent.change(field('Cooked on'), { target: { value } });
const press = (user: ReturnType<typeof open>['user']) => user.click(button('Calculate Storage Time'));

test('counts from today by default, and keeps a chosen day in the URL', async () => {
  const { user } = open();
  expect(field('Cooked on').value).toBe('2025-05-20');
  await press(user);
  expect(answer()).toBe('Safe until: Saturday, May 24 (4 days)');
  await expect.poll(query).toBe('?food=cooked-meat&storage=fridge&cooked=2025-05-20');
  cookedOn('2025-05-18');
  expect(answer()).toBe('Safe until: Saturday, May 24 (4 days)');
  await press(user);
  expect(answer()).toBe('Safe until: Thursday, May 22 (4 days)');
  cookedOn('');
  await press(user);
  expect(answer()).toBe('Safe until: Saturday, May 24 (4 days)');
});

test('crosses the end of the year', async () => {
  const { user } = open();
  await user.selectOptions(field('Food type'), 'vegetables');
  await user.selectOptions(field('Storage method'), 'freezer');
  await press(user);
  expect(answer()).toBe('Safe until: Thursday, January 15 (240 days)');
  expect(part().textContent).toContain('the USDA FoodKeeper gives about 60 days at most');
});

// Days from the specification.
test.each([
  ['poultry', 'freezer', 120],
  ['seafood', 'fridge', 2],
  ['rice', 'freezer', 180],
  ['pasta', 'fridge', 5],
  ['soups-stews', 'fridge', 4],
  ['casseroles', 'freezer', 90],
  ['pizza', 'freezer', 60],
  ['dairy', 'fridge', 7],
])('%s in the %s: %i days', async (food, storage, days) => {
  const { user } = open();
  await user.selectOptions(field('Food type'), food);
  await user.selectOptions(field('Storage method'), storage);
  await press(user);
  expect(answer()).toMatch(new RegExp(`^Safe until: .*\\(${days} days\\)$`));
});

// What to do comes first, then the specification's sentence, then stricter advice.
test.each([
  ['2025-05-20', 'Cooked today: eat within 4 daysSafe until: Saturday, May 24 (4 days)Stricter advice'],
  ['2025-05-19', 'Day 1 of 4: eat by Friday, May 23Safe until: Friday, May 23 (4 days)Stricter advice'],
  ['2025-05-17', 'Day 3 of 4: eat today or tomorrowSafe until: Wednesday, May 21 (4 days)By stricter advice'],
  ['2025-05-16', 'Day 4 of 4: eat todaySafe until: Tuesday, May 20 (4 days)By stricter advice'],
  ['2025-05-08', 'Throw it outSafe until: Monday, May 12 (4 days)Cooked meat'],
])('cooked on %s: %s', async (day, text) => {
  const { user } = open();
  cookedOn(day);
  await press(user);
  expect(part().textContent).toContain(text);
  expect(document.querySelector('[data-tone=danger]') !== null).toBe(day === '2025-05-08');
});

test('refuses a day in the future', async () => {
  const { user } = open();
  cookedOn('2025-05-21');
  await press(user);
  expect(message()).toMatch(/^This date is in the future/);
  expect([answer(), field('Cooked on').getAttribute('aria-invalid')]).toEqual(['', 'true']);
});

test('copies everything the page says', async () => {
  const { user } = open();
  await user.selectOptions(field('Food type'), 'rice');
  await press(user);
  await user.click(button('Copy the result'));
  expect(await navigator.clipboard.readText()).toBe(
    'Rice: cooked on May 20, 2025, kept in the fridge, good through May 24, 2025. Cooked today: eat within 4 days. Safe until: Saturday, May 24 (4 days). Stricter advice: the UK Food Standards Agency gives 1 day at most, until Wednesday, May 21. Rice can carry spores that survive cooking: cool it within an hour, as the UK Food Standards Agency advises, and reheat it only once. Reheat leftovers until the middle reaches 165°F (74°C), as the USDA advises.',
  );
});

test('rejects an impossible date', async () => {
  const { user } = open();
  cookedOn('0001-01-01');
  await press(user);
  expect([message(), answer()]).toEqual(['Please enter a valid date', '']);
  expect(field('Cooked on').getAttribute('aria-invalid')).toBe('true');
});

test('shows the stricter advice for rice', async () => {
  const { user } = open();
  await user.selectOptions(field('Food type'), 'rice');
  await press(user);
  expect(part().textContent).toContain('the UK Food Standards Agency gives 1 day at most');
});

test.each([
  ['de', 'Haltbar bis Samstag, 24. Mai (4 Tage)'],
  ['fr', 'À consommer jusqu’au samedi 24 mai (4 jours)'],
] as const)('formats the date in %s', async (language, text) => {
  const { user } = open(language);
  await user.click(document.querySelector('[type=submit]') as Element);
  expect(answer()).toBe(text);
});
