import type { Edit } from './edits.ts';

/** Eight, eleven and eighteen, also at the start of longer numbers: `80`, `8½`, `11.5`. */
const WITH_AN = /^(?:8|1[18](?!\d))/;

/** The article before a changed English number: `a 9-inch pan`, `an 8-inch pan`. */
export function articleBefore(text: string, changed: Edit | undefined): Edit[] {
  const before = changed && /\b(a)(n?)\s+$/i.exec(text.slice(0, changed.start));
  if (!before) return [];
  const start = before.index;
  const [, a = '', n = ''] = before;
  const fits = (n !== '') === WITH_AN.test(changed.text);
  return fits ? [] : [{ start, end: start + 1 + n.length, text: n ? a : `${a}n` }];
}
