import type { Browser, Page } from 'playwright-core';

/** Slow 4G as the browser's own tools apply it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};
/** A phone's processor. */
const SLOWDOWN = 4;

/** How this is called in the report. */
export const SLOW_PHONE = `slow 4G (562 ms latency, 1.44 Mbit/s) and a processor slowed down ${SLOWDOWN} times`;

/** What `work` measures on a phone with nothing kept, on a slow line. */
export async function onSlowPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await work(page);
  } finally {
    await context.close();
  }
}
