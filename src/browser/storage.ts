/** The only keys that the site keeps in the browser; the privacy page lists them. */
export const STORAGE_KEYS = ['language', 'theme', 'slash'] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** The only keys that it keeps for as long as a tab is open, so that a reload loses nothing. */
export const SESSION_KEYS = ['timers', 'later', 'ticks'] as const;
export type SessionKey = (typeof SESSION_KEYS)[number];

/** Keeps a value; where the browser refuses storage, nothing happens. */
export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

/** What the browser keeps under a key, or null; also when it refuses storage. */
export const recall = (key: StorageKey) => read(() => localStorage, key);

/** What the tab keeps under a key, or null; also when the browser refuses storage. */
export const readSession = (key: SessionKey) => read(() => sessionStorage, key);

/** Naming a storage that is refused throws already. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value until the tab is closed, null forgets it; where the browser refuses storage, nothing happens. */
export function storeSession(key: SessionKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // As above: it then lasts until a reload.
  }
}
