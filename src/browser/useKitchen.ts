import { type Kitchen, readKitchen, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { recall, store } from './storage.ts';

const KEY = 'kitchen';

/** The stored text; undefined until it is first read, so that asking again costs nothing. */
let text: string | null | undefined;
/** Whether the browser refused to keep the last change, which then lasts until the page is left. */
let denied = false;
const listeners = new Set<() => void>();

function look(): void {
  if (denied) return;
  const now = recall(KEY);
  if (now === text) return;
  text = now;
  for (const listener of listeners) listener();
}

/** Another tab changed or emptied the storage. */
const onStorage = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) look();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // A page from the back/forward cache heard no events meanwhile.
    window.addEventListener('pageshow', look);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', look);
    text = undefined;
    denied = false;
  };
}

function read(): string | null {
  if (text === undefined) text = recall(KEY);
  return text;
}

/** Keeps a kitchen, or forgets it if null, and tells every tool on the page. */
function changeKitchen(kitchen: Kitchen | null): void {
  text = kitchen && writeKitchen(kitchen);
  store(KEY, text);
  denied = recall(KEY) !== text;
  for (const listener of listeners) listener();
}

/**
 * The visitor's kitchen. While prerendering and hydrating it is the one the language starts with; then the stored one,
 * followed through other tabs and the back/forward cache. `kept` is false where the browser refuses to store it.
 */
export function useKitchen(language: Language) {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const kitchen = useMemo(() => readKitchen(stored, LANGUAGES[language].kitchen), [stored, language]);
  return [kitchen, changeKitchen, !denied] as const;
}
