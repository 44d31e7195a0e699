import type { Page } from 'playwright-core';

/** Of the first Tab stops, those that are hidden behind a bar at the bottom of the screen (WCAG 2.4.11). */
export async function covered(page: Page, bottom: string, stops: number): Promise<string[]> {
  // Smooth scrolling would still be under way when the page is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    found.push(
      await page.evaluate(async (selector) => {
        // The new scroll position is known with the next frame.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const element = document.activeElement;
        const bar = document.querySelector(selector);
        if (!element || !bar || bar.contains(element)) return '';
        const behind = element.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
        return behind ? element.outerHTML.slice(0, 100) : '';
      }, bottom),
    );
  }
  return found.filter((text) => text !== '');
}
