import type { Writing } from '../language/writing/writing.ts';

/** Splits an ingredient into its bare name, without joining words (`220 g de farine`), and its preparation. */
export function bareName(joins: Writing['joins'], words: string): { food: string; note: string } {
  const start = words.toLowerCase();
  const prefix = joins.find((join) => start.startsWith(join)) ?? '';
  const text = words.slice(prefix.length);
  const comma = text.indexOf(', ');
  return comma < 0 ? { food: text, note: '' } : { food: text.slice(0, comma), note: text.slice(comma + 2) };
}
