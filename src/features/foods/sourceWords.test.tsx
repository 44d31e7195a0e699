/** What pages say of sources in a language: titles and entries as they are, and nothing of ours in English. */
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import { PIECES } from '@gramwise/engine/foods/table/pieceTable.ts';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { FoodSources } from './FoodSources.tsx';

/** How we would explain a figure or a source in English. */
const OURS =
  /% of it|\b(?:lines?|middle half|recipes (?:that|from)|in a copy|sold in|reports it|weighed)\b| has \d|\bby (?:NDB|Fineli|the)\b/;

test('names of sources have no explanation', () => {
  expect(Object.values(SOURCES).flatMap(({ name }) => (OURS.test(name) ? name : []))).toEqual([]);
});

test('entries of pieces have none', () => {
  const entries = Object.values(PIECES).flatMap((pieces) =>
    Object.values(pieces)
      .flat()
      .flatMap(({ entry, others = [] }) => [entry, ...others.map((other) => other.entry)]),
  );
  expect(entries.length).toBeGreaterThan(300);
  expect([...new Set(entries)].filter((entry) => OURS.test(entry))).toEqual([]);
});

test('what is counted in recipes is said in the language', () => {
  renderIn(
    'de',
    <FoodSources food="onions-chopped" ways={[]} messages={messagesFor('de', 'foods', 'fills')} />,
  );
  const text = document.body.textContent?.replace(/\s/g, ' ');
  expect(text).toContain('in Rezepten, Median von 135 = 160 g');
  expect(text).toContain('Peso medio: 100 gramos − 10 % = 90 g');
});

test('what stands beside a count of recipes needs no punctuation of a language', () => {
  renderIn(
    'fr',
    <FoodSources food="endive-belgian" ways={[]} messages={messagesFor('fr', 'foods', 'fills')} />,
  );
  const text = document.body.textContent?.replace(/\s/g, ' ');
  expect(text).toContain('dans les recettes, médiane de 10 (NDB 11151: 53 g) = 107 g');
});
