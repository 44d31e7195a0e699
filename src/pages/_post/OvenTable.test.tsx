import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ovenTableIn } from './OvenTable.tsx';

// American cooks have a dial of degrees Fahrenheit.
it('has a caption, column headings and a row for each gas mark, the dial first', () => {
  const rows = renderToStaticMarkup(ovenTableIn('en')())
    .split(/<\/tr>|<\/caption>/)
    .map((row) => row.replace(/<\/t[hd]><t[hd][^>]*>/g, ' | ').replace(/<[^>]*>/g, ''))
    .filter(Boolean);
  expect(rows).toHaveLength(14);
  expect(rows[3]).toBe('250 | 120–130 | 100 | 1/2 | Very cool');
  expect(rows[7]).toBe('350 | 180 | 160 | 4 | Moderate');
});
