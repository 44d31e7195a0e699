import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, type Language } from '../../src/i18n/languages.ts';
import { localPath } from '../../src/site/paths.ts';
import { visit } from './browser.ts';
import { KINDS } from './kinds.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const ALL_VIEWS = [
  ['dark', 320],
  ['light', 1280],
  ['light', 320],
  ['dark', 1280],
] as const;

/**
 * axe has to find nothing on any kind of page of a language: English in both themes, narrow and wide; the others in
 * the first two of these views, which still hold both themes and both widths.
 */
export function axeFindsNothing(language: Language): void {
  describe(`axe, ${language}`, () => {
    test.each(KINDS.map((path) => localPath(language, path)))('%s', (path) =>
      visit(
        path,
        async (page) => {
          for (const [colorScheme, width] of language === DEFAULT_LANGUAGE
            ? ALL_VIEWS
            : ALL_VIEWS.slice(0, 2)) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 800 });
            await page.waitForTimeout(50);
            const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
            const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
            expect(found, `${colorScheme}, ${width} px`).toEqual([]);
          }
        },
        { reducedMotion: 'reduce' },
      ),
    );
  });
}
