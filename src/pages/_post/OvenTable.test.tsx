import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ovenTableIn } from './OvenTable.tsx';

it('has a caption, column headings and a row for each gas mark', () => {
  const rows = renderToStaticMarkup(ovenTableIn('en')())
    .split(/<\/tr>|<\/caption>/)
    .map((row) => row.replace(/<\/t[hd]><t[hd][^>]*>/g, ' | ').replace(/<[^>]*>/g, ''))
    .filter(Boolean);
  expect(rows).toHaveLength(14);
  expect(rows[3]).toBe('1/2 | 120–130 | 100 | 250 | Very cool');
  expect(rows[7]).toBe('4 | 180 | 160 | 350 | Moderate');
});
