import { parseIsoDate } from '@gramwise/engine/calculators/calendar.ts';

export const INITIAL_AGE_FIELDS = { birth: '' };

/** Whether a field accepts text from a URL: a date field only accepts dates. */
export const acceptsAge = (_field: string, text: string) => parseIsoDate(text) !== null;
