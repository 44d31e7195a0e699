import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { BASE_COMMIT } from './base.ts';
import { type Section, table, verdict } from './report.ts';
import { withBase, withFolder } from './site.ts';
import { median, quantile } from './statistics.ts';

/** Keys that each change the amount: 100, 1005, 10050, 1005, 100, 10, 100. */
const KEYS = ['5', '0', 'Backspace', 'Backspace', 'Backspace', '0'];
const TURNS = 10;
const CYCLES_PER_TURN = 5;
const SLOWDOWN = 4;
const MAX_RATIO = 1.5;
/** The median varies by a few percent. */
const MAX_BASE_RATIO = 1.05;
const MAX_P95_MS = 30;

declare global {
  interface Window {
    /** Milliseconds from each key press to the new result in the document. */
    latencies: number[];
  }
}

/** Opens a page with the converter, slows down its processor and starts measuring. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
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

/** The latencies of two converters, measured in turns, and the median of each turn's ratio. */
interface Compared {
  ours: number[];
  theirs: number[];
  ratio: number;
}

async function compare(browser: Browser, site: string, other: string): Promise<Compared> {
  const pages = [await open(browser, `${site}/`), await open(browser, `${other}/`)] as const;
  for (const page of pages) await turn(page); // Warm-up.
  const ours: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < TURNS; round++) {
    const [ownLatencies, otherLatencies] = [await turn(pages[0]), await turn(pages[1])];
    ours.push(...ownLatencies);
    theirs.push(...otherLatencies);
    ratios.push(median(ownLatencies) / median(otherLatencies));
  }
  const answers = [await answer(pages[0]), await answer(pages[1])];
  if (answers[0] !== answers[1]) throw new Error(`The two converters disagree: ${answers.join(', ')}`);
  const wanted = TURNS * CYCLES_PER_TURN * KEYS.length;
  if (ours.length !== wanted || theirs.length !== wanted)
    throw new Error(`Not every key changed the result: ${ours.length} and ${theirs.length} of ${wanted}`);
  for (const page of pages) await page.context().close();
  return { ours, theirs, ratio: median(ratios) };
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** The rows of one comparison: the medians and the 95th percentiles. */
function rows(name: string, { ours, theirs, ratio }: Compared, limit: number): string[][] {
  const p95 = quantile(ours, 0.95);
  const others = quantile(theirs, 0.95);
  const medians = [ours, theirs].map((sample) => milliseconds(median(sample)));
  return [
    [`median, ${name}`, ...medians, ratio.toFixed(2), `ratio ${limit}`, verdict(ratio <= limit)],
    [
      `95th percentile, ${name}`,
      milliseconds(p95),
      milliseconds(others),
      (p95 / others).toFixed(2),
      `${MAX_P95_MS} ms`,
      verdict(p95 <= MAX_P95_MS),
    ],
  ];
}

/**
 * Time from a key press to the result in the document: the home converter compared with a hand-written page, and with
 * the baseline.
 */
export async function measureLatency(): Promise<Section> {
  const browser = await openBrowser();
  try {
    const byHand = await withFolder('bench/plain', (site, plain) => compare(browser, site, plain));
    const base = await withBase((site, other) => compare(browser, site, other));
    return {
      title: 'From key to result',
      text:
        `The amount of the home converter, processor slowed down ${SLOWDOWN} times, from the press of a key to the new ` +
        `result in the document; ${byHand.ours.length} keys each, alternating with the same converter written by ` +
        `hand (\`bench/plain/index.html\`), then with commit ${BASE_COMMIT}. The first ratio is the median of each turn’s ratio.`,
      tables: [
        table(
          ['', 'ours', 'other', 'ratio', 'limit', ''],
          [...rows('by hand', byHand, MAX_RATIO), ...rows(BASE_COMMIT, base, MAX_BASE_RATIO)],
        ),
      ],
    };
  } finally {
    await browser.close();
  }
}
