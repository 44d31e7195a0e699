import type { Result } from '@gramwise/engine/result.ts';
import { useEffect, useState } from 'react';
import { type KeptRecipe, lastKeptFirst } from './keptRecipe.ts';
import type { Change, RecipeStore, StoreError } from './recipeStore.ts';

/** The kept recipes, most recently kept first, null until they are read; and why the last step failed. */
export function useKeptRecipes(store: RecipeStore) {
  const [all, setAll] = useState<readonly KeptRecipe[] | null>(null);
  const [problem, setProblem] = useState<StoreError | null>(null);

  useEffect(() => {
    let last = 0;
    const look = async () => {
      last += 1;
      const turn = last;
      const found = await store.all();
      if (turn !== last) return;
      if (found.ok) setAll(lastKeptFirst(found.value));
      else {
        // Whatever is on screen stays there.
        setAll((before) => before ?? []);
        setProblem(found.code);
      }
    };
    void look();
    const stop = store.subscribe(look);
    return () => {
      last += 1;
      stop();
    };
  }, [store]);

  const change = async (
    edit: (all: readonly KeptRecipe[]) => Change,
  ): Promise<Result<number, StoreError>> => {
    const done = await store.change(edit);
    setProblem(done.ok ? null : done.code);
    return done;
  };
  return { all, problem, change };
}
