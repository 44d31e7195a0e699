import type { Browser } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { TYPICAL_RECIPE } from './readerSpeed.ts';
import { type Section, table, verdict } from './report.ts';
import { withSite } from './site.ts';
import { onSlowPhone, SLOW_PHONE_TEXT } from './slowPhone.ts';
import { median } from './statistics.ts';

const RUNS = 5;
/** Milliseconds from the paste until every line is weighed (design 8). */
const MAX_WEIGHED = 2000;

/** What a first paste of a visit shows, and when. */
interface Paste {
  /** Milliseconds until the last line is weighed. */
  weighed: number;
  /** Figures that were shown before and then changed. */
  changed: number;
}

/** Visits the recipe converter for the first time, and pastes a recipe as soon as the page answers. */
const visit = (browser: Browser, url: string) =>
  onSlowPhone(browser, async (page) => {
    await page.goto(`${url}/tools/recipe-converter`, { waitUntil: 'networkidle', timeout: 60_000 });
    return page.evaluate(async (text): Promise<Paste> => {
      const field = document.querySelector('textarea') as HTMLTextAreaElement;
      field.focus();
      const start = performance.now();
      document.execCommand('insertText', false, text);
      const lines = () => [...document.querySelectorAll('section[aria-labelledby=converted-title] ul > li')];
      const seen = new Map<number, string>();
      let changed = 0;
      for (;;) {
        await new Promise((frame) => requestAnimationFrame(frame));
        const all = lines();
        for (const [at, { textContent }] of all.entries()) {
          if (textContent.includes('Weighing...')) continue;
          if (seen.has(at) && seen.get(at) !== textContent) changed += 1;
          seen.set(at, textContent);
        }
        const elapsed = performance.now() - start;
        if ((all.length > 0 && seen.size === all.length) || elapsed > 30_000)
          return { weighed: elapsed, changed };
      }
    }, TYPICAL_RECIPE);
  });

/** Time from the first paste of a visit until every line is weighed. */
export async function measureFirstPaste(): Promise<Section> {
  const browser = await openBrowser();
  const pastes: Paste[] = [];
  await withSite(async (url) => {
    for (let run = 0; run < RUNS; run++) pastes.push(await visit(browser, url));
  }).finally(() => browser.close());
  const weighed = median(pastes.map((paste) => paste.weighed));
  const changed = Math.max(...pastes.map((paste) => paste.changed));
  const met = weighed <= MAX_WEIGHED && changed === 0;
  return {
    title: 'First paste',
    text: `The recipe converter, a first visit over ${SLOW_PHONE_TEXT}: a recipe of 40 lines is pasted once the page is quiet, and timed until every line is weighed. No figure may change after it was shown. Median of ${RUNS} visits.`,
    tables: [
      table(
        ['', 'time', 'limit', 'figures that changed', ''],
        [
          [
            'every line weighed',
            `${Math.round(weighed)} ms`,
            `${MAX_WEIGHED} ms`,
            String(changed),
            verdict(met),
          ],
        ],
      ),
    ],
  };
}
