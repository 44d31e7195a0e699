import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { WeightChart } from './WeightChart.tsx';

const SHOWN = ['acorn-squash', 'cheddar-shredded', 'milk'] as const;

function rowsIn(language: Language): string[][] {
  const messages = messagesFor(language, 'foods', 'fills');
  const foods = SHOWN.map((id) => ({ id, name: foodName(language, id), also: '' }));
  renderIn(language, <WeightChart groups={[{ category: 'vegetables', foods }]} messages={messages} />);
  return screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map(({ textContent }) => textContent.trim()));
}

// USDA SR26: a cup of acorn squash in cubes weighs 140 g, of shredded cheddar 113 g, of milk 244 g.
test('shows the spoons of what a spoon holds, and says how the cup is filled', () => {
  expect(rowsIn('en')).toEqual(
    expect.arrayContaining([
      ['Acorn squash in cubes', '140', '–', '–'],
      ['Cheddar shredded', '113', '7.1', '2.4'],
      ['Milk', '244', '15', '5.1'],
    ]),
  );
});

test('leaves spoons of what cooks count out where cooks weigh, too', () => {
  const [squash] = rowsIn('de').filter(([name]) => name?.startsWith(foodName('de', 'acorn-squash')));
  expect(squash?.slice(1, 3)).toEqual(['–', '–']);
});
