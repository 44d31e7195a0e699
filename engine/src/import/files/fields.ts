import { durationText } from '../../text/recipe/durationText.ts';

/** An object of parsed JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; those of anything else are none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text or number, trimmed; '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The lines of a text that are not blank. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Objects in the order that their field `order` gives, if they have one. */
export const inOrder = (value: unknown): readonly Fields[] =>
  listOf(value)
    .map(fieldsOf)
    .toSorted((a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0) || 0);

/** The time in a text, '' if there is none. */
export const timeOf = (value: unknown): string => durationText(textOf(value));
