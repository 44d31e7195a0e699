import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { TOOLS } from './kinds.ts';

/** One page of every tool and of what one reads. */
const PAGES = [...TOOLS, '/recipes', '/recipes/chocolate-cake', '/blog/posts/cups-to-grams-flour'];

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
  'region',
  'image',
];

/** What a screen reader is told: role, name, the level of a heading, how eagerly a change is read out. */
async function accessible(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => {
      const property = (wanted: string) => properties?.find((each) => each.name === wanted)?.value.value;
      return {
        role: String(role?.value),
        name: String(name?.value ?? ''),
        level: Number(property('level') ?? 0),
        live: property('live'),
      };
    });
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
      for (const [place, level] of levels.entries()) {
        expect(level, `heading ${place} of ${levels}`).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
      }

      expect(tree.filter(({ role, name }) => CONTROLS.includes(role) && name.trim() === '')).toEqual([]);
      expect(count('link')).toBeGreaterThan(20);
    }),
  );

  // 2 g of water, 2 x 2.54, 2 x 240 ml, 2000 / 453.592, and 2 lb of roast chicken for 2 x 20 + 15 min.
  test.each([
    ['/', 'Amount', [], /^2 grams of Water = 2\.00 milliliters$/, '0', 'Amount must be greater than 0'],
    ['/conversions/length', 'Value', [], /^5\.08\scm$/, null, null],
    [
      '/tools/multi-calculator',
      'Amount',
      [
        ['From', 'cup'],
        ['To', 'ml'],
      ],
      /^480\.00\sml$/,
      'x',
      'Please enter a valid number',
    ],
    [
      '/tools/convertidor',
      'Valor',
      [
        ['De', 'kilogramos'],
        ['A', 'libras'],
      ],
      /4[.,]41/,
      'x',
      'Introduzca un número válido',
    ],
    [
      '/tools/cool-cooking-calculators?tab=cooking-time',
      'Weight (lbs)',
      [],
      /^0\sh\w*\s55\smin/,
      '0',
      'Please enter a valid weight',
    ],
  ] as const)(
    '%s reads out results politely and errors at once',
    (path, field, choices, result, wrong, error) =>
      visit(path, async (page) => {
        const panel = page
          .locator('#converter, [role=tabpanel]')
          .filter({ has: page.getByLabel(field), visible: true });
        for (const [label, unit] of choices) {
          await panel.getByLabel(label, { exact: true }).selectOption(unit);
        }
        const answer = async (typed: string, role: 'status' | 'alert', words: RegExp | string) => {
          await panel.getByLabel(field).fill(typed);
          await panel.locator('[type=submit]').click();
          const said = panel.getByRole(role).filter({ hasText: words });
          await expect.poll(() => said.count()).toBe(1);
          const other = panel.getByRole(role === 'status' ? 'alert' : 'status');
          expect((await other.allInnerTexts()).join('')).toBe('');
          const live = role === 'status' ? 'polite' : 'assertive';
          const regions = (await accessible(page)).filter((node) => node.role === role);
          expect(regions.map((region) => region.live)).toContain(live);
        };
        await answer('2', 'status', result);
        if (wrong) await answer(wrong, 'alert', error);
      }),
  );
});
