import { describe, expect, inject, test } from 'vitest';
import { DEFAULT_LANGUAGE, type Language } from '../../src/i18n/languages.ts';
import { localPath } from '../../src/site/paths.ts';
import { KINDS } from '../e2e/kinds.ts';
import { lighthouseGlance, lighthouseVisit } from './visit.ts';

/**
 * Three languages are looked at side by side on as few as two cores, which costs a page several points that it has by
 * itself: `npm run bench` measures those, this notices a page that became slow.
 */
const SLOW = 85;

/** A phone's visit with nothing kept for offline use, so that the line falls quiet soon. */
const FLAGS = { disableFullPageScreenshot: true, blockedUrlPatterns: ['*/sw-*.js'] };

/** Lighthouse's marks for every kind of page of a language; for speed in English only, as it hangs on the kind. */
export function lighthouseIsPleased(language: Language): void {
  describe(`Lighthouse, ${language}`, () => {
    test.each(KINDS.map((path) => localPath(language, path)))('%s', async (path) => {
      const address = inject('origin') + path;
      const speed = language === DEFAULT_LANGUAGE;
      const found = await (speed ? lighthouseVisit : lighthouseGlance)(address, FLAGS);
      expect(found).toMatchObject({ faults: [], accessibility: 100, practices: 100, seo: 100 });
      if (speed) {
        expect(found.performance).toBeGreaterThanOrEqual(SLOW);
        expect(found.shift).toBeLessThan(0.005);
      }
    });
  });
}
