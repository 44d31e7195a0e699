import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import type { KeptRecipe, NewRecipe } from './keptRecipe.ts';

/** Why recipes can be neither read nor written: not allowed, no space, blocked by another tab, or other reasons. */
export type StoreError = 'refused' | 'full' | 'busy' | 'failed';

/** The records to write and the ids to delete. A recipe without an id gets one. */
export interface RecipeChange {
  put?: readonly (KeptRecipe | NewRecipe)[];
  remove?: readonly number[];
}

/** Where recipes are kept. */
export interface RecipeStore {
  all: () => Promise<Result<readonly KeptRecipe[], StoreError>>;
  /** Changes the recipes in one transaction, whatever other tabs do, and returns how many were written. */
  change: (edit: (all: readonly KeptRecipe[]) => RecipeChange) => Promise<Result<number, StoreError>>;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

const DATABASE = 'gramwise';
/** The only table; the privacy page names it. */
export const RECIPES_TABLE = 'recipes';

const ERROR_CODES: Readonly<Record<string, StoreError>> = {
  QuotaExceededError: 'full',
  SecurityError: 'refused',
  InvalidStateError: 'refused',
  NotAllowedError: 'refused',
  // A newer version of the site has changed the database.
  VersionError: 'busy',
};

async function attempt<Value>(act: () => Promise<Value>): Promise<Result<Value, StoreError>> {
  try {
    if (!window.indexedDB) return fail('refused');
    return ok(await act());
  } catch (error) {
    return fail(error instanceof Error ? (ERROR_CODES[error.name] ?? 'failed') : 'failed');
  }
}

/** Opens the database, creating it if asked to; null if there is none. */
function openDatabase(create: boolean): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    let absent = false;
    request.onupgradeneeded = () => {
      // Nothing is stored for a visitor who only looks, not even an empty table.
      if (create) request.result.createObjectStore(RECIPES_TABLE, { keyPath: 'id', autoIncrement: true });
      else {
        absent = true;
        request.transaction?.abort();
      }
    };
    request.onblocked = () => reject(new DOMException('another tab holds it', 'VersionError'));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (absent ? resolve(null) : reject(request.error));
  });
}

/** Reads all recipes, and changes them in the same transaction. */
function transact(
  database: IDBDatabase,
  edit: ((all: readonly KeptRecipe[]) => RecipeChange) | null,
): Promise<{ all: readonly KeptRecipe[]; written: number }> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(RECIPES_TABLE, edit ? 'readwrite' : 'readonly');
    const table = transaction.objectStore(RECIPES_TABLE);
    const request: IDBRequest<KeptRecipe[]> = table.getAll();
    let written = 0;
    let reason: unknown = null;
    request.onsuccess = () => {
      try {
        const { put = [], remove = [] } = edit?.(request.result) ?? {};
        for (const recipe of put) table.put(recipe);
        for (const id of remove) table.delete(id);
        written = put.length;
      } catch (error) {
        reason = error;
        transaction.abort();
      }
    };
    transaction.oncomplete = () => resolve({ all: request.result, written });
    // A full disk aborts the transaction without an error on any request.
    transaction.onabort = () => reject(reason ?? transaction.error);
  });
}

/** Opens and closes the database for each operation, so that no tab blocks another. */
async function withDatabase(edit: ((all: readonly KeptRecipe[]) => RecipeChange) | null) {
  const database = await openDatabase(edit !== null);
  if (!database) return { all: [], written: 0 };
  try {
    return await transact(database, edit);
  } finally {
    database.close();
  }
}

const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Another tab may have changed them meanwhile. */
const onReturn = () => {
  if (document.visibilityState === 'visible') notifyListeners();
};

/** The recipe store of this browser, in IndexedDB. */
export const deviceRecipeStore: RecipeStore = {
  all: () => attempt(async () => (await withDatabase(null)).all),
  change: async (edit) => {
    const changed = await attempt(async () => (await withDatabase(edit)).written);
    notifyListeners();
    return changed;
  },
  subscribe: (listener) => {
    listeners.add(listener);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) document.removeEventListener('visibilitychange', onReturn);
    };
  },
};
