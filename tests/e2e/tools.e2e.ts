import { expect, test } from 'vitest';
import { PANEL, reload, visit } from './browser.ts';
import { wakeIslands } from './islands.ts';
import { MULTI, TOOLS, type Use } from './tools.ts';

/** Where a tool announces its result: the first live region in its part that is not nested in another. */
const REGION = {
  body: '[aria-live]',
  'dialog[open]': ':is([role=status], [aria-live])',
} as Record<string, string>;

test.each(Object.entries(TOOLS))('%s: announces its result and restores it from the address', (_, tool) =>
  visit(tool.path, async (page) => {
    const { before, ask, said, wrong, forgets } = tool;
    await wakeIslands(page);
    await before?.(page);
    const part = page.locator(tool.part);
    const region = part.locator(REGION[tool.part] ?? ':is(output, [role=status])');
    await region.first().waitFor({ state: 'attached' });
    expect(await region.count(), 'one live region').toBe(1);
    const place = await region.elementHandle();
    const shown = () => place?.evaluate((element) => element.isConnected && element.textContent);
    const use = async ({ fields = {}, press, act }: Use) => {
      for (const [label, text] of Object.entries(fields)) await part.getByLabel(label).fill(text);
      if (press) await part.getByRole('button', { name: press, exact: true }).click();
      await act?.(page);
    };

    // Screen readers miss the first text of a live region that was hidden or missing before.
    const exposed = await place?.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
    expect(exposed, 'in the accessibility tree').toBe(true);
    const earlier = await shown();
    await use(ask);
    await expect.poll(shown).toMatch(said);
    expect(await shown()).not.toBe(earlier);
    if (wrong) {
      await use(wrong);
      await expect
        .poll(() => part.getByRole('alert').allInnerTexts())
        .toEqual([expect.stringContaining(wrong.message)]);
      expect(await shown(), 'no result beside the message').toBe('');
      await use(ask);
      await expect.poll(shown).toMatch(said);
      expect(await part.getByRole('alert').count()).toBe(0);
    }
    if (forgets) return;
    await reload(page);
    await wakeIslands(page);
    await expect.poll(() => region.first().textContent()).toMatch(said);
    for (const [label, text] of Object.entries(ask.fields ?? {}))
      expect(await part.getByLabel(label).inputValue()).toBe(text);
  }),
);

/** One instant that is the evening before a birthday in one time zone and the birthday in another. */
test.each([
  ['America/New_York', '23 years', '8765 days'],
  ['Pacific/Kiritimati', '24 years', '8766 days'],
])('age by the local date in %s', (timezoneId, years, days) =>
  visit(
    `${MULTI}?tab=age&birth=2000-02-29`,
    async (page) => {
      await expect.poll(() => page.locator(`${PANEL} output`).textContent()).toBe(`${years} ${days}`);
    },
    { timezoneId, before: (page) => page.clock.setFixedTime('2024-02-29T02:00:00Z') },
  ),
);
