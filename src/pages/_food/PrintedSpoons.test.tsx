import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { PrintedSpoons } from './PrintedSpoons.tsx';

const open = (language: Language, food: FoodId) =>
  renderIn(language, <PrintedSpoons food={food} messages={messagesFor(language, 'foods', 'fills')} />);

// Oetker prints 7 g of flour and 10 g of sugar for a level tablespoon; Alimerka 15 g of flour, and with Kiyoshi 20 g of sugar
test.each([
  ['de', 'flour', /gestrichenen .* 7–15\sg/, ['Oetker', 'balear', 'Kiyoshi', 'Gastronomiac', 'Alimerka']],
  ['fr', 'sugar', /rase.* 10–20\sg/, ['Oetker', 'balear', 'Alimerka', 'Kiyoshi']],
  ['es', 'cocoa', /rasa.* 5–6\sg/, ['Oetker', 'balear']],
] as const)('in %s a level tablespoon of %s has its sources', (language, food, text, sources) => {
  const [level] = open(language, food).container.querySelectorAll('p');
  expect(level?.textContent).toMatch(text);
  const links = [...(level?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
  expect(links).toEqual(sources.map((source) => expect.stringContaining(source)));
});

// Davidis: 25 g of flour, 15 g of grated rolls; Gastronomiac: 30 g of flour; Alimerka: 25 g of flour, 18 g of breadcrumbs
test.each([
  ['de', 'flour', /gehäufter .* 25–30\sg/, ['Davidis', 'Gastronomiac', 'Alimerka', 'Kiyoshi']],
  ['fr', 'flour', /bombée.* 25–30\sg/, ['Davidis', 'Gastronomiac', 'Alimerka', 'Kiyoshi']],
  ['es', 'breadcrumbs', /colmada.* 15–18\sg/, ['Davidis', 'Alimerka']],
] as const)('in %s a heaped tablespoon of %s has its sources', (language, food, text, sources) => {
  const heaped = [...open(language, food).container.querySelectorAll('p')].at(-1);
  expect(heaped?.textContent).toMatch(text);
  const links = [...(heaped?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
  expect(links).toEqual(sources.map((source) => expect.stringContaining(source)));
});

test('a food that nobody weighs by the tablespoon has none', () => {
  expect(open('de', 'honey').container.innerHTML).toBe('');
});
