import { expect, test, vi } from 'vitest';
import { leaveEntry, onceSettled } from './historyEntry.ts';

test('waits for the browser to go back before something is opened again', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const opened = vi.fn();
  onceSettled(opened);
  expect(opened).toHaveBeenCalledTimes(1);

  leaveEntry();
  leaveEntry();
  expect(back).toHaveBeenCalledTimes(1);
  onceSettled(opened);
  expect(opened).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => opened.mock.calls.length).toBe(2);

  onceSettled(opened);
  expect(opened).toHaveBeenCalledTimes(3);
  back.mockRestore();
});
