import { type Kitchen, readKitchen, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { readLocal, writeLocal } from './storage.ts';

const STORAGE_KEY = 'kitchen';

/** The stored text, cached; undefined until first read. */
let text: string | null | undefined;
/** Whether the browser refused to store the last change, which then lasts until the page is left. */
let writeDenied = false;
const listeners = new Set<() => void>();

function refresh(): void {
  if (writeDenied) return;
  const now = readLocal(STORAGE_KEY);
  if (now === text) return;
  text = now;
  for (const listener of listeners) listener();
}

/** Another tab changed or emptied the storage. */
const onStorage = ({ key }: StorageEvent) => {
  if (key === STORAGE_KEY || key === null) refresh();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // A page in the back/forward cache receives no storage events.
    window.addEventListener('pageshow', refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', refresh);
    text = undefined;
    writeDenied = false;
  };
}

function read(): string | null {
  if (text === undefined) text = readLocal(STORAGE_KEY);
  return text;
}

/** Stores a kitchen, or removes it if null, and notifies every tool on the page. */
function changeKitchen(kitchen: Kitchen | null): void {
  text = kitchen && writeKitchen(kitchen);
  writeLocal(STORAGE_KEY, text);
  writeDenied = readLocal(STORAGE_KEY) !== text;
  for (const listener of listeners) listener();
}

/**
 * The visitor's kitchen. While prerendering and hydrating it is the one the language starts with; then the stored one,
 * followed through other tabs and the back/forward cache. `kept` is false where the browser refuses to store it.
 */
export function useKitchen(language: Language) {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const kitchen = useMemo(() => readKitchen(stored, LANGUAGES[language].kitchen), [stored, language]);
  return [kitchen, changeKitchen, !writeDenied] as const;
}
