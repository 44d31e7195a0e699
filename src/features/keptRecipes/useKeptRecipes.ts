import type { Result } from '@gramwise/engine/result.ts';
import { useEffect, useState } from 'react';
import { type KeptRecipe, sortByLastKept } from './keptRecipe.ts';
import type { RecipeChange, RecipeStore, StoreError } from './recipeStore.ts';

/** The kept recipes, most recently kept first, null until loaded; and why the last operation failed. */
export function useKeptRecipes(store: RecipeStore) {
  const [all, setAll] = useState<readonly KeptRecipe[] | null>(null);
  const [problem, setProblem] = useState<StoreError | null>(null);

  useEffect(() => {
    let latest = 0;
    const refresh = async () => {
      latest += 1;
      const request = latest;
      const found = await store.all();
      if (request !== latest) return;
      if (found.ok) setAll(sortByLastKept(found.value));
      else {
        // Keeps what is on screen.
        setAll((before) => before ?? []);
        setProblem(found.code);
      }
    };
    void refresh();
    const stop = store.subscribe(refresh);
    return () => {
      latest += 1;
      stop();
    };
  }, [store]);

  const change = async (
    edit: (all: readonly KeptRecipe[]) => RecipeChange,
  ): Promise<Result<number, StoreError>> => {
    const done = await store.change(edit);
    setProblem(done.ok ? null : done.code);
    return done;
  };
  return { all, problem, change };
}
