import type { Page } from 'playwright-core';

/** Fields that take any text: no checkboxes, buttons or lists. */
const TEXT_FIELD =
  'textarea, [contenteditable], input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit])';

/**
 * The labels of all text fields that a page can show: on each of its tabs, inside `details`, and after each choice from
 * each of its lists.
 */
export function fieldsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const labels = new Set<string>();
    const visible = (elements: string) =>
      [...document.querySelectorAll<HTMLElement>(elements)].filter((element) => element.checkVisibility());
    const note = () => {
      for (const field of visible(selector)) {
        labels.add((field as HTMLInputElement).labels?.[0]?.textContent.trim() ?? field.outerHTML);
      }
    };
    for (const part of document.querySelectorAll('details')) part.open = true;
    const tabs = visible('[role=tab]');
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      tab?.click();
      await new Promise((done) => setTimeout(done));
      note();
      // A choice may bring other lists, so they are counted again after each.
      for (let index = 0; index < visible('select').length; index += 1) {
        const list = visible('select')[index] as HTMLSelectElement;
        for (const { value } of [...list.options]) {
          list.value = value;
          list.dispatchEvent(new Event('change', { bubbles: true }));
          await null; // React draws a choice at once.
          note();
        }
      }
    }
    return [...labels].sort();
  }, TEXT_FIELD);
}
