/** The only keys that the site keeps in the browser. */
export type StorageKey = 'language' | 'theme';

/** What is kept under a key, or null; also when the browser refuses storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value; where the browser refuses storage, nothing happens. */
export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}
