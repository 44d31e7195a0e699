import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

/** One page of every tool and of what one reads. */
const PAGES = [
  '/',
  '/conversions/length',
  '/tools/multi-calculator',
  '/tools/convertidor',
  '/tools/cool-cooking-calculators',
  '/recipes',
  '/recipes/chocolate-cake',
  '/blog/posts/cups-to-grams-flour',
] as const;

/** Roles of what is operated; none of them may be without a name. */
const CONTROLS = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'tab',
  'radiogroup',
  'tablist',
  'dialog',
  'table',
  'region',
  'img',
];

/** What a screen reader is told: role, name and, of a heading, its level, in the order of the page. */
async function accessible(page: Page) {
  const session = await page.context().newCDPSession(page);
  // Parts that are far away are not in the tree until somebody comes near.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      level: Number(properties?.find((property) => property.name === 'level')?.value.value ?? 0),
    }));
}

describe('what a screen reader is told', () => {
  test.each(PAGES)('%s has its landmarks, an outline without gaps, and a name for every control', (path) =>
    visit(path, async (page) => {
      const tree = await accessible(page);
      const count = (role: string) => tree.filter((node) => node.role === role).length;
      expect([count('banner'), count('main'), count('contentinfo')]).toEqual([1, 1, 1]);
      const navigations = tree.filter(({ role }) => role === 'navigation').map(({ name }) => name);
      expect(navigations.length).toBeGreaterThan(0);
      expect(navigations).not.toContain('');
      expect(new Set(navigations).size).toBe(navigations.length);

      const levels = tree.filter(({ role }) => role === 'heading').map(({ level }) => level);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, place) => {
        const before = place === 0 ? 0 : (levels[place - 1] ?? 0);
        expect(level, `heading ${place} of ${levels}`).toBeLessThanOrEqual(before + 1);
      });

      expect(tree.filter(({ role, name }) => CONTROLS.includes(role) && name.trim() === '')).toEqual([]);
      // The names are those of the page: a tree that was not read at all has no controls either.
      expect(tree.filter(({ role }) => role === 'link').length).toBeGreaterThan(20);
    }),
  );
});

