import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visit, visit } from './browser.ts';

/** The focused control, as a keyboard user sees it. */
interface Stop {
  names: string[];
  /** The ids of its ancestors. */
  parts: string[];
  /** What is wrong with its appearance, or ''. */
  fault: string;
}

/** The focused control. Runs in the page. */
function stop(): Stop {
  const element = document.activeElement as HTMLInputElement;
  const parts: string[] = [];
  for (let around: Element | null = element; around; around = around.parentElement) parts.push(around.id);
  const names = [
    element.labels?.[0]?.textContent,
    element.getAttribute('aria-label'),
    element.matches('a, button, summary') ? element.textContent : '',
  ].map((name) => name?.replace(/\s+/g, ' ').trim() ?? '');

  // The focus ring may be on the control, an overlay (a whole card), or the label or frame around it.
  const ringed = (candidate: Element, layer?: string) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate, layer);
    return (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/, 0\)$|transparent/.test(outlineColor)
    );
  };
  const { parentElement, nextElementSibling } = element;
  const ring = [element, nextElementSibling, parentElement].find(
    (candidate) => candidate && [undefined, '::before', '::after'].some((layer) => ringed(candidate, layer)),
  );
  const fault = (() => {
    // Between the last control and the first, focus is in the browser's own UI.
    if (element === document.body) return '';
    // The button in a date or time field is a separate stop with the browser's own ring.
    if (element.matches(':is([type=date], [type=time]):not(:focus-visible)')) return '';
    if (!ring) return 'has no ring';
    const [box] = ring.getClientRects();
    if (!box) return 'is not drawn';
    const { innerWidth, innerHeight } = window;
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      return 'is out of view';
    // Of an element taller than the viewport, test the visible part.
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    const top = document.elementFromPoint(
      middle(box.left, box.right, innerWidth),
      middle(box.top, box.bottom, innerHeight),
    );
    const parts = [ring, element, ...(element.labels ?? [])];
    if (!parts.some((candidate) => candidate.contains(top)))
      return `is covered by ${top?.outerHTML.slice(0, 80)}`;
    return '';
  })();
  return { names, parts, fault };
}

/**
 * Presses Tab until the control with this label, name or text has focus, within the element with the id `part` if
 * given. Every stop on the way must be in the viewport, uncovered, and have a visible focus ring.
 */
export async function tabTo(
  page: Page,
  name: string,
  { part = '', within = 60, keys = 'Tab' } = {},
): Promise<void> {
  for (let presses = 0; presses < within; presses += 1) {
    await page.keyboard.press(keys);
    const { names, parts, fault } = await page.evaluate(stop);
    expect(fault, `${names.find(Boolean)}, on the way to ${name}`).toBe('');
    if (names.some((own) => own.startsWith(name)) && (part === '' || parts.includes(part))) return;
  }
  expect.fail(`${name} is more than ${within} stops away`);
}

/** A keyboard-only visit, with reduced motion so that controls are measured at their final position. */
export const visitByKeys = (path: string, journey: (page: Page) => Promise<unknown>, options?: Visit) =>
  visit(
    path,
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await journey(page);
    },
    options,
  );

/** The live region's text in this part of the page. */
export const announced = (page: Page, part: string) =>
  page.locator(`${part} :is(output, [role=status])`).evaluate((region) => region.textContent);

/** Replaces the text of the focused field. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
