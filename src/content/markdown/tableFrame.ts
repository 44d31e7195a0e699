/** Tables of so many columns may be wider than a phone. */
const WIDE = 4;

/**
 * What frames a table, so that it can scroll by itself. A wide one is reached with the keyboard, for which it needs
 * a name: its caption, or the heading above it.
 */
export function tableFrame(
  columns: number,
  name: { 'aria-label'?: string; 'aria-labelledby'?: string } | null,
) {
  return { 'data-table': '', ...(columns >= WIDE && name && { role: 'group', tabIndex: 0, ...name }) };
}
