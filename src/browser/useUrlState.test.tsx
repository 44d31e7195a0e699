import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { useUrlState } from './useUrlState.ts';

interface Pair {
  a: string;
  b: string;
}

const pair = {
  initial: { a: '', b: '' },
  read: (search: string): Pair => {
    const params = new URLSearchParams(search);
    return { a: params.get('a') ?? '', b: params.get('b') ?? '' };
  },
  write: ({ a, b }: Pair) => `?${new URLSearchParams({ a, b })}`,
};

/** Changes its state before React runs the first effects, as a press right after the first paint does. */
function Early() {
  const [{ a, b }, change] = useUrlState(pair);
  useLayoutEffect(() => change((now) => ({ ...now, b: 'pressed' })), [change]);
  return (
    <p role="status">
      {a} {b}
    </p>
  );
}

test('keeps a change that comes before the URL was read, and the rest of the URL', async () => {
  openAt('/?a=1&b=2');
  renderIn('en', <Early />);
  await expect.poll(query).toBe('?a=1&b=pressed');
  expect(screen.getByRole('status').textContent).toBe('1 pressed');
});
