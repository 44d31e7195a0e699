import { screen } from '@testing-library/react';
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
  const dairy = { category: 'dairy', foods: [{ id: 'milk', name: 'Milk', also: 'whole' }] } as const;
  const meat = { category: 'meat', foods: [{ id: 'bacon', name: 'Bacon', also: 'streaky' }] } as const;
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
