import type { Page } from 'playwright-core';

/** Which of the first Tab stops are hidden behind a bar at the bottom of the viewport (WCAG 2.4.11). */
export async function covered(page: Page, bottom: string, stops: number): Promise<string[]> {
  // Smooth scrolling would still be running when the page is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    found.push(
      await page.evaluate(async (selector) => {
        // The new scroll position is only known after the next frame.
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
