import { defineConfig } from 'vitest/config';
import { mdxPages } from './scripts/mdxPages.ts';

const plugins = [mdxPages()];

/** Kinds of tests: beside the code, over the built pages, journeys in a browser, marks of Lighthouse, and servers with deploy/. */
export default defineConfig({
  define: {
    __BUILD_YEAR__: 2026,
    'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify('http://localhost:4173'),
  },
  test: {
    projects: [
      {
        extends: true,
        plugins,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.ts'],
          // Properties try hundreds of texts; on a machine busy with other work that takes a while.
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          // A journey that fails on a machine busy with other work may pass on a second try; a broken one never does.
          retry: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'lighthouse',
          include: ['tests/lighthouse/**/*.test.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          // Each of the two workers costs the other points at times; a slow page is slow five times.
          retry: 4,
          testTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
