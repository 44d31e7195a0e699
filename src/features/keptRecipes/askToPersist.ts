import { readLocal, writeLocal } from '#browser/storage.ts';

const ASKED_KEY = 'persisted';

/**
 * Asks the browser, once for all visits, not to clear what is kept here; in a click, which some browsers demand. False
 * if it refused just now, null if it agreed, cannot say, or was asked before.
 */
export async function askToPersist(): Promise<false | null> {
  if (readLocal(ASKED_KEY) !== null) return null;
  writeLocal(ASKED_KEY, 'yes');
  try {
    return (await navigator.storage?.persist?.()) === false ? false : null;
  } catch {
    return null;
  }
}
