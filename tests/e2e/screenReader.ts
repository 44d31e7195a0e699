import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Roles that need an accessible name. */
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

/** The accessibility tree in the order it is read, as role, name and heading level. */
async function accessible(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  // The protocol lists a level of the tree after the other.
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: (typeof nodes)[number]): typeof nodes => [
    node,
    ...(node.childIds ?? []).flatMap((id) => known.get(id) ?? []).flatMap(read),
  ];
  return nodes
    .slice(0, 1)
    .flatMap(read)
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => {
      const level = properties?.find((each) => each.name === 'level')?.value.value;
      return { role: String(role?.value), name: String(name?.value ?? ''), level: Number(level ?? 0) };
    });
}

/** A screen reader is told the landmarks, an outline without gaps, and a name for every control. */
export async function expectOutline(page: Page): Promise<void> {
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
  expect(count('link')).toBeGreaterThan(0);
}
