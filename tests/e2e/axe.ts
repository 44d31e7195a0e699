import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language, languageOf } from '../../src/catalogs/languages.ts';
import { TOOLS as MANIFESTS } from '../../src/layouts/allTools.ts';
import { localPath } from '../../src/site/localPath.ts';
import { OFFLINE_PATH } from '../../src/site/offlinePages.ts';
import { allPaths } from '../pages/built.ts';
import { resize, sideways, type Visit, visit } from './browser.ts';
import { cutChoices } from './cutChoices.ts';
import { KINDS, TOOLS } from './kinds.ts';
import { layOut } from './layOut.ts';
import { MARK, markNewStyles } from './newStyles.ts';
import { small } from './smallTargets.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half the size of `axe.source`, because it is sent to every page. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

export const EVERYTHING = process.env['AXE'] === 'all';

/** One page of every kind; `AXE=all` checks every page, including the not-found and offline pages. */
const PATHS = EVERYTHING
  ? [...allPaths().filter((path) => languageOf(path) === 'en'), '/404', '/recipes/404', OFFLINE_PATH]
  : KINDS;

const NARROW = { width: 320, height: 800 };

type View = readonly [theme: 'dark' | 'light', width: number];

/** Dark and narrow, and light and wide, in turn the first; `AXE=all` adds the other two. */
export function viewsOf(narrow: number, turn: number): readonly View[] {
  const pair: readonly View[] = [
    ['dark', narrow],
    ['light', 1280],
  ];
  const views = turn % 2 === 0 ? pair : pair.toReversed();
  return EVERYTHING ? [...views, ['light', narrow], ['dark', 1280]] : views;
}

/** What follows from an element's style is checked once for each look; `AXE=all` looks at each element. */
const BY_LOOK = ['color-contrast', 'target-size'].map((id) => ({ id, selector: `[${MARK}]` }));

const PREPARE = `if (!window.axe) {
  ${SOURCE}
  ${EVERYTHING ? '' : `axe.configure({ rules: ${JSON.stringify(BY_LOOK)} });`}
}`;

/** Options of a long list, which look and are named like those before them. */
const MORE_OPTIONS = EVERYTHING ? [] : [['[role=option]:nth-of-type(n + 9)']];

/**
 * Axe violations on the page or a part of it: the rule and the first element that breaks it. With `onlyNew`, axe reads
 * only elements that look like none before, as most do in another theme.
 */
export async function axeFinds(page: Page, part = 'html', onlyNew = false): Promise<string[]> {
  await page.evaluate(PREPARE);
  const marked = EVERYTHING ? 0 : await markNewStyles(page, part);
  if (onlyNew && marked === 0) return [];
  return page.evaluate(
    async ([tags, part, exclude]) => {
      const { violations } = await window.axe.run(
        { include: [[part]], exclude },
        {
          runOnly: { type: 'tag', values: tags },
          // Listing passing elements would take as long as checking them.
          resultTypes: ['violations'],
          // Only the rule for sound that plays by itself needs files loaded beforehand, and nothing here does.
          preload: false,
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [RULES, onlyNew ? `[${MARK}]` : part, MORE_OPTIONS] as const,
  );
}

/** Visits any page, including HTTP 404 pages and the offline page, which has no scripts. */
export function visitPage(
  path: string,
  journey: (page: Page) => Promise<unknown>,
  look: Visit = {},
): Promise<void> {
  if (path.endsWith(OFFLINE_PATH)) {
    const openOffline = async (page: Page) => {
      await page.goto(path);
      await journey(page);
    };
    return visit(path.replace(OFFLINE_PATH, '/contact'), openOffline, look);
  }
  return visit(path, journey, /404|nowhere/.test(path) ? { ...look, expected: /404/ } : look);
}

/** Controls smaller than 24 px in either direction, as is their label (WCAG 2.5.8). */
const smallTargets = () =>
  [...document.querySelectorAll('button, select, input, summary, [role=tab]')]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const label = (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
      return (
        width > 0 && Math.min(width, height) < 24 && Math.min(label?.width ?? 0, label?.height ?? 0) < 24
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Pages whose main controls are used with wet fingers, and so are at least 44 px in both directions. */
const FOR_FINGERS: readonly string[] = [...TOOLS, '/recipes', '/recipes/chocolate-cake'];

const MAIN_CONTROLS =
  'header button, main button, main select, main input:not([type=hidden]), [role=tab], main summary';

const SMALL_PHONE = { width: 375, height: 667 };

/** Calculators; those that answer an example before anything is typed say so on the first screen of a phone. */
const CALCULATORS: readonly string[] = MANIFESTS.filter(({ queries, readOnly }) => queries && !readOnly).map(
  ({ path }) => path,
);

/** Those in tabs wait for their button. */
const ANSWERED = 'main form:not([role=tabpanel] *) output:not(:empty)';

/** The height of the large number that an answer begins with. */
const NUMBER = 39;

/** Design 7: the answer is on the first screen. Returns whether there is one. */
async function expectAnswerFirst(page: Page, path: string): Promise<boolean> {
  const answer = page.locator(ANSWERED).first();
  if ((await answer.count()) === 0) return false;
  const y = (await answer.boundingBox())?.y ?? Number.NaN;
  expect(y + NUMBER, `${path}: end of the answer`).toBeLessThanOrEqual(SMALL_PHONE.height);
  return true;
}

/** On a phone the filters of recipes are folded. */
const unfold = () => {
  for (const button of document.querySelectorAll('main [role=search] > div > [aria-expanded=false]')) {
    button.setAttribute('aria-expanded', 'true');
  }
};

/**
 * What depends on how long a language's words are: menus and a calculator's first answer on a small phone, and nothing
 * wider than 320 px, which is also 1280 px at 400 % zoom (WCAG 1.4.10). Returns whether a calculator has an answer.
 */
async function expectFits(page: Page, path: string, kind: string): Promise<boolean> {
  let isAnswered = false;
  if ((await page.locator('main :is(select, output)').count()) > 0) {
    await resize(page, SMALL_PHONE);
    await page.evaluate(unfold);
    expect(await cutChoices(page), `${path}: choices cut off`).toEqual([]);
    isAnswered = CALCULATORS.includes(kind) && (await expectAnswerFirst(page, path));
  }
  await resize(page, NARROW);
  expect(await sideways(page), `${path}: sideways at 320 px`).toBeLessThanOrEqual(0);
  return isAnswered;
}

/** Controls that wet fingers find. */
async function expectForFingers(page: Page): Promise<void> {
  const controls = page.locator(MAIN_CONTROLS);
  expect(await controls.filter({ visible: true }).count()).toBeGreaterThan(6);
  expect(await small(page, MAIN_CONTROLS)).toEqual([]);
}

/** Leaves a few of the rows and cards that one template draws alike; `AXE=all` checks each. */
const keepFew = () => {
  const times = new Map<string, number>();
  for (const item of document.querySelectorAll('main :is(tr, li, article)')) {
    const elements = [item.parentElement ?? item, item, ...item.querySelectorAll('*')];
    const shape = elements.map((element) => element.localName + element.getAttribute('class')).join();
    times.set(shape, (times.get(shape) ?? 0) + 1);
    if ((times.get(shape) ?? 0) > 4) item.remove();
  }
};

/** No control that is too small and no axe violations, in every view. */
async function expectAccessible(page: Page, views: readonly View[]): Promise<void> {
  if (!EVERYTHING) await page.evaluate(keepFew);
  for (const [index, [colorScheme, width]] of views.entries()) {
    await page.emulateMedia({ colorScheme });
    await resize(page, { ...NARROW, width });
    expect(await page.evaluate(smallTargets), `small at ${width} px`).toEqual([]);
    expect(await axeFinds(page, 'html', index > 0 && !EVERYTHING), `${colorScheme}, ${width} px`).toEqual([]);
  }
}

/**
 * Templates are shared, so each kind of page is opened in one language and laid out as it was built in the others,
 * which takes a seventh of the time.
 */
const isOpened = (language: Language, index: number) =>
  EVERYTHING || language === LANGUAGE_CODES[index % LANGUAGE_CODES.length];

/**
 * Tests that a language's pages fit phones and, where they are opened, have no control that is too small, main controls
 * for fingers, and no axe violations. Axe reads the names of controls and the order of headings, too.
 */
export function axeFindsNothing(language: Language): void {
  const answered = new Set<string>();
  const table = PATHS.map((kind, index) => [localPath(language, kind), kind, index] as const);
  describe(`axe and width, ${language}`, () => {
    test.each(table.filter(([, , index]) => isOpened(language, index)))('%s', (path, kind, index) => {
      const views = viewsOf(320, Math.floor(index / LANGUAGE_CODES.length));
      const look: Visit = { colorScheme: views[0]?.[0] ?? null };
      if (!KINDS.includes(kind)) look.viewport = NARROW;
      const journey = async (page: Page) => {
        if (await expectFits(page, path, kind)) answered.add(kind);
        if (FOR_FINGERS.includes(kind)) await expectForFingers(page);
        await expectAccessible(page, views);
      };
      return visitPage(path, journey, look);
    });

    test('every other kind of page fits phones as it was built', () =>
      visit('/robots.txt', async (page) => {
        for (const [path, kind, index] of table) {
          if (isOpened(language, index)) continue;
          await layOut(page, path);
          if (await expectFits(page, path, kind)) answered.add(kind);
        }
      }));

    test('more than ten calculators answered on the first screen of a small phone', () =>
      expect(answered.size).toBeGreaterThan(10));
  });
}
