import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '#tests/component/renderIn.tsx';
import { useRovingFocus } from './useRovingFocus.ts';

function List({ names }: { names: readonly string[] }) {
  const keys = useRovingFocus('button');
  return (
    <>
      <ul {...keys}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <a href="#after">after</a>
    </>
  );
}

test('is one Tab stop, with arrow keys inside, and is entered where it was left', async () => {
  const { user } = renderIn('en', <List names={['a', 'b', 'c']} />);
  const now = () => document.activeElement?.textContent;
  await user.tab();
  expect(now()).toBe('a');
  await user.keyboard('{ArrowDown}');
  expect(now()).toBe('b');
  await user.keyboard('{End}{ArrowDown}');
  expect(now()).toBe('c');
  await user.keyboard('{ArrowUp}');
  expect(now()).toBe('b');
  await user.tab();
  expect(now()).toBe('after');
  await user.tab({ shift: true });
  expect(now()).toBe('b');
  await user.keyboard('{Home}{ArrowUp}');
  expect(now()).toBe('a');
});

test('stays reachable when lines come and go', async () => {
  const { user, rerender } = renderIn('en', <List names={['a', 'b', 'c']} />);
  await user.tab();
  await user.keyboard('{End}');
  rerender(<List names={['a', 'b']} />);
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});
