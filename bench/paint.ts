import type { Browser } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { withPlainSite } from './plainSite.ts';
import { type Section, table, verdict } from './report.ts';
import { onSlowPhone, SLOW_PHONE_TEXT } from './slowPhone.ts';
import { median } from './statistics.ts';

/** The tools and the most read pages; other pages consist of the same parts. */
const PATHS = [
  '/',
  '/conversions/length',
  '/tools/multi-calculator',
  '/tools/cool-cooking-calculators',
  '/recipes',
  '/recipes/chocolate-cake',
  '/blog/posts/cups-to-grams-flour',
  '/faq',
  '/trending',
] as const;
const RUNS = 9;
const MAX_RATIO = 1.1;

interface Paint {
  first: number;
  largest: number;
}

/** First and largest contentful paint of a visit with an empty cache. */
const visit = (browser: Browser, url: string) =>
  onSlowPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(1500);
    return page.evaluate(
      () =>
        new Promise<Paint>((resolve) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          new PerformanceObserver((list) =>
            resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  });

/** A table row for each page. */
async function rowsOf(browser: Browser, site: string, plain: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const path of PATHS) {
    const ours: Paint[] = [];
    const theirs: Paint[] = [];
    for (let run = 0; run < RUNS; run++) {
      ours.push(await visit(browser, site + path));
      theirs.push(await visit(browser, plain + path));
    }
    const first = [ours, theirs].map((paints) => median(paints.map((each) => each.first)));
    const largest = [ours, theirs].map((paints) => median(paints.map((each) => each.largest)));
    const ratios = (['first', 'largest'] as const).map((kind) =>
      median(ours.map((paint, i) => paint[kind] / (theirs[i]?.[kind] ?? Number.NaN))),
    );
    rows.push([
      `\`${path}\``,
      ...[...first, ...largest].map((value) => `${Math.round(value)} ms`),
      ...ratios.map((ratio) => ratio.toFixed(2)),
      verdict(ratios.every((ratio) => ratio <= MAX_RATIO)),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  return rows;
}

/** First and largest paint of pages, alternating with the same pages without scripts. */
export async function measurePaint(): Promise<Section> {
  const browser = await openBrowser();
  const rows = await withPlainSite(PATHS, (site, plain) => rowsOf(browser, site, plain)).finally(() =>
    browser.close(),
  );
  return {
    title: 'Paint beside the same page without scripts',
    text:
      `Applied ${SLOW_PHONE_TEXT}; each page alternates with the same page without its scripts, ${RUNS} first visits each, median; the ratios are medians over neighboring visits. ` +
      `Limit: ${MAX_RATIO} for both.`,
    tables: [table(['page', 'FCP', 'FCP without', 'LCP', 'LCP without', 'FCP ratio', 'LCP ratio', ''], rows)],
  };
}
