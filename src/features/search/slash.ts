import { readLocal, writeLocal } from '#browser/storage.ts';

/** Whether `/` opens the search. Dictation can type it by accident, so it can be turned off (WCAG 2.1.4). */
export const slashOpens = () => readLocal('slash') !== 'off';

export const setSlashOpens = (opens: boolean) => writeLocal('slash', opens ? 'on' : 'off');
