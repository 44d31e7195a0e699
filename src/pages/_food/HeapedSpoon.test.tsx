import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { HeapedSpoon } from './HeapedSpoon.tsx';

const open = (language: Language, food: FoodId) =>
  renderIn(language, <HeapedSpoon food={food} messages={messagesFor(language, 'foods', 'fills')} />);

// Davidis: 25 g of flour, 15 g of grated rolls; Gastronomiac: 30 g of flour; Alimerka: 25 g of flour, 18 g of breadcrumbs
test.each([
  ['de', 'flour', /gehäufter .* 25–30\sg/, ['Davidis', 'Gastronomiac', 'Alimerka', 'Kiyoshi']],
  ['fr', 'flour', /bombée.* 25–30\sg/, ['Davidis', 'Gastronomiac', 'Alimerka', 'Kiyoshi']],
  ['es', 'breadcrumbs', /colmada.* 15–18\sg/, ['Davidis', 'Alimerka']],
] as const)('in %s a heaped tablespoon of %s has its sources', (language, food, text, sources) => {
  const { container } = open(language, food);
  expect(container.textContent).toMatch(text);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
  expect(links).toHaveLength(sources.length);
  for (const [at, source] of sources.entries()) expect(links[at]).toContain(source);
});

test('a food that nobody weighs heaped has none', () => {
  expect(open('de', 'honey').container.innerHTML).toBe('');
});
