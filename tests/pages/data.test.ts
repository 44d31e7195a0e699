/** The data that a move inside the app reads has to speak the language of its address, like the page itself. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OUT } from './built.ts';

test.each([
  ['_.data', 'Conversion Tools', 'Mehl'],
  ['fr.data', 'farine', 'Conversion Tools'],
  ['de.data', 'Mehl', 'Conversion Tools'],
  ['fr/faq.data', 'Combien', 'How many'],
  ['de/recipes/chocolate-cake.data', 'Zutaten', '"Ingredients"'],
])('%s', (file, own, foreign) => {
  const data = readFileSync(`${OUT}/${file}`, 'utf8');
  expect(data).toContain(own);
  expect(data).not.toContain(foreign);
});
