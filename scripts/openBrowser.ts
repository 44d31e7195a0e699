import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from './findBrowser.ts';

let version: string | undefined;

/** The version of the most recently started browser. */
export const browserVersion = () => version;

/** A 60 kB drawing that replaces pictures from other hosts, so that measurements do not depend on them. */
const STUB_PICTURE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#987"/>` +
    `<!--${'x'.repeat(60_000)}--></svg>`,
).toString('base64');

/**
 * A browser that answers every request to another origin itself. `without` lists flags to remove from Playwright's
 * defaults.
 */
export async function openBrowser(
  flags: string[] = [],
  without: string[] = [],
  executablePath = findBrowser(),
): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
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
      body: STUB_PICTURE,
    };
    // A request canceled meanwhile needs no response.
    session.send('Fetch.fulfillRequest', answer).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return browser;
}
