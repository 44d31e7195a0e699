import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { type Section, table, verdict } from './report.ts';
import { serveSite } from './site.ts';
import { median } from './statistics.ts';

const SLOWDOWN = 4;
const TURNS = 7;

/** In milliseconds: all lines of a usual recipe; a key; and the longest that the page may be held up by any text. */
const LIMITS = { lines: 100, frame: 34, held: 200 };

const LINES = Array.from({ length: 20 }, (_, at) => [
  `${(at % 4) + 1} 1/2 cups all-purpose flour, sifted`,
  `Stir in ${at + 1} cups milk and bake at 350°F for 20 minutes.`,
]).flat();
const USUAL = LINES.join('\n');

/** What people paste, and what they should not. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['40 lines', USUAL],
  ['2,000 lines', Array.from({ length: 50 }, () => USUAL).join('\n')],
  ['200,000 characters in one line', 'Mix 2 cups milk with 1 tbsp oil. '.repeat(6000)],
  ['10,000 lines', '2 cups flour\n'.repeat(10_000)],
  ['100,000 digits', '1'.repeat(100_000)],
];

interface Times {
  /** From the text to the result, or to what is said of it. */
  done: number;
  /** From a key typed after it to the next frame. */
  frame: number;
  /** The longest task of the page. */
  held: number;
}

/** Puts a text into the field, then a key, and waits for the answer. */
async function read(page: Page, text: string): Promise<Times> {
  return page.evaluate(async (value) => {
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    const result = document.querySelector('section[aria-labelledby="converted-title"]') as HTMLElement;
    const put = (next: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, next);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const changed = () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(result, { subtree: true, childList: true, characterData: true });
      });
    const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    let held = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) held = Math.max(held, duration);
    });
    tasks.observe({ type: 'longtask' });
    const start = performance.now();
    const answered = changed();
    put(value);
    await answered;
    const done = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const pressed = performance.now();
    put(`${value} `);
    await frame();
    const shown = performance.now() - pressed;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    tasks.disconnect();
    put('');
    await frame();
    return { done, frame: shown, held };
  }, text);
}

async function open(browser: Browser, address: string, workers: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  if (!workers) await context.addInitScript("delete globalThis['Worker']");
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // The first text starts the worker and fetches the foods.
  await read(page, '2 cups flour\n3 eggs');
  return page;
}

/** The medians of a text's times, as a row of the table. */
async function row(page: Page, name: string, text: string): Promise<string[]> {
  const times: Times[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await read(page, text));
  const of = (key: keyof Times) => median(times.map((one) => one[key]));
  const usual = text === USUAL;
  const met = usual
    ? of('done') <= LIMITS.lines && of('frame') <= LIMITS.frame
    : of('frame') <= LIMITS.held && of('held') <= LIMITS.held;
  const shown = [of('done'), of('frame'), of('held')].map((value) => `${value.toFixed(0)} ms`);
  return [name, ...shown, verdict(met)];
}

/** How long the recipe reader takes, and whether any text holds up the page. */
export async function readerSpeed(): Promise<Section> {
  const browser = await openBrowser();
  const site = await serveSite();
  const rows: string[][] = [];
  try {
    const address = `${site.origin}/tools/recipe-converter`;
    const page = await open(browser, address, true);
    for (const [name, text] of TEXTS) rows.push(await row(page, name, text));
    rows.push(await row(await open(browser, address, false), '40 lines, read without a worker', USUAL));
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    title: 'A pasted recipe',
    text:
      `The recipe converter, processor of the page slowed down ${SLOWDOWN} times, medians of ${TURNS}: from a pasted text to its ` +
      `result, from a key typed after it to the frame that shows it, and the longest task of the page in between. ` +
      `Limits: ${LIMITS.lines} ms for the result of 40 lines and ${LIMITS.frame} ms for their key; ${LIMITS.held} ms for the key and the longest task of ` +
      'any other text. Above 2,000 lines or 200,000 characters there is a message. The slowdown is of the page, not of the ' +
      'worker that reads; the last row reads on the page.',
    tables: [table(['', 'result', 'key', 'longest task', ''], rows)],
  };
}
