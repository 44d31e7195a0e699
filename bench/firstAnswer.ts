import type { Browser } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { BASE_COMMIT } from './base.ts';
import { type Section, table, verdict } from './report.ts';
import { withBase } from './site.ts';
import { onSlowPhone, SLOW_PHONE_TEXT } from './slowPhone.ts';
import { median } from './statistics.ts';

const RUNS = 7;
const DIGIT = '5';
/** The median of so few visits varies by a few percent. */
const MAX_RATIO = 1.05;

interface Answer {
  /** Milliseconds from the start of the visit. */
  painted: number;
  pressed: number;
  answered: number;
}

declare global {
  interface Window {
    firstAnswer: Answer;
  }
}

/** Waits for the first paint, focuses the amount, and records the first key press and the first result. */
function recordFirstAnswer(digit: string) {
  window.firstAnswer = { painted: 0, pressed: 0, answered: 0 };
  let before = '';
  const result = () => document.querySelector('#converter :is(output, [role=status])')?.textContent ?? '';
  const look = () => {
    if (window.firstAnswer.pressed > 0 && result() !== before)
      window.firstAnswer.answered = performance.now();
    else requestAnimationFrame(look);
  };
  new PerformanceObserver((list, observer) => {
    const painted = list.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (painted === undefined) return;
    observer.disconnect();
    window.firstAnswer.painted = painted;
  }).observe({ type: 'paint', buffered: true });
  const note = ({ key, timeStamp }: KeyboardEvent) => {
    if (key !== digit) return;
    window.firstAnswer.pressed = timeStamp;
    before = result();
    look();
  };
  addEventListener('keydown', note, { capture: true });
}

/** Visits home for the first time and types a digit into the amount as soon as the page is painted. */
const visit = (browser: Browser, url: string) =>
  onSlowPhone(browser, async (page) => {
    await page.addInitScript(recordFirstAnswer, DIGIT);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const amount = page.locator('#converter').getByLabel(/^Amount/);
    await page.waitForFunction(() => window.firstAnswer.painted > 0);
    await amount.focus();
    await page.keyboard.press('End');
    await page.keyboard.press(DIGIT);
    await page.waitForFunction(() => window.firstAnswer.answered > 0, undefined, { timeout: 60_000 });
    return page.evaluate(() => window.firstAnswer);
  });

/** Time from a key pressed at first paint to its answer on home, compared with the baseline. */
export async function measureFirstAnswer(): Promise<Section> {
  const ours: Answer[] = [];
  const theirs: Answer[] = [];
  const browser = await openBrowser();
  await withBase(async (site, base) => {
    for (let run = 0; run < RUNS; run++) {
      ours.push(await visit(browser, site));
      theirs.push(await visit(browser, base));
    }
  }).finally(() => browser.close());
  const wait = ({ answered, pressed }: Answer) => answered - pressed;
  const ratio = median(ours.map((answer, run) => wait(answer) / wait(theirs[run] ?? answer)));
  const row = (name: string, value: (answer: Answer) => number, ...rest: string[]) => {
    const both = [ours, theirs].map((answers) => `${Math.round(median(answers.map(value)))} ms`);
    return [name, ...both, ...rest];
  };
  return {
    title: 'First answer',
    text:
      `Home, a first visit over ${SLOW_PHONE_TEXT}: a digit is typed into the amount as soon as the page is painted, and timed ` +
      `until the result shows it. Alternating with commit ${BASE_COMMIT}; ${RUNS} visits each, median; the ratio is ` +
      'the median over neighboring visits.',
    tables: [
      table(
        ['', 'ours', BASE_COMMIT, 'ratio', 'limit', ''],
        [
          row('key to answer', wait, ratio.toFixed(2), `${MAX_RATIO}`, verdict(ratio <= MAX_RATIO)),
          row('first paint', ({ painted }) => painted, '', '', ''),
          row('answer, from the start of the visit', ({ answered }) => answered, '', '', ''),
        ],
      ),
    ],
  };
}
