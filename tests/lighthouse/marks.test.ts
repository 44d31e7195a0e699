import { expect, inject, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { localPath } from '../../src/site/paths.ts';
import { KINDS } from '../e2e/kinds.ts';
import { lighthouseVisit } from './visit.ts';

/** Every kind of page, the languages in turn; `LIGHTHOUSE=all` looks at each kind in each language. */
const PAGES = KINDS.flatMap((path, turn) =>
  LANGUAGE_CODES.filter(
    (_, index) => process.env['LIGHTHOUSE'] === 'all' || index === turn % LANGUAGE_CODES.length,
  ).map((language) => localPath(language, path)),
);

/**
 * A machine that is busy with other work costs a page several points: `npm run bench` holds the budget of 98 as a median
 * on a quiet one, this notices a page that became slow.
 */
const SLOW = 90;

test.each(PAGES)('Lighthouse marks %s', async (path) => {
  const found = await lighthouseVisit(inject('origin') + path, {
    disableFullPageScreenshot: true,
    // Keeping 300 files for offline use begins some seconds later, and would be waited for.
    blockedUrlPatterns: ['*/sw-*.js'],
  });
  expect(found).toMatchObject({ faults: [], accessibility: 100, practices: 100, seo: 100 });
  expect(found.performance).toBeGreaterThanOrEqual(SLOW);
  expect(found.shift).toBeLessThan(0.005);
});
