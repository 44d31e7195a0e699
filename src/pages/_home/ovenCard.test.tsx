import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { startFocusLinks } from '#features/home/focusLinks.ts';
import { Tools } from '#features/home/Tools.tsx';
import { Oven } from '#features/oven/Oven.tsx';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';

test('the oven’s card fills in the tool without loading the page, and keeps what others have', async () => {
  openAt('/?amount=5');
  renderIn(
    'en',
    <>
      <Tools messages={messagesFor('en', 'home').home.tools} />
      <div id="temperature">
        <Oven messages={messagesFor('en', 'oven').oven} />
      </div>
    </>,
  );
  startFocusLinks();
  const card = document.querySelector('a[href*="scale=fahrenheit"]');
  if (!card) throw new Error('no card');
  await userEvent.click(card);
  const output = () => document.querySelector('#temperature output')?.textContent;
  await expect.poll(output).toContain('180 °C');
  expect(output()).toContain('Fan oven: 160 °C');
  expect(query()).toBe('?amount=5&scale=fahrenheit&heat=350');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
});
