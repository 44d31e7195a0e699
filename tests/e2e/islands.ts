import type { Page } from 'playwright-core';

/** Scrolls every island of the page itself into view and waits until all are hydrated. */
export async function wakeIslands(page: Page): Promise<void> {
  const islands = page.locator('main astro-island');
  for (const island of await islands.all()) {
    await island.evaluate((element) =>
      (element.firstElementChild ?? element).scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await page.waitForFunction(
      (element) => element?.hasAttribute('data-ready'),
      await island.elementHandle(),
    );
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
