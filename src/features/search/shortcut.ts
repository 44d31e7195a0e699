/** The relevant part of a KeyboardEvent. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/** Input types that take no text, so a slash there may open the search. */
const NON_TEXT_TYPES = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether an element accepts typed text, so that a slash belongs to it. */
export function acceptsText(
  element: Pick<HTMLElement, 'tagName' | 'isContentEditable'> & { type?: string },
): boolean {
  if (element.isContentEditable) return true;
  if (element.tagName === 'INPUT') return !NON_TEXT_TYPES.test(element.type ?? 'text');
  return element.tagName === 'TEXTAREA' || element.tagName === 'SELECT';
}

/** Whether a key press opens the search: `/` outside fields, Ctrl+K or Cmd+K anywhere. */
export function isSearchShortcut(press: KeyPress, typing: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (press.defaultPrevented || press.isComposing || press.repeat || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !press.shiftKey;
  // On some keyboards the slash needs Shift.
  return key === '/' && !typing && !ctrlKey && !metaKey;
}
