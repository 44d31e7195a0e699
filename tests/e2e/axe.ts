import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language, languageOf } from '../../src/catalogs/languages.ts';
import { TOOLS as MANIFESTS } from '../../src/layouts/allTools.ts';
import { localPath } from '../../src/site/localPath.ts';
import { OFFLINE_PATH } from '../../src/site/offlinePages.ts';
import { allPaths } from '../pages/built.ts';
import { sideways, type Visit, visit } from './browser.ts';
import { cutChoices } from './cutChoices.ts';
import { KINDS, TOOLS } from './kinds.ts';
import { MARK, markNewStyles } from './newStyles.ts';
import { expectOutline } from './screenReader.ts';
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

/** Alternates between dark and narrow, and light and wide; `AXE=all` returns every theme at every width. */
export function viewsOf(narrow: number, turn: number): readonly View[] {
  const pair: readonly View[] = [
    ['dark', narrow],
    ['light', 1280],
  ];
  if (!EVERYTHING) return pair.filter((_, index) => index === turn % 2);
  return [...pair, ['light', narrow], ['dark', 1280]];
}

/** Axe, which looks at the contrast of marked elements only; `AXE=all` looks at each. */
const PREPARE = `if (!window.axe) {
  ${SOURCE}
  ${EVERYTHING ? '' : `axe.configure({ rules: [{ id: 'color-contrast', selector: '[${MARK}]' }] });`}
}`;

/** Axe violations on the page or a part of it: the rule and the first element that breaks it. */
export async function axeFinds(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(PREPARE);
  if (!EVERYTHING) await markNewStyles(page, part);
  return page.evaluate(
    async ([tags, selector]) => {
      const { violations } = await window.axe.run(selector, {
        runOnly: { type: 'tag', values: tags },
        // Listing passing elements would take as long as checking them.
        resultTypes: ['violations'],
        // Only the rule for sound that plays by itself needs files loaded beforehand, and nothing here does.
        preload: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [RULES, part] as const,
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
async function expectAnswerFirst(page: Page): Promise<boolean> {
  await page.waitForFunction((width) => window.innerWidth === width, SMALL_PHONE.width);
  const answer = page.locator(ANSWERED).first();
  if ((await answer.count()) === 0) return false;
  const y = (await answer.boundingBox())?.y ?? Number.NaN;
  expect(y + NUMBER, 'end of the answer').toBeLessThanOrEqual(SMALL_PHONE.height);
  return true;
}

/** The outline of a kind of page, given by its English path, and its menus and main controls on a phone. */
async function expectShape(page: Page, kind: string): Promise<void> {
  if (KINDS.includes(kind)) await expectOutline(page);
  await page.setViewportSize(SMALL_PHONE);
  // On a phone the filters are folded.
  if (kind === '/recipes') await page.locator('main form button[aria-expanded=false]').click();
  expect(await cutChoices(page), 'choices cut off').toEqual([]);
  if (!FOR_FINGERS.includes(kind)) return;
  const controls = page.locator(MAIN_CONTROLS);
  expect(await controls.filter({ visible: true }).count()).toBeGreaterThan(6);
  expect(await small(page, MAIN_CONTROLS)).toEqual([]);
}

/** Axe takes most of a minute for hundreds of rows made by one template; `AXE=all` checks each. */
const keepFewRows = () => {
  for (const row of document.querySelectorAll('tr:nth-child(n + 5)')) {
    if ((row.closest('table')?.rows.length ?? 0) > 100) row.remove();
  }
};

/** Templates are shared, so axe reads each kind of page in English and in one other language, in the other view. */
const readBy = (language: Language, index: number) => {
  const others = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);
  return EVERYTHING || language === DEFAULT_LANGUAGE || language === others[index % others.length];
};

/**
 * Tests that a language's pages have no control that is too small, nothing wider than 320 px, which is also 1280 px at
 * 400 % zoom (WCAG 1.4.10), their outline, main controls for fingers, the first answer of a calculator on the first screen
 * of a small phone, and no axe violations where axe reads them.
 */
export function axeFindsNothing(language: Language): void {
  const offset = language === DEFAULT_LANGUAGE ? 0 : 1;
  const answered = new Set<string>();
  describe(`axe and width, ${language}`, () => {
    test.each(PATHS.map((kind, index) => [localPath(language, kind), kind, index] as const))(
      '%s',
      (path, kind, index) => {
        const views = viewsOf(320, index + offset);
        const look: Visit = { reducedMotion: 'reduce', colorScheme: views[0]?.[0] ?? null };
        if (!KINDS.includes(kind)) look.viewport = NARROW;
        const journey = async (page: Page) => {
          await expectShape(page, kind);
          if (CALCULATORS.includes(kind) && (await expectAnswerFirst(page))) answered.add(kind);
          for (const [colorScheme, width] of views) {
            await page.setViewportSize(NARROW);
            // The layout takes a frame or two to follow the new width.
            await expect.poll(() => sideways(page), { message: 'sideways at 320 px' }).toBeLessThanOrEqual(0);
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ ...NARROW, width });
            expect(await page.evaluate(smallTargets), `small at ${width} px`).toEqual([]);
            if (!readBy(language, index)) continue;
            if (!EVERYTHING) await page.evaluate(keepFewRows);
            expect(await axeFinds(page), `${colorScheme}, ${width} px`).toEqual([]);
          }
        };
        return visitPage(path, journey, look);
      },
    );

    test('more than ten calculators answered on the first screen of a small phone', () =>
      expect(answered.size).toBeGreaterThan(10));
  });
}
