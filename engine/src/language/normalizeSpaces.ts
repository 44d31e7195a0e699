/** Replaces no-break spaces by plain ones. */
export const normalizeSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
