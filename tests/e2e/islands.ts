import type { Page } from 'playwright-core';

/** Scrolls every island of the page itself into view and waits until all are hydrated, but those not asked for yet. */
export function wakeIslands(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const island of document.querySelectorAll('main astro-island')) {
      if (island.closest('[hidden]')) continue;
      (island.firstElementChild ?? island).scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise<void>((done) => {
        const look = () => (island.hasAttribute('data-ready') ? done() : requestAnimationFrame(look));
        look();
      });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
