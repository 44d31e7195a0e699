import type { KeptRecipe, NewRecipe } from '#features/keptRecipes/keptRecipe.ts';
import type { RecipeStore, StoreError } from '#features/keptRecipes/recipeStore.ts';

/** An in-memory recipe store that can be made to fail. */
export function memoryRecipes(first: readonly NewRecipe[] = []) {
  const rows = new Map<number, KeptRecipe>(
    first.map((recipe, index) => [index + 1, { ...recipe, id: index + 1 }]),
  );
  const listeners = new Set<() => void>();
  let last = first.length;
  let failure: StoreError | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const store: RecipeStore = {
    all: async () => (failure ? { ok: false, code: failure } : { ok: true, value: [...rows.values()] }),
    change: async (edit) => {
      if (failure) return { ok: false, code: failure };
      const { put = [], remove = [] } = edit([...rows.values()]);
      for (const recipe of put) {
        if (!('id' in recipe)) last += 1;
        const id = 'id' in recipe ? recipe.id : last;
        rows.set(id, { ...recipe, id });
      }
      for (const id of remove) rows.delete(id);
      tell();
      return { ok: true, value: put.length };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    store,
    rows: () => [...rows.values()],
    fail: (code: StoreError | null) => {
      failure = code;
    },
    /** A change made by another tab. */
    removeElsewhere: (id: number) => {
      rows.delete(id);
      tell();
    },
  };
}
