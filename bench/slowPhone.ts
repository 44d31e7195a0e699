import type { Browser, Page } from 'playwright-core';

/** Slow 4G as in the browser's developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};
/** How much slower a phone's processor is. */
const SLOWDOWN = 4;

/** The description in the report. */
export const SLOW_PHONE_TEXT = `slow 4G (562 ms latency, 1.44 Mbit/s) and a processor slowed down ${SLOWDOWN} times`;

/** Runs `work` in a fresh browser context with a slow phone's processor and network. */
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
