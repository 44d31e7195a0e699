import { expect, test } from 'vitest';
import { PANEL, visit } from './browser.ts';
import { wakeIslands } from './islands.ts';
import { TOOLS } from './tools.ts';

// Component tests prove what each tool answers, refuses and restores; only a browser has an accessibility tree.
test.each(Object.entries(TOOLS))('the tools of %s announce their results', (path, tools) =>
  visit(path, async (page) => {
    await wakeIslands(page);
    for (const [name, { part: selector, region = ':is(output, [role=status])', ...tool }] of Object.entries(
      tools,
    )) {
      await tool.before?.(page);
      const part = page.locator(selector);
      const regions = part.locator(region);
      await regions.first().waitFor({ state: 'attached' });
      expect(await regions.count(), `${name}: live regions`).toBe(1);
      const place = await regions.elementHandle();
      const shown = () => place?.evaluate((element) => element.isConnected && element.textContent);
      // Screen readers miss the first text of a live region that was hidden or missing before.
      const exposed = () =>
        place?.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
      expect(await exposed(), `${name}: in the accessibility tree`).toBe(true);

      const earlier = await shown();
      for (const [label, text] of Object.entries(tool.fields ?? {})) {
        await part.getByLabel(label, { exact: true }).fill(text);
      }
      if (tool.press) {
        await part.getByRole('button', { name: tool.press, exact: true }).first().click();
      }
      await expect.poll(shown, { message: name }).toMatch(tool.expected);
      expect(await shown(), name).not.toBe(earlier);
    }
  }),
);

/** One instant that is the evening before a birthday in one time zone and the birthday in another. */
test.each([
  ['America/New_York', '23 years', '8765 days'],
  ['Pacific/Kiritimati', '24 years', '8766 days'],
])('age by the local date in %s', (timezoneId, years, days) =>
  visit(
    '/tools/multi-calculator?tab=age&birth=2000-02-29',
    async (page) => {
      await expect.poll(() => page.locator(`${PANEL} output`).textContent()).toBe(`${years} ${days}`);
    },
    { timezoneId, before: (page) => page.clock.setFixedTime('2024-02-29T02:00:00Z') },
  ),
);
