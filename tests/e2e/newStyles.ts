import type { Page } from 'playwright-core';

/** Styles that this worker has passed on, as hashes. */
const passed = new Set<number>();

/** Marks elements with text that look like none before. */
export const MARK = 'data-new-style';

/**
 * Marks the visible elements with text whose look is new. Contrast follows from an element's style and those around it,
 * which rows, links and the frame of a page share with hundreds of others. Classes are part of a look, because what lies
 * over an element depends on its component. Returns how many they are.
 */
export async function markNewStyles(page: Page, part: string): Promise<number> {
  const found = await page.evaluate(
    ([selector, before, mark]) => {
      const known = new Set(before);
      const looks = new Map<Element, string>();
      const hash = (text: string) => {
        let [low, high] = [1, 2];
        for (let index = 0; index < text.length; index += 1) {
          low = Math.imul(low ^ text.charCodeAt(index), 2654435761);
          high = Math.imul(high ^ text.charCodeAt(index), 1597334677);
        }
        return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
      };
      const look = (element: Element): string => {
        const done = looks.get(element);
        if (done) return done;
        const style = getComputedStyle(element);
        const own = [
          element.localName,
          element.getAttribute('class'),
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.filter,
          style.position,
        ];
        const whole = `${hash(`${element.parentElement ? look(element.parentElement) : ''} ${own}`)}`;
        looks.set(element, whole);
        return whole;
      };
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
      const added: number[] = [];
      for (const element of document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)) {
        if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
        const style = getComputedStyle(element);
        const type = [style.color, style.fontSize, style.fontWeight, style.textShadow, style.clipPath];
        const key = hash(`${look(element)} ${type} ${element.matches(':disabled, [aria-disabled=true]')}`);
        if (known.has(key)) continue;
        known.add(key);
        added.push(key);
        element.setAttribute(mark, '');
      }
      return added;
    },
    [part, [...passed], MARK] as const,
  );
  for (const key of found) passed.add(key);
  return found.length;
}
