import { expect, inject, test } from 'vitest';
import { lighthouseVisit } from '../../scripts/lighthouseVisit.ts';

/** Six kinds of page; `npm run bench` covers every page. */
const PAGES = {
  home: '/',
  tool: '/tools/cool-cooking-calculators',
  recipe: '/recipes/chocolate-cake',
  article: '/blog/posts/cups-to-grams-flour',
  'page to read': '/faq',
  list: '/blog',
};

/**
 * Minimum performance score of a single run. Scores depend on machine load, so this only catches a page that became
 * much slower; `npm run bench` requires 99 as the median of three.
 */
const SLOW = 80;

/** How long a page must be quiet before the run ends, in milliseconds: half of Lighthouse's default. */
const STILL = 500;

test.each(Object.entries(PAGES))('Lighthouse scores a %s: %s', async (_, path) => {
  const found = await lighthouseVisit(inject('origin') + path, {
    // Lighthouse would wait for the hundreds of files cached for offline use.
    blockedUrlPatterns: ['*/sw-*.js'],
    pauseAfterFcpMs: STILL,
    pauseAfterLoadMs: STILL,
    networkQuietThresholdMs: STILL,
    cpuQuietThresholdMs: STILL,
  });
  expect(found).toMatchObject({ faults: [], accessibility: 100, practices: 100, seo: 100 });
  expect(found.shift).toBeLessThan(0.005);
  expect(found.performance).toBeGreaterThanOrEqual(SLOW);
});
