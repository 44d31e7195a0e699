import { act, fireEvent, screen } from '@testing-library/react';
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

test('keeps a change that comes before the address was read, and the rest of the address', async () => {
  openAt('/?a=1&b=2');
  renderIn('en', <Early />);
  await expect.poll(query).toBe('?a=1&b=pressed');
  expect(screen.getByRole('status').textContent).toBe('1 pressed');
});

/** Buttons that change the state, and one that reads the URL. */
function Changing() {
  const [, change] = useUrlState(pair);
  return (
    <>
      {['1', '2', '3'].map((a) => (
        <input key={a} aria-label={a} onFocus={() => change((now) => ({ ...now, a }))} />
      ))}
      <button type="button">Copy</button>
    </>
  );
}

test('updates the address at once, then for many changes in a row only now and then, and before a click', async () => {
  openAt('/');
  renderIn('en', <Changing />);
  const type = (a: string) => act(() => screen.getByLabelText(a).focus());
  type('1');
  await expect.poll(query).toBe('?a=1&b=');
  type('2');
  type('3');
  await new Promise((later) => setTimeout(later, 20));
  expect(query()).toBe('?a=1&b=');
  await expect.poll(query).toBe('?a=3&b=');
  type('2');
  fireEvent.click(screen.getByText('Copy'));
  expect(query()).toBe('?a=2&b=');
});
