import { recall, store } from '#browser/storage.ts';

/** Whether the slash opens the search. Who speaks to a device may say it by chance, so it can be switched off. */
export const slashOpens = () => recall('slash') !== 'off';

export const setSlashOpens = (opens: boolean) => store('slash', opens ? 'on' : 'off');
