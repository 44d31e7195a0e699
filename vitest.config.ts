import { defineConfig } from 'vitest/config';
import { mdxPages } from './scripts/mdxPages.ts';

const plugins = [mdxPages()];

/** Three kinds of tests: beside the code, over the built pages, and journeys in a browser. */
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
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
