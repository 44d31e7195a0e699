import { expect, inject, test } from 'vitest';
import { lighthouseVisit } from '../../scripts/lighthouseVisit.ts';

/** The six kinds of page; `npm run bench` measures all. */
const PAGES = {
  home: '/',
  tool: '/tools/cool-cooking-calculators',
  recipe: '/recipes/chocolate-cake',
  article: '/blog/posts/cups-to-grams-flour',
  'page to read': '/faq',
  list: '/blog',
};

/**
 * The least for performance on one visit. It depends on how busy the machine is, and a failing test must mean a slow
 * page: so this finds only a page that became much slower. `npm run bench` holds 99, as the median of three.
 */
const SLOW = 80;

/** How long it has to be still before the visit is over, in milliseconds: half of what Lighthouse waits by itself. */
const STILL = 500;

test.each(Object.entries(PAGES))('Lighthouse marks a %s: %s', async (_, path) => {
  const found = await lighthouseVisit(inject('origin') + path, {
    // Keeping hundreds of files for offline use begins some seconds later, and would be waited for.
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
