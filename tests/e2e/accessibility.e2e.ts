import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { KINDS } from './kinds.ts';

/** axe has to find nothing: one page of every kind, in every language, both themes, narrow and wide. */
describe.each([320, 1280])('at %i px', (width) => {
  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    test.each(['', '/fr', '/de'])(
      'pages under "%s"',
      async (prefix) => {
        for (const path of KINDS) {
          const address = path === '/' ? prefix || '/' : prefix + path;
          await visit(
            address,
            async (page) => {
              const { violations } = await new AxeBuilder({ page })
                .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
                .analyze();
              const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
              expect(found, address).toEqual([]);
            },
            { viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' },
          );
        }
      },
      240_000,
    );
  });
});
