import { parseIsoDate } from '#domain/calculators/calendar.ts';

export const AGE_START = { birth: '' };

/** Whether an address may put a text into a field: a browser's date field takes nothing but a date. */
export const acceptsAge = (_field: string, text: string) => parseIsoDate(text) !== null;
