/** What a key press says that matters here; a KeyboardEvent is one. */
type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/** Kinds of input that take no text: a slash typed there is meant for nobody. */
const NO_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether somebody is typing in an element, so that a slash belongs there. */
export function takesText(
  element: Pick<HTMLElement, 'tagName' | 'isContentEditable'> & { type?: string },
): boolean {
  if (element.isContentEditable) return true;
  if (element.tagName === 'INPUT') return !NO_TEXT.test(element.type ?? 'text');
  return element.tagName === 'TEXTAREA' || element.tagName === 'SELECT';
}

/** Whether a key press asks for the search: `/` outside of fields, Ctrl+K or Cmd+K everywhere. */
export function asksForSearch(press: Press, typing: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (press.defaultPrevented || press.isComposing || press.repeat || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !press.shiftKey;
  // On some keyboards the slash needs Shift.
  return key === '/' && !typing && !ctrlKey && !metaKey;
}
