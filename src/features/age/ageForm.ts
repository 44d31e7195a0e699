import { parseIsoDate } from '@gramwise/engine/calculators/calendar.ts';

export const AGE_START = { birth: '' };

/** Whether a field accepts text from an address: a date field only accepts dates. */
export const acceptsAge = (_field: string, text: string) => parseIsoDate(text) !== null;
