import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { field } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { ChartFilter } from './ChartFilter.tsx';
import { CountedFoods } from './CountedFoods.tsx';
import { startChartFilter } from './filterChart.ts';
import { WeightChart } from './WeightChart.tsx';

function open(search = '') {
  openAt(`/ingredients${search}`);
  const messages = messagesFor('en', 'foods', 'fills');
  const dairy = {
    category: 'dairy',
    foods: [{ id: 'milk', name: 'Milk', also: 'whole', per: '61 3.2' }],
  } as const;
  const meat = {
    category: 'meat',
    foods: [{ id: 'bacon', name: 'Bacon', also: 'streaky', per: '417 12.6' }],
  } as const;
  const rendered = renderIn(
    'en',
    <>
      <ChartFilter messages={messages.foods} categories={['dairy', 'meat']} total={2} />
      <WeightChart groups={[dairy]} messages={messages} />
      <CountedFoods groups={[meat]} messages={messages} />
    </>,
  );
  startChartFilter();
  return rendered;
}
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

test.each<[typed: string, names: string[], count: string]>([
  ['bacon', ['Bacon'], '1 ingredient'],
  ['streaky', ['Bacon'], '1 ingredient'],
  ['milk', ['Milk'], '1 ingredient'],
  ['k', [], 'No ingredient found for “k”'],
])('finds %s in the chart and below it', async (typed, names, count) => {
  const { user } = open();
  expect(links()).toEqual(['Milk', 'Bacon']);
  await user.type(field('Find an ingredient'), typed);
  expect(links()).toEqual(names);
  expect(status()).toBe(count);
  expect(screen.queryByRole('table') !== null).toBe(names.includes('Milk'));
  expect(query()).toBe(`?q=${typed}`);
});

test('a counted food leads to its page, and has a category', () => {
  open('?category=meat');
  expect(links()).toEqual(['Bacon']);
  expect(screen.getByRole('link', { name: 'Bacon' }).getAttribute('href')).toBe('/ingredients/bacon');
});

function openSorted(search = '') {
  document.documentElement.lang = 'en';
  openAt(`/ingredients${search}`);
  const messages = messagesFor('en', 'foods', 'fills');
  const food = <Id extends string>(id: Id, name: string, per?: string) => ({ id, name, also: '', per });
  const flours = {
    category: 'flours',
    foods: [food('flour', 'Flour', '364 10.3'), food('coconut-flour', 'Coconut flour')],
  } as const;
  const dairy = {
    category: 'dairy',
    foods: [food('milk', 'Milk', '61 3.2'), food('cream', 'Cream', '345 2.1')],
  } as const;
  const meat = {
    category: 'meat',
    foods: [food('bacon', 'Bacon', '417 12.6'), food('chicken-breasts', 'Chicken breasts', '120 22.5')],
  } as const;
  const rendered = renderIn(
    'en',
    <>
      <ChartFilter messages={messages.foods} categories={['flours', 'dairy', 'meat']} total={6} />
      <WeightChart
        groups={[flours, dairy] as unknown as ComponentProps<typeof WeightChart>['groups']}
        messages={messages}
      />
      <CountedFoods groups={[meat]} messages={messages} />
    </>,
  );
  startChartFilter();
  return rendered;
}

const BY_CATEGORY = ['Flour', 'Coconut flour', 'Milk', 'Cream', 'Bacon', 'Chicken breasts'];
const BY_PROTEIN = ['Flour', 'Milk', 'Cream', 'Coconut flour', 'Chicken breasts', 'Bacon'];

test('sorts the chart and what is below it, the unknown last, and back', async () => {
  const { user } = openSorted();
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(sort, 'protein');
  expect(links()).toEqual(BY_PROTEIN);
  expect(query()).toBe('?sort=protein');
  expect(screen.getByRole('rowheader', { name: /^Milk.* 3\.2\sg$/ })).toBeTruthy();
  await user.selectOptions(sort, '');
  expect(links()).toEqual(BY_CATEGORY);
  expect(query()).toBe('');
  expect(screen.queryByText(/3\.2/)).toBeNull();
});

test('a URL sorts, and the filter works on what is sorted', async () => {
  const { user } = openSorted('?sort=energy');
  expect(links()).toEqual(['Flour', 'Cream', 'Milk', 'Coconut flour', 'Bacon', 'Chicken breasts']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Milk, cream and eggs');
  expect(links()).toEqual(['Cream', 'Milk']);
});

test('a URL with another order sorts nothing', () => {
  openSorted('?sort=price');
  expect(links()).toEqual(BY_CATEGORY);
});
