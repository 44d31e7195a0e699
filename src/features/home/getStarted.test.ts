import { expect, it, vi } from 'vitest';
import { focusAfterJump } from './getStarted.ts';

const linkTo = (field: unknown) =>
  ({
    dataset: { focus: '#amount' },
    ownerDocument: { querySelector: () => field },
  }) as unknown as HTMLElement;

it('focuses the field during the tap and after the jump, then shows it', async () => {
  const field = { focus: vi.fn(), scrollIntoView: vi.fn() };
  focusAfterJump(linkTo(field));
  expect(field.focus).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(field.scrollIntoView).toHaveBeenCalledTimes(1));
  expect(field.focus).toHaveBeenCalledTimes(2);
});

it('leaves a page without the field alone', () => {
  expect(() => focusAfterJump(linkTo(null))).not.toThrow();
});
