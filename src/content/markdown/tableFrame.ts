/** Tables with this many columns may be wider than a phone. */
const WIDE = 4;

/**
 * The attributes of the frame in which a table scrolls. Wide tables can be scrolled by keyboard, so they need a name:
 * their caption or the heading above.
 */
export function tableFrame(
  columns: number,
  name: { 'aria-label'?: string; 'aria-labelledby'?: string } | null,
) {
  return { 'data-table': '', ...(columns >= WIDE && name && { role: 'group', tabIndex: 0, ...name }) };
}
