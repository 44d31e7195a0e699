import { kitchenFor, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { WeightChart } from '../WeightChart.tsx';
import { YourChart } from './YourChart.tsx';
import { oneOfEach } from './yourFood.ts';

afterEach(() => window.localStorage.clear());

function open(language: Language, country: CountryId | null) {
  if (country) window.localStorage.setItem('kitchen', writeKitchen(kitchenFor(country)) ?? '');
  const messages = messagesFor(language, 'foods', 'fills');
  const foods = [{ id: 'flour', name: 'Flour', also: '' } as const];
  const { yours } = messages.foods.page;
  return renderIn(
    language,
    <>
      <YourChart words={yours} measures={oneOfEach(language, messages.foods)} />
      <WeightChart groups={[{ category: 'flours', foods }]} messages={messages} />
    </>,
  );
}
const cells = (row: number) =>
  [...(document.querySelectorAll('tr')[row]?.cells ?? [])].slice(1).map(({ textContent }) => textContent);

// 125 g spooned in a US cup of 236.6 ml: 132 g in 250 ml, 10.6 g in 20 ml, 2.6 g in 5 ml.
test('follows an Australian kitchen', async () => {
  open('en', 'au');
  await expect.poll(() => cells(2)).toEqual(['132', '11', '2.6']);
  expect(cells(0)).toEqual([
    '1\u00a0cup (250\u00a0ml) grams',
    '1\u00a0tbsp (20\u00a0ml) grams',
    '1\u00a0tsp (5\u00a0ml) grams',
  ]);
  expect(document.body.textContent).toContain('The chart shows the cups and spoons of your kitchen.');
});

test('follows an American kitchen on a page for cooks who weigh', async () => {
  open('de', 'us');
  await expect.poll(() => cells(2)).toEqual(['7,8', '2,6', '53', '125']);
});

test.each([
  ['en', null],
  ['en', 'us'],
  ['de', 'at'],
] as const)('stays as it is in %s for a kitchen of %s', async (language, country) => {
  const { container } = open(language, country);
  expect(container.querySelector('p')).toBeNull();
});

// Cook's Illustrated, Measuring Flour: 142 g dipped with the cup; no spoon and no jug is filled so.
test('gives a spoon no weight for what is scooped with a cup where cooks weigh', async () => {
  open('de', 'us');
  await expect.poll(() => cells(2)[0]).toBe('7,8');
  expect(cells(3)).toEqual(['–', '–', '–', '142']);
});
