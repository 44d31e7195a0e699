import type { Page } from 'playwright-core';

/** The first so many stops of Tab that stand wholly behind what is kept at the bottom of the screen (WCAG 2.4.11). */
export async function covered(page: Page, bottom: string, stops: number): Promise<string[]> {
  // Without it the page is still on its way when it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    found.push(
      await page.evaluate(async (selector) => {
        // Where the page has scrolled to is known with the next frame.
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
