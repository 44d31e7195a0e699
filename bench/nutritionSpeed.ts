import type { Browser, Page } from 'playwright-core';
import { table, verdict } from './report.ts';
import { median } from './statistics.ts';

const SLOWDOWN = 4;
const TURNS = 9;
/** Milliseconds from a pasted text of 40 lines to its nutrition. */
const MAX_COUNTED = 150;

const FOODS = [
  ...['flour', 'sugar', 'butter', 'milk', 'eggs', 'chicken breasts', 'ground beef', 'olive oil', 'onions'],
  ...[
    'carrots',
    'cream cheese',
    'rice',
    'almonds',
    'honey',
    'potatoes',
    'tomatoes',
    'garlic',
    'cheddar cheese',
  ],
  ...['bacon', 'walnuts'],
];
const UNITS = ['cups', 'tablespoons', 'ounces'];
const HANDLINGS = ['chopped', 'sifted', 'melted'];

/** A recipe of 40 ingredient lines, with other amounts for each `more`. */
const recipe = (more: number) =>
  `Serves 12\n\nIngredients\n${Array.from({ length: 40 }, (_, at) => {
    const word = (words: readonly string[]) => words[at % words.length];
    return `${(at % 4) + more} ${word(UNITS)} ${word(FOODS)}, ${word(HANDLINGS)}`;
  }).join('\n')}`;

interface Times {
  /** From the text to its lines, and to its nutrition. */
  lines: number;
  counted: number;
  /** The longest task of the page. */
  longestTask: number;
}

/** Pastes a text where nutrition is open, as over another recipe, and waits for its table. */
const paste = (page: Page, text: string) =>
  page.evaluate(async (value): Promise<Times> => {
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    const shown = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const table = () => shown('section[aria-label="Nutrition per serving"] table');
    const list = () => shown('section[aria-labelledby=converted-title] ul');
    const before = { table: table(), list: list() };
    let longestTask = 0;
    const tasks = new PerformanceObserver((found) => {
      for (const { duration } of found.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    tasks.observe({ type: 'longtask' });
    const until = (met: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => (met() ? resolve(performance.now()) : setTimeout(look));
        look();
      });
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const lines = (await until(() => list() !== before.list)) - start;
    const counted = (await until(() => table() !== before.table)) - start;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    tasks.disconnect();
    return { lines, counted, longestTask };
  }, text);

/** Opens the nutrition of a recipe, for the first time of a visit; how long that takes. */
async function openNutrition(page: Page): Promise<number> {
  await page.fill('textarea', recipe(1));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some(
      (button) => button.textContent === 'Nutrition' && !button.disabled,
    ),
  );
  await page.waitForTimeout(1000);
  return page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('button')];
    const start = performance.now();
    buttons.find(({ textContent }) => textContent === 'Nutrition')?.click();
    while (!document.querySelector('section[aria-label="Nutrition per serving"] table'))
      await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  });
}

async function measure(browser: Browser, url: string, name: string, workers: boolean): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  if (!workers) await context.addInitScript("delete globalThis['Worker']");
  const page = await context.newPage();
  await page.goto(`${url}/tools/recipe-converter`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const opened = await openNutrition(page);
  const times: Times[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await paste(page, recipe(2 - (turn % 2))));
  await context.close();
  const of = (key: keyof Times) => median(times.map((time) => time[key]));
  const shown = [opened, of('lines'), of('counted'), of('longestTask')].map(
    (time) => `${time.toFixed(0)} ms`,
  );
  const found = [name, ...shown, verdict(of('counted') <= MAX_COUNTED)];
  console.log(found.join('  '));
  return found;
}

/** How fast a recipe is read with its nutrition: what is measured, and a table. */
export async function measureNutrition(
  browser: Browser,
  url: string,
): Promise<{ text: string; table: string }> {
  const rows = [
    await measure(browser, url, '40 lines', true),
    await measure(browser, url, '40 lines, counted without a worker', false),
  ];
  return {
    text:
      `The last table is with 'Nutrition' open, processor of the page slowed down ${SLOWDOWN} times: 40 ingredient lines are ` +
      `replaced by others, and timed until their lines and until the table of their nutrition (limit ${MAX_COUNTED} ms), ` +
      `medians of ${TURNS}. Opening it for the first time of a visit, without a slow network, has no limit. The slowdown ` +
      'affects the page, not the worker that reads and counts; its last row does both on the page.',
    table: table(['nutrition', 'first opened', 'lines', 'nutrition', 'longest task', ''], rows),
  };
}
