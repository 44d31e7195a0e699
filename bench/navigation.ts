import type { Browser } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { BASE_COMMIT } from './base.ts';
import { type Section, table } from './report.ts';
import { withBase } from './site.ts';
import { onSlowPhone, SLOW_PHONE_TEXT } from './slowPhone.ts';
import { median } from './statistics.ts';

const RUNS = 5;

const NAVIGATIONS = [
  ['/recipes', '/recipes/chocolate-cake'],
  ['/recipes/chocolate-cake', '/recipes'],
  ['/', '/recipes'],
  ['/', '/faq'],
] as const;

/** How long visitors look at a page before tapping. */
const VIEWING_TIME_MS = 3000;

/** Milliseconds from the tap on a link to the heading of its page. */
const navigate = (browser: Browser, origin: string, from: string, to: string) =>
  onSlowPhone(browser, async (page) => {
    await page.goto(origin + from, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(VIEWING_TIME_MS);
    const heading = (await page.locator('h1').textContent()) ?? '';
    const link = page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const start = performance.now();
    await link.tap({ noWaitAfter: true });
    await page.waitForURL(origin + to, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator('h1').filter({ hasNotText: heading }).waitFor({ timeout: 60_000 });
    return performance.now() - start;
  });

/** Navigation between pages, compared with the baseline. */
export async function measureNavigation(): Promise<Section> {
  const rows: string[][] = [];
  const browser = await openBrowser();
  await withBase(async (site, base) => {
    for (const [from, to] of NAVIGATIONS) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        ours.push(await navigate(browser, site, from, to));
        theirs.push(await navigate(browser, base, from, to));
      }
      const times = [ours, theirs].map((sample) => `${Math.round(median(sample))} ms`);
      const ratio = median(ours.map((time, run) => time / (theirs[run] ?? Number.NaN)));
      rows.push([`\`${from}\` to \`${to}\``, ...times, ratio.toFixed(2), 'none set']);
      console.log(rows.at(-1)?.join('  '));
    }
  }).finally(() => browser.close());
  return {
    title: 'Moves between pages',
    text:
      `From the tap on a link to the heading of the page it leads to, over ${SLOW_PHONE_TEXT}, ${VIEWING_TIME_MS / 1000} s after the ` +
      `first page was loaded; alternating with commit ${BASE_COMMIT}; ${RUNS} moves each, median.`,
    tables: [table(['move', 'ours', BASE_COMMIT, 'ratio', 'limit'], rows)],
  };
}
