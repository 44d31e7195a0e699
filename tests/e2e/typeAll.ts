import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** What a form and the answer beside it say after a text was typed. */
interface Said {
  typed: string;
  words: string;
  alerts: number;
  results: number;
}

/**
 * Types each text into a field and presses the button of its form; tells what the smallest part of the page that
 * `around` names then holds. Runs inside the page, so that hundreds of texts take a moment.
 */
async function typeAll(field: Locator, texts: readonly string[], around: string): Promise<Said[]> {
  const said = await field.evaluate(
    async (element, { all, selector }) => {
      const input = element as HTMLInputElement;
      const part = input.closest(selector) as HTMLElement;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const answers: Said[] = [];
      // A task of its own, as a timer would be, without the milliseconds that a timer waits.
      const { port1, port2 } = new MessageChannel();
      const turn = () =>
        new Promise((done) => {
          port1.onmessage = done;
          port2.postMessage(null);
        });
      for (const typed of all) {
        write?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.form?.requestSubmit();
        await turn();
        answers.push({
          typed,
          words: part.textContent,
          alerts: part.querySelectorAll('[role=alert]').length,
          results: part.querySelectorAll('output').length,
        });
      }
      return answers;
    },
    { all: texts, selector: around },
  );
  expect(said).toHaveLength(texts.length);
  return said;
}

/** Whatever is typed, the form never shows what a computer says to itself. */
export async function staysCalm(field: Locator, texts: readonly string[], around = 'form'): Promise<Said[]> {
  const said = await typeAll(field, texts, around);
  for (const { typed, words } of said) {
    expect(words, JSON.stringify(typed)).toBeTruthy();
    expect(words, JSON.stringify(typed)).not.toMatch(/NaN|Infinity|∞|undefined|null|\[object/);
  }
  return said;
}
