import { defineConfig } from 'vitest/config';
import { toolPaths } from './scripts/readTools.ts';
import { TEST_LIMIT, WAIT_LIMIT } from './tests/limits.ts';

/** Those that type or open hundreds of texts. */
const INPUT = 'src/pages/_every*.test.{ts,tsx}';

/** The engine as others install it. */
const PACKAGE = 'engine/tests/package/*.test.ts';

const TOOL_PATHS = JSON.stringify(await toolPaths());

/** Kinds of tests: beside the code, components, the built pages, journeys in a browser, Lighthouse, and servers with deploy/. */
export default defineConfig({
  define: {
    __TOOL_PATHS__: TOOL_PATHS,
    __BUILD_YEAR__: 2026,
    'import.meta.env.SITE_ORIGIN': JSON.stringify('http://localhost:4173'),
  },
  test: {
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT } },
    // Node runs the engine as it is: nothing to transform, and calls between modules cost less.
    server: { deps: { external: [/[\\/]engine[\\/]src[\\/].+(?<!\.test)\.ts$/] } },
    tags: [
      {
        name: 'sweep',
        description: 'Takes seconds for hundreds of texts; `npm run check` leaves it to `npm test`.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // These files leave nothing behind, so a worker need not start anew for each.
          pool: 'threads',
          isolate: false,
          include: [
            '{src,bench,scripts}/**/*.test.ts',
            'engine/{src,tests}/**/*.test.ts',
            'tests/compatibility/**/*.test.ts',
          ],
          exclude: [INPUT, PACKAGE],
        },
      },
      // Packs, installs and bundles the engine, by commands that take seconds.
      {
        extends: true,
        test: { name: 'package', include: [PACKAGE], globalSetup: ['engine/tests/package/install.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'component',
          pool: 'threads',
          isolate: false,
          include: ['{src,tests/compatibility,tests/agreement}/**/*.test.tsx'],
          exclude: [INPUT],
          environment: 'happy-dom',
          setupFiles: ['tests/component/setup.ts'],
        },
      },
      {
        extends: true,
        // Thousands of texts: React's checks for developers would double the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'input',
          include: [INPUT],
          env: { NODE_ENV: 'production' },
          environment: 'happy-dom',
          setupFiles: ['tests/component/inputSetup.ts'],
        },
      },
      {
        extends: true,
        // Files of a worker share the pages that they read.
        test: { name: 'pages', pool: 'threads', isolate: false, include: ['tests/pages/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          // Files of a worker share its browser and its warm tab, which every visit leaves as it found it.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'lighthouse',
          include: ['tests/lighthouse/**/*.test.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
        },
      },
    ],
  },
});
