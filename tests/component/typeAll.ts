import type { InputOutcome } from '#tools/manifest/toolManifest.ts';
import layout from '#ui/theme/layout.module.css';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Said {
  typed: string;
  kind: InputOutcome;
  words: string;
  /** The same without what is announced after a pause, which may be over or not. */
  shown: string;
  /** Number of elements that exist only if text was parsed as HTML; the page's own frames have a title. */
  markup: number;
}

function shownIn(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const announced of copy.querySelectorAll(`.${layout.hidden}[aria-live=polite]`)) announced.remove();
  return copy.textContent;
}

const speaks = (part: Element, selectors: string) =>
  [...part.querySelectorAll(selectors)].some(({ textContent }) => textContent.trim() !== '');

function kindOf(part: Element): InputOutcome {
  const [result, error] = [
    speaks(part, 'output, [role=status], textarea[readonly]'),
    speaks(part, '[role=alert]'),
  ];
  if (result) return error ? 'both' : 'result';
  return error ? 'error' : 'nothing';
}

/** Sets a field's text the way a browser does, past React's own setter. */
function write(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

/** React renders in slices of some milliseconds, one a task, so that a slow machine needs more of them. */
const QUIET_TASKS = 12;

/** React renders deferred updates in later tasks, runs effects in others; what these load may change the part again. */
async function settled(part: Element): Promise<void> {
  let before = '';
  do {
    before = part.textContent;
    for (let task = 0; task < QUIET_TASKS; task += 1) await new Promise((done) => setTimeout(done));
  } while (part.textContent !== before || before.includes('Loading...'));
}

/** Types each text into a field, submits its form, if any, and reports the outcome in the part around it. */
export async function typeAll(
  field: TextField,
  texts: readonly string[],
  around: string,
  later = false,
): Promise<Said[]> {
  const part = field.closest(around);
  if (!part) throw new Error(`no ${around} around the field`);
  const answers: Said[] = [];
  for (const typed of texts) {
    write(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // React renders the events of typing and submitting in a microtask.
    await null;
    // With a submitter, because happy-dom would otherwise pass the form itself, which React rejects.
    field.form?.requestSubmit(field.form.querySelector<HTMLElement>('[type=submit]'));
    await (later ? settled(part) : null);
    answers.push({
      typed,
      kind: kindOf(part),
      words: part.textContent,
      shown: shownIn(part),
      markup: part.querySelectorAll('b, script, iframe:not([title]), img[src="x"]').length,
    });
  }
  return answers;
}
