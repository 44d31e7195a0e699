import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { localPath, OFFLINE } from '../../src/site/paths.ts';
import { englishPaths, MISSING } from '../../src/site/prerender.ts';
import { drawAll, sideways, visit } from './browser.ts';
import { KINDS } from './kinds.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const EVERYTHING = process.env['AXE'] === 'all';

/** One page of every kind; `AXE=all` looks at every page, also those behind HTTP 404 and without a network. */
const PATHS = EVERYTHING ? [...englishPaths(), ...MISSING, OFFLINE] : KINDS;

/** Both themes and both widths; `AXE=all` looks at each theme in each width. */
export const viewsOf = (narrow: number) =>
  EVERYTHING
    ? (['dark', 'light'] as const).flatMap((theme) => [narrow, 1280].map((width) => [theme, width] as const))
    : ([
        ['dark', narrow],
        ['light', 1280],
      ] as const);

/** What axe finds on the page, or in the part of it that changed: the rule, and the first place that breaks it. */
export async function axeFinds(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${axe.source} }`);
  return page.evaluate(
    async ([tags, selector]) => {
      const { violations } = await window.axe.run(selector, {
        runOnly: { type: 'tag', values: tags },
        // Of what passes nothing is told but that it passes: to say where would take as long as to look.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [RULES, part] as const,
  );
}

/** A visit of any page: also of those behind HTTP 404, of which the console tells, and of the one without scripts. */
export function visitPage(path: string, journey: (page: Page) => Promise<unknown>): Promise<void> {
  if (path.endsWith(OFFLINE)) {
    return visit(path.replace(OFFLINE, '/contact'), async (page) => {
      await page.goto(path);
      await journey(page);
    });
  }
  return visit(path, journey, /404|nowhere/.test(path) ? { expected: /404/ } : undefined);
}

/** What is to be pressed and neither it nor its label is at least 24 px in both directions (WCAG 2.5.8). */
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

/**
 * axe has to find nothing on the pages of a language, in both themes, narrow and wide; and nothing may be wider
 * than 320 px, which is also what a screen of 1280 px shows at 400 % zoom (WCAG 1.4.10); and nothing to press is small.
 */
export function axeFindsNothing(language: Language): void {
  describe(`axe and width, ${language}`, () => {
    test.each(PATHS.map((path) => localPath(language, path)))('%s', (path) =>
      visitPage(path, async (page) => {
        await drawAll(page);
        for (const [colorScheme, width] of viewsOf(320)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 800 });
          // The page follows its new width within a frame or two.
          await expect
            .poll(() => sideways(page), { message: `sideways at ${width} px` })
            .toBeLessThanOrEqual(0);
          expect(await page.evaluate(smallTargets), `small at ${width} px`).toEqual([]);
          expect(await axeFinds(page), `${colorScheme}, ${width} px`).toEqual([]);
        }
      }),
    );
  });
}
