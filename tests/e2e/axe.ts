import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { localPath } from '../../src/site/paths.ts';
import { englishPaths } from '../../src/site/prerender.ts';
import { visit } from './browser.ts';
import { KINDS } from './kinds.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One page of every kind; `AXE=all` looks at every page. */
const PATHS = process.env['AXE'] === 'all' ? englishPaths() : KINDS;

const VIEWS = [
  ['dark', 320],
  ['light', 1280],
] as const;

/** Our pages have no frames, and what looks into frames would double the time. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();

/** By how many pixels the page is wider than the screen. */
const sideways = () => document.documentElement.scrollWidth - window.innerWidth;

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
      visit(
        path,
        async (page) => {
          // Parts that are far away are not drawn, and keep the colors of the theme before: axe has to see them drawn.
          await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
          for (const [colorScheme, width] of VIEWS) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 800 });
            // The page follows its new width within a frame or two.
            await expect
              .poll(() => page.evaluate(sideways), { message: `sideways at ${width} px` })
              .toBeLessThanOrEqual(0);
            expect(await page.evaluate(smallTargets), `small at ${width} px`).toEqual([]);
            const { violations } = await axe(page);
            const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
            expect(found, `${colorScheme}, ${width} px`).toEqual([]);
          }
        },
        { reducedMotion: 'reduce' },
      ),
    );
  });
}
