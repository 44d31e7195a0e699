import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublisherFacts } from './PublisherFacts.tsx';

const FACT = { label: 'Address', lines: ['1 Oven Street', 'Town'], missing: false };

it.each([
  ['a line each', FACT, ['1 Oven Street', 'Town'], 0, 0],
  [
    'a mark on what is missing',
    { ...FACT, lines: ['not configured'], missing: true },
    ['not configured'],
    1,
    0,
  ],
  ['a link', { ...FACT, lines: ['https://a.example'] }, ['https://a.example'], 0, 1],
  ['no link that is not https', { ...FACT, lines: ['javascript:alert(1)'] }, ['javascript:alert(1)'], 0, 0],
])('shows %s', (_, fact, lines, marks, links) => {
  const { container } = render(<PublisherFacts facts={[fact]} />);
  expect(screen.getByRole('term').textContent).toBe('Address');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(lines);
  expect(container.querySelectorAll('mark')).toHaveLength(marks);
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});

it('shows nothing without facts', () => {
  expect(render(<PublisherFacts facts={[]} />).container.innerHTML).toBe('');
});
