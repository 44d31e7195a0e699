import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Types each text into a field, presses the button of its form, and looks at all that the panel then says. Runs
 * inside the page, so that hundreds of texts take a moment.
 */
export async function staysCalm(field: Locator, texts: readonly string[]): Promise<void> {
  const said = await field.evaluate(async (element, all) => {
    const input = element as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const answers: string[] = [];
    for (const text of all) {
      write?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.form?.requestSubmit();
      await new Promise((done) => setTimeout(done));
      answers.push(input.form?.textContent ?? '');
    }
    return answers;
  }, texts);
  expect(said).toHaveLength(texts.length);
  texts.forEach((text, index) => {
    expect(said[index], JSON.stringify(text)).toBeTruthy();
    expect(said[index], JSON.stringify(text)).not.toMatch(/NaN|Infinity|∞|undefined|\bnull\b/);
  });
}
