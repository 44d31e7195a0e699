import { readLocal, writeLocal } from '#browser/storage.ts';

/** Whether `/` opens the search. Dictation can type it by accident, so it can be turned off (WCAG 2.1.4). */
export const isSlashEnabled = () => readLocal('slash') !== 'off';

export const setSlashEnabled = (opens: boolean) => writeLocal('slash', opens ? 'on' : 'off');
