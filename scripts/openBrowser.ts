import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from './findBrowser.ts';

let version: string | undefined;

/** The version of the browser that was last started. */
export const browserVersion = () => version;

/** Stands in for the pictures of other hosts, which a measurement must not depend on: a drawing of 60 kB. */
const PICTURE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#987"/>` +
    `<!--${'x'.repeat(60_000)}--></svg>`,
).toString('base64');

/**
 * A browser in which every request to another origin is answered on the spot. `without` names switches that Playwright
 * would set.
 */
export async function openBrowser(flags: string[] = [], without: string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, ...flags],
    ignoreDefaultArgs: without,
  });
  version = browser.version();
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
      body: PICTURE,
    };
    // A request that was dropped meanwhile needs no answer.
    session.send('Fetch.fulfillRequest', answer).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return browser;
}
