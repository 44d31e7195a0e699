import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button } from '#tests/component/find.ts';
import { copyText } from './copyText.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { showToast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(<ToastRegion close="Dismiss" />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const region = () => document.querySelector('[aria-live=polite]') as Element;
const shown = () => region().textContent;
const toast = () => region().querySelector(':scope > div') as Element;

test('shows one message at a time, for five seconds, in an existing live region', () => {
  expect(shown()).toBe('');
  showToast('Copied');
  vi.advanceTimersByTime(3000);
  showToast('Link copied');
  expect(shown()).toBe('Link copied');
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe('Link copied');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('');
});

test.each([
  [fireEvent.mouseEnter, fireEvent.mouseLeave],
  [fireEvent.focusIn, fireEvent.focusOut],
])('stays while it is hovered or focused', (come, leave) => {
  showToast('Copied');
  come(toast());
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('Copied');
  leave(toast());
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('');
});

test('can be dismissed', () => {
  showToast('Copied');
  fireEvent.click(button('Dismiss'));
  expect(shown()).toBe('');
});

test('never parses its message as HTML', () => {
  showToast('<b>1</b>');
  expect(shown()).toBe('<b>1</b>');
});

test('does nothing on a page without a live region', () => {
  document.body.replaceChildren();
  expect(() => showToast('Copied')).not.toThrow();
});

test('reports whether copying worked', async () => {
  const messages = { copied: 'Copied', notCopied: 'Could not copy' };
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('100 g', messages);
  expect(shown()).toBe('Copied');
  await copyText('100 g', messages);
  expect(shown()).toBe('Could not copy');
  expect(writeText).toHaveBeenCalledWith('100 g');
});
