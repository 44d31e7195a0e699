/** All localStorage keys the site uses; the privacy page lists them. */
export const STORAGE_KEYS = [
  'language',
  'theme',
  'slash',
  'kitchen',
  'offer',
  'photos',
  'persisted',
] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** All sessionStorage keys, for state that must survive a reload but not the tab. */
export const SESSION_KEYS = ['timers', 'later', 'ticks'] as const;
export type SessionKey = (typeof SESSION_KEYS)[number];

/** In a frame on another site nothing is stored, and nothing about the visitor is read. */
const isFramed = () => (window.top ?? window) !== window;

/** Stores a value, or removes it if null, if the browser allows it. */
export const writeLocal = (key: StorageKey, value: string | null) => write(() => localStorage, key, value);

/** The stored value, or null if there is none or storage is denied. */
export const readLocal = (key: StorageKey) => read(() => localStorage, key);

/** Stores a value until the tab is closed, or removes it if null, if the browser allows it. */
export const writeSession = (key: SessionKey, value: string | null) =>
  write(() => sessionStorage, key, value);

/** The tab's stored value, or null if there is none or storage is denied. */
export const readSession = (key: SessionKey) => read(() => sessionStorage, key);

/** Takes a function because merely accessing `localStorage` throws when storage is denied. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return isFramed() ? null : storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (isFramed()) return;
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Private windows may deny storage; the value then only lasts until the page is left.
  }
}
