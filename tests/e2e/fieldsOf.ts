import type { Page } from 'playwright-core';

/** Free-text fields: no checkboxes, buttons or selects. */
const TEXT_FIELD =
  'textarea, [contenteditable], input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit])';

/**
 * The labels of all text fields a page can show: on every tab, inside `details`, and for every option of every select.
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
      // An option can reveal more selects, so count them again each time.
      for (let index = 0; index < visible('select').length; index += 1) {
        const list = visible('select')[index] as HTMLSelectElement;
        for (const { value } of [...list.options]) {
          list.value = value;
          list.dispatchEvent(new Event('change', { bubbles: true }));
          await null; // React renders a change event in a microtask.
          note();
        }
      }
    }
    return [...labels].sort();
  }, TEXT_FIELD);
}
