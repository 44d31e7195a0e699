import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { type Section, table, verdict } from './report.ts';
import { sideBySide } from './site.ts';
import { median, quantile } from './statistics.ts';

/** Keys that each change the amount: 100, 1005, 10050, 1005, 100, 10, 100. */
const KEYS = ['5', '0', 'Backspace', 'Backspace', 'Backspace', '0'];
const TURNS = 10;
const CYCLES_PER_TURN = 5;
const SLOWDOWN = 4;
const RATIO_LIMIT = 1.5;
const P95_LIMIT = 30;

declare global {
  interface Window {
    /** Milliseconds from each key press to the new result in the document. */
    latencies: number[];
  }
}

/** Opens a page with the converter, slows down its processor and starts measuring. */
async function open(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const converter = page.locator('#converter');
  await converter.getByLabel(/^Amount/).focus();
  await page.keyboard.press('End');
  await converter
    .locator('[role=status], output')
    .first()
    .evaluate((result) => {
      window.latencies = [];
      let pressed = 0;
      window.addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
      new MutationObserver(() => {
        if (pressed > 0) window.latencies.push(performance.now() - pressed);
        pressed = 0;
      }).observe(result, { subtree: true, childList: true, characterData: true });
    });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Presses the keys at a human pace; returns the latencies since the last turn. */
async function turn(page: Page): Promise<number[]> {
  await page.bringToFront();
  for (let cycle = 0; cycle < CYCLES_PER_TURN; cycle++) {
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
    }
  }
  return page.evaluate(() => window.latencies.splice(0));
}

/** The numbers in the result, to check that both converters agree. */
async function answer(page: Page): Promise<string> {
  const text = await page.locator('#converter').locator('[role=status], output').first().textContent();
  return (text?.match(/[\d.,]+/g) ?? []).slice(0, 2).join(' = ');
}

/** Time from a key press to the result in the document: the home converter compared with a hand-written page. */
export async function latency(): Promise<Section> {
  const browser = await openBrowser();
  const samples: [number[], number[]] = [[], []];
  const ratios: number[] = [];
  await sideBySide('bench/plain', async (site, plain) => {
    const pages = [await open(browser, `${site}/`), await open(browser, `${plain}/`)] as const;
    for (const page of pages) await turn(page); // Warm-up.
    for (let round = 0; round < TURNS; round++) {
      const [ours, theirs] = [await turn(pages[0]), await turn(pages[1])];
      samples[0].push(...ours);
      samples[1].push(...theirs);
      ratios.push(median(ours) / median(theirs));
    }
    const [ours, theirs] = [await answer(pages[0]), await answer(pages[1])];
    if (ours !== theirs) throw new Error(`The two converters disagree: ${ours}, ${theirs}`);
    const wanted = TURNS * CYCLES_PER_TURN * KEYS.length;
    if (samples.some((sample) => sample.length !== wanted)) {
      throw new Error(
        `Not every key changed the result: ${samples.map((sample) => sample.length)} of ${wanted}`,
      );
    }
  }).finally(() => browser.close());
  const [own, hand] = samples.map((sample) => ({ median: median(sample), p95: quantile(sample, 0.95) }));
  if (!own || !hand) throw new Error('Nothing was measured.');
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const ratio = median(ratios);
  return {
    title: 'From key to result',
    text:
      `The amount of the home converter, processor slowed down ${SLOWDOWN} times, from the press of a key to the new ` +
      `result in the document; ${samples[0].length} keys each, alternating with the same converter written by ` +
      'hand (`bench/plain/index.html`). The first ratio is the median of each turn’s ratio.',
    tables: [
      table(
        ['', 'ours', 'by hand', 'ratio', 'limit', ''],
        [
          [
            'median',
            milliseconds(own.median),
            milliseconds(hand.median),
            ratio.toFixed(2),
            `ratio ${RATIO_LIMIT}`,
            verdict(ratio <= RATIO_LIMIT),
          ],
          [
            '95th percentile',
            milliseconds(own.p95),
            milliseconds(hand.p95),
            (own.p95 / hand.p95).toFixed(2),
            `${P95_LIMIT} ms`,
            verdict(own.p95 <= P95_LIMIT),
          ],
        ],
      ),
    ],
  };
}
