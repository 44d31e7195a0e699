import { expect, inject, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { localPath } from '../../src/site/paths.ts';
import { lighthouseVisit } from './visit.ts';

/**
 * The least for performance. A machine that is busy with other work costs a page several points, and two pages are
 * visited at a time here: `npm run bench` holds the budget of 98 as a median on a quiet one, this notices a page that
 * became slow.
 */
const SLOW = 90;

/** How long it has to be still before the visit is over, in milliseconds: half of what Lighthouse waits by itself. */
const STILL = 500;

/** Lighthouse gives these pages, in every language, full marks but for what the machine costs. */
export function lighthouseMarks(kinds: readonly string[]): void {
  const pages = kinds.flatMap((path) => LANGUAGE_CODES.map((language) => localPath(language, path)));

  test.each(pages)('Lighthouse marks %s', async (path) => {
    const found = await lighthouseVisit(inject('origin') + path, {
      // Keeping 300 files for offline use begins some seconds later, and would be waited for.
      blockedUrlPatterns: ['*/sw-*.js'],
      pauseAfterFcpMs: STILL,
      pauseAfterLoadMs: STILL,
      networkQuietThresholdMs: STILL,
      cpuQuietThresholdMs: STILL,
    });
    expect(found).toMatchObject({ faults: [], accessibility: 100, practices: 100, seo: 100 });
    expect(found.performance).toBeGreaterThanOrEqual(SLOW);
    expect(found.shift).toBeLessThan(0.005);
  });
}
