import type { Locator } from 'playwright-core';
import type { InputOutcome } from '../../src/tools/manifest/toolManifest.ts';

interface Said {
  typed: string;
  kind: InputOutcome;
  words: string;
  /** Number of elements that exist only if text was parsed as HTML. */
  markup: number;
  milliseconds: number;
}

export interface Typing {
  /** Selector of the part of the page with the answer. */
  around?: string;
  /** Whether to submit the form. Pass false if that would leave the page; the answer is then read once it is idle. */
  press?: boolean;
  /** Whether the answer follows in a later task than the key. */
  later?: boolean | undefined;
}

/**
 * Types each text into a field, submits its form, and reports the outcome. Runs inside the page, so that hundreds of
 * texts take only a moment.
 */
export function typeAll(
  field: Locator,
  texts: readonly string[],
  { around = 'form', press = true, later = false }: Typing,
): Promise<Said[]> {
  return field.evaluate(
    async (element, { all, selector, press, later }) => {
      const input = element as HTMLInputElement | HTMLTextAreaElement;
      const part = input.closest(selector) as HTMLElement;
      const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
      const speaks = (selectors: string) =>
        [...part.querySelectorAll<HTMLElement>(selectors)].some(
          (place) => place.checkVisibility() && place.textContent.trim() !== '',
        );
      const kind = (): InputOutcome => {
        const [result, error] = [speaks('output, [role=status]'), speaks('[role=alert]')];
        if (result) return error ? 'both' : 'result';
        return error ? 'error' : 'nothing';
      };
      // Wait until the page is idle, because effects can re-render in later tasks.
      const settled = () => new Promise((done) => requestIdleCallback(done));
      const answers: Said[] = [];
      for (const typed of all) {
        const start = performance.now();
        write?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // React renders input events in a microtask; deferred updates follow in a task.
        await null;
        if (press) input.form?.requestSubmit();
        await (press && !later ? null : settled());
        answers.push({
          typed,
          kind: kind(),
          words: part.textContent,
          markup: part.querySelectorAll('b, script, iframe, img[src="x"]').length,
          milliseconds: performance.now() - start,
        });
      }
      return answers;
    },
    { all: texts, selector: around, press, later },
  );
}
