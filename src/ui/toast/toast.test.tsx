import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';
import { showToast } from './toast.ts';

/** How long a toast stays, in milliseconds. */
const DURATION = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(<ToastRegion close="Dismiss" />);
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = () => [...document.querySelectorAll('#toasts > div')].map(({ textContent }) => textContent);
const send = (type: string, target = '#toasts > div') =>
  document.querySelector(target)?.dispatchEvent(new Event(type, { bubbles: true }));

test('stays for its time, and no longer', () => {
  showToast('Copied');
  vi.advanceTimersByTime(DURATION - 1);
  expect(shown()).toEqual(['Copied']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('takes the place of the one before, and has the full time', () => {
  showToast('Copied');
  vi.advanceTimersByTime(DURATION - 1);
  showToast('Link copied');
  expect(shown()).toEqual(['Link copied']);
  vi.advanceTimersByTime(DURATION - 1);
  expect(shown()).toEqual(['Link copied']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test.each([
  ['mouseenter', 'mouseleave'],
  ['focusin', 'focusout'],
])('stays from %s to %s, and then for its time', (enter, leave) => {
  showToast('Copied');
  send(enter);
  vi.advanceTimersByTime(4 * DURATION);
  expect(shown()).toEqual(['Copied']);
  send(leave);
  vi.advanceTimersByTime(DURATION - 1);
  expect(shown()).toEqual(['Copied']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('can be closed, and leaves the time of the next one alone', () => {
  showToast('Copied');
  vi.advanceTimersByTime(DURATION - 1);
  send('click', '#toasts button');
  expect(shown()).toEqual([]);
  showToast('Copied again');
  vi.advanceTimersByTime(DURATION - 1);
  expect(shown()).toEqual(['Copied again']);
});

test('shows a text as a text', () => {
  showToast('<b>Copied</b>');
  expect(shown()).toEqual(['<b>Copied</b>']);
});

test('does nothing on a page without a region', () => {
  document.body.replaceChildren();
  expect(() => showToast('Copied')).not.toThrow();
});
