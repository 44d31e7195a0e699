import type { Locator } from 'playwright-core';

/** What a field is answered with: a result, an error, nothing yet, or (never) both. */
export type Kind = 'result' | 'error' | 'nothing' | 'both';

interface Said {
  typed: string;
  kind: Kind;
  words: string;
  /** Elements that only a text taken for markup would bring. */
  markup: number;
  milliseconds: number;
}

export interface Typing {
  /** The part of the page that holds the answer. */
  around?: string;
  /** Whether to submit the form. If that would leave the page, the answer is read once the page is idle. */
  press?: boolean;
}

/**
 * Types each text into a field, presses the button of its form, and tells what stands there then. Runs inside the
 * page, so that hundreds of texts take a moment.
 */
export function typeAll(
  field: Locator,
  texts: readonly string[],
  { around = 'form', press = true }: Typing,
): Promise<Said[]> {
  return field.evaluate(
    async (element, { all, selector, press }) => {
      const input = element as HTMLInputElement;
      const part = input.closest(selector) as HTMLElement;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const speaks = (selectors: string) =>
        [...part.querySelectorAll<HTMLElement>(selectors)].some(
          (place) => place.checkVisibility() && place.textContent.trim() !== '',
        );
      const kind = (): Kind => {
        const [result, error] = [speaks('output, [role=status]'), speaks('[role=alert]')];
        if (result) return error ? 'both' : 'result';
        return error ? 'error' : 'nothing';
      };
      // Once the page has nothing left to do: effects may render again in later tasks.
      const settled = () => new Promise((done) => requestIdleCallback(done));
      const said: Said[] = [];
      for (const typed of all) {
        const start = performance.now();
        write?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // React renders after an input event before any other task; deferred updates follow in a task.
        await null;
        if (press) input.form?.requestSubmit();
        await (press ? null : settled());
        said.push({
          typed,
          kind: kind(),
          words: part.textContent,
          markup: part.querySelectorAll('b, script, iframe, img[src="x"]').length,
          milliseconds: performance.now() - start,
        });
      }
      return said;
    },
    { all: texts, selector: around, press },
  );
}
