import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../scripts/openBrowser.ts';
import { BASE_COMMIT } from './base.ts';
import { measureNutrition } from './nutritionSpeed.ts';
import { type Section, table, verdict } from './report.ts';
import { withBase } from './site.ts';
import { median } from './statistics.ts';

const SLOWDOWN = 4;
const TURNS = 9;

/**
 * All lines of a usual recipe, in milliseconds; a key, as a multiple of the same key in a field that nothing reads; a
 * result, as a multiple of the baseline's: not slower, but a median varies by a few percent.
 */
const LIMITS = { lines: 100, key: 3, base: 1.1 };

const LINES = Array.from({ length: 20 }, (_, at) => [
  `${(at % 4) + 1} 1/2 cups all-purpose flour, sifted`,
  `Stir in ${at + 1} cups milk and bake at 350°F for 20 minutes.`,
]).flat();
/** 40 lines, most of them volumes. */
export const TYPICAL_RECIPE = LINES.join('\n');

/** Typical and abusive pastes. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['40 lines', TYPICAL_RECIPE],
  ['2,000 lines', Array.from({ length: 50 }, () => TYPICAL_RECIPE).join('\n')],
  ['200,000 characters in one line', 'Mix 2 cups milk with 1 tbsp oil. '.repeat(6000)],
  ['10,000 lines', '2 cups flour\n'.repeat(10_000)],
  ['100,000 digits', '1'.repeat(100_000)],
];

/** The texts whose results are compared with the baseline's. */
const COMPARED = TEXTS.slice(0, 2);

interface Times {
  /** From the paste to its result or error. */
  done: number;
  /** From a key typed afterwards to the next frame. */
  key: number;
  /** The same in a plain field. */
  plain: number;
  /** The longest task of the page. */
  longestTask: number;
}

/** Pastes a text, then types a key, and waits for the answer. */
async function read(page: Page, text: string): Promise<Times> {
  return page.evaluate(async (value) => {
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    const status = document.querySelector('section [role=status]') as HTMLElement;
    const empty = status.textContent;
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const setValue = (into: HTMLTextAreaElement, next: string) => {
      set?.call(into, next);
      into.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const until = (met: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (met() ? resolve() : setTimeout(look));
        look();
      });
    const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const quiet = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const keyIn = async (into: HTMLTextAreaElement) => {
      await frame();
      const pressed = performance.now();
      setValue(into, `${value} `);
      await frame();
      return performance.now() - pressed;
    };
    let longestTask = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    tasks.observe({ type: 'longtask' });
    const start = performance.now();
    setValue(field, value);
    await until(() => status.textContent !== empty && status.textContent !== 'Loading...');
    const done = performance.now() - start;
    await quiet();
    // As a visitor does, and unfolds it: nobody can type before
    field.click();
    await quiet();
    const key = await keyIn(field);
    await quiet();
    tasks.disconnect();
    setValue(field, '');
    await until(() => status.textContent === empty);
    const other = field.cloneNode() as HTMLTextAreaElement;
    field.after(other);
    setValue(other, value);
    await quiet();
    const plain = await keyIn(other);
    other.remove();
    await frame();
    return { done, key, plain, longestTask };
  }, text);
}

async function open(browser: Browser, url: string, workers: boolean, slowdown: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  if (!workers) await context.addInitScript("delete globalThis['Worker']");
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The first text starts the worker and fetches the foods.
  await read(page, '2 cups flour\n3 eggs');
  return page;
}

/** A text's times as a row of the table. */
async function row(name: string, text: string, page: Page): Promise<string[]> {
  const times: Times[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await read(page, text));
  const of = (key: keyof Times) => median(times.map((time) => time[key]));
  const keys = median(times.map(({ key, plain }) => key / plain));
  const met = keys <= LIMITS.key && (text !== TYPICAL_RECIPE || of('done') <= LIMITS.lines);
  const shown = (['done', 'key', 'plain', 'longestTask'] as const).map((time) => `${of(time).toFixed(0)} ms`);
  const found = [name, ...shown, keys.toFixed(1), verdict(met)];
  console.log(found.join('  '));
  return found;
}

/** A text's result here and in the baseline, in turns, as a row of the second table. */
async function comparedRow(name: string, text: string, page: Page, base: Page): Promise<string[]> {
  const done: [ours: number[], theirs: number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++)
    for (const [at, opened] of [page, base].entries()) {
      await opened.bringToFront();
      done[at]?.push((await read(opened, text)).done);
    }
  const [ours, theirs] = [median(done[0]), median(done[1])];
  const ratio = ours / theirs;
  const found = [
    name,
    `${ours.toFixed(0)} ms`,
    `${theirs.toFixed(0)} ms`,
    ratio.toFixed(2),
    verdict(ratio <= LIMITS.base),
  ];
  console.log(found.join('  '));
  return found;
}

/** How fast the recipe reader is, and whether any text blocks the page. */
export async function measureReaderSpeed(): Promise<Section> {
  const browser = await openBrowser();
  const rows: string[][] = [];
  const compared: string[][] = [];
  const nutrition = await withBase(async (ours, theirs) => {
    const opened = (origin: string, workers = true, slowdown = SLOWDOWN) =>
      open(browser, `${origin}/tools/recipe-converter`, workers, slowdown);
    // A slowed page keeps a core busy as long as it is open, so each is closed before the next measurement.
    const page = await opened(ours);
    for (const [name, text] of TEXTS) rows.push(await row(name, text, page));
    await page.context().close();
    const alone = await opened(ours, false);
    rows.push(await row('40 lines, read without a worker', TYPICAL_RECIPE, alone));
    await alone.context().close();
    const [fast, base] = [await opened(ours, true, 1), await opened(theirs, true, 1)];
    for (const [name, text] of COMPARED) compared.push(await comparedRow(name, text, fast, base));
    await Promise.all([fast, base].map((opened) => opened.context().close()));
    return measureNutrition(browser, ours);
  }).finally(() => browser.close());
  return {
    title: 'A pasted recipe',
    text:
      `The recipe converter, processor of the page slowed down ${SLOWDOWN} times, medians of ${TURNS}: from a pasted text to its ` +
      `result (limit ${LIMITS.lines} ms for 40 lines); from a key typed in its opened field to the frame that shows it, compared with the ` +
      `same key in a field that nothing reads (limit ${LIMITS.key} times as long); and the longest task of the page. Above ` +
      '2,000 lines or 200,000 characters there is a message. The slowdown affects the page, not the worker that reads; the ' +
      `last row reads on the page. The second table is the result in turns with commit ${BASE_COMMIT}, both without a slowdown ` +
      `(limit ${LIMITS.base} times as long). ${nutrition.text}`,
    tables: [
      table(['', 'result', 'key', 'key, plain field', 'longest task', 'ratio of keys', ''], rows),
      table(['', 'result', `result of ${BASE_COMMIT}`, 'ratio', ''], compared),
      nutrition.table,
    ],
  };
}
