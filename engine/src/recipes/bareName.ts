import type { Writing } from '../language/writing/writing.ts';

/**
 * An ingredient's words as a bare name: without what joins them to an amount (`220 g de farine`) and their preparation.
 */
export function bareName(joins: Writing['joins'], words: string): { food: string; note: string } {
  const start = words.toLowerCase();
  const prefix = joins.find((join) => start.startsWith(join)) ?? '';
  const text = words.slice(prefix.length);
  const comma = text.indexOf(', ');
  return comma < 0 ? { food: text, note: '' } : { food: text.slice(0, comma), note: text.slice(comma + 2) };
}
