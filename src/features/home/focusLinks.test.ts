import { expect, it, vi } from 'vitest';
import { focusAfterJump } from './focusLinks.ts';

const linkTo = (field: unknown) =>
  ({
    dataset: { focus: '#amount' },
    ownerDocument: { querySelector: () => field },
  }) as unknown as HTMLElement;

it('focuses the field during the tap and after the jump, then scrolls to its form', async () => {
  const form = { scrollIntoView: vi.fn() };
  const field = { focus: vi.fn(), closest: () => form };
  focusAfterJump(linkTo(field));
  expect(field.focus).toHaveBeenCalledTimes(1);
  await expect.poll(() => form.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(field.focus).toHaveBeenCalledTimes(2);
});

it('leaves a page without the field alone', () => {
  expect(() => focusAfterJump(linkTo(null))).not.toThrow();
});
