import type { Browser } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { BASE } from './base.ts';
import { type Section, table } from './report.ts';
import { besideBase } from './site.ts';
import { onSlowPhone, SLOW_PHONE } from './slowPhone.ts';
import { median } from './statistics.ts';

const RUNS = 5;

const MOVES = [
  ['/recipes', '/recipes/chocolate-cake'],
  ['/recipes/chocolate-cake', '/recipes'],
  ['/', '/recipes'],
  ['/', '/faq'],
] as const;

/** How long visitors look at a page before tapping, in milliseconds. */
const VIEWING_TIME = 3000;

/** Milliseconds from the tap on a link to the heading of its page. */
const move = (browser: Browser, origin: string, from: string, to: string) =>
  onSlowPhone(browser, async (page) => {
    await page.goto(origin + from, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(VIEWING_TIME);
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
export async function moves(): Promise<Section> {
  const rows: string[][] = [];
  const browser = await openBrowser();
  await besideBase(async (site, base) => {
    for (const [from, to] of MOVES) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        ours.push(await move(browser, site, from, to));
        theirs.push(await move(browser, base, from, to));
      }
      const times = [ours, theirs].map((sample) => `${Math.round(median(sample))} ms`);
      const ratio = median(ours.map((own, run) => own / (theirs[run] ?? Number.NaN)));
      rows.push([`\`${from}\` to \`${to}\``, ...times, ratio.toFixed(2), 'none set']);
      console.log(rows.at(-1)?.join('  '));
    }
  }).finally(() => browser.close());
  return {
    title: 'Moves between pages',
    text:
      `From the tap on a link to the heading of the page it leads to, over ${SLOW_PHONE}, ${VIEWING_TIME / 1000} s after the ` +
      `first page was loaded; alternating with commit ${BASE}; ${RUNS} moves each, median.`,
    tables: [table(['move', 'ours', BASE, 'ratio', 'limit'], rows)],
  };
}
