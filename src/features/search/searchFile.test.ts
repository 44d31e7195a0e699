import { expect, it } from 'vitest';
import type { SearchIndex } from './document.ts';
import { packIndex, unpackIndex } from './searchFile.ts';

const INDEX = {
  messages: { slash: '/' },
  documents: [
    { to: '/', kind: 'tool', title: 'Converter', text: 'Grams.', also: 'weight' },
    { to: '/ingredients/flour', kind: 'food', title: 'Flour', text: '125 g', names: ['white flour'] },
  ],
  start: ['/'],
  short: { tbsp: 'tablespoon' },
} as unknown as SearchIndex;

it('comes out of a file as it went in', () => {
  expect(unpackIndex(JSON.parse(JSON.stringify(packIndex(INDEX))))).toEqual(INDEX);
});
