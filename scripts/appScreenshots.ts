/**
 * Takes the screenshots of the installed app that stores and browsers show (public/screenshots), from the built pages.
 * Run it after one of them changes its look: `npm run build && npx node scripts/appScreenshots.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { SCREENSHOT_PAGES, SCREENSHOTS, screenshotFile } from '../src/site/screenshots.ts';
import { BROWSER_FLAGS, findBrowser } from './findBrowser.ts';
import { OUTPUT_FOLDER } from './outputFolder.ts';
import { createSiteServer } from './server.ts';

/** How many pixels of the picture make one CSS pixel of the page. */
const DENSITY = { narrow: 2, wide: 1 } as const;

/** Where each picture is taken, and what was done there first. */
const SCENES: Readonly<
  Record<(typeof SCREENSHOT_PAGES)[number], [path: string, act?: (page: Page) => Promise<void>]>
> = {
  home: ['/'],
  reader: [
    '/tools/recipe-converter',
    async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click();
      const result = page.getByRole('region', { name: 'Converted recipe' });
      await result.getByText('250 g all-purpose flour').waitFor();
      // On a phone the result is below the field.
      await result.evaluate((element) => {
        if (element.getBoundingClientRect().top > 600) element.scrollIntoView({ behavior: 'instant' });
      });
    },
  ],
  recipe: ['/recipes/chocolate-cake'],
};

const server = createSiteServer(OUTPUT_FOLDER);
await new Promise<void>((done) => server.listen(0, done));
const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
await mkdir('public/screenshots', { recursive: true });
for (const form of ['narrow', 'wide'] as const) {
  const { width, height } = SCREENSHOTS[form];
  const density = DENSITY[form];
  const page = await browser.newPage({
    baseURL,
    viewport: { width: width / density, height: height / density },
    deviceScaleFactor: density,
    colorScheme: 'light',
    locale: 'en-US',
  });
  for (const shown of SCREENSHOT_PAGES) {
    const [path, act] = SCENES[shown];
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await act?.(page);
    await page.mouse.move(0, 0);
    const png = await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toBuffer();
    await writeFile(`public${screenshotFile(form, shown)}`, png);
    console.log(form, shown, png.length);
  }
}
await browser.close();
server.closeAllConnections();
server.close();
