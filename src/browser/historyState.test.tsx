import { expect, test, vi } from 'vitest';
import { afterHistorySettles, popHistoryEntry } from './historyState.ts';

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
