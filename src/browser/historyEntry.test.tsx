import { expect, test, vi } from 'vitest';
import { afterHistorySettles, popHistoryEntry } from './historyEntry.ts';

test('waits for the browser to go back before something is opened again', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const opened = vi.fn();
  afterHistorySettles(opened);
  expect(opened).toHaveBeenCalledTimes(1);

  popHistoryEntry();
  popHistoryEntry();
  expect(back).toHaveBeenCalledTimes(1);
  afterHistorySettles(opened);
  expect(opened).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => opened.mock.calls.length).toBe(2);

  afterHistorySettles(opened);
  expect(opened).toHaveBeenCalledTimes(3);
  back.mockRestore();
});

test.each([
  ['main', 'opener'],
  ['other', 'other'],
])('the focus that going back gave to %s is then on %s', async (given, kept) => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><button id="opener"></button><button id="other"></button></main>';
  const focus = (id: string) => document.getElementById(id)?.focus();
  focus('opener');
  popHistoryEntry();
  window.dispatchEvent(new PopStateEvent('popstate'));
  // As browsers do for what the URL names, and as a cook does who has moved on.
  focus(given);
  await expect.poll(() => document.activeElement?.id).toBe(kept);
  back.mockRestore();
});
