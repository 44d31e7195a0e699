import { useState } from 'react';
import { type AddFilesResult, addFiles } from './addFiles.ts';
import { type KeptRecipe, renameRecipe } from './keptRecipe.ts';
import type { useKeptRecipes } from './useKeptRecipes.ts';

/** Removes, brings back, renames and adds kept recipes; and what was removed or added last, for its message. */
export function useKeptActions(change: ReturnType<typeof useKeptRecipes>['change']) {
  const [removed, setRemoved] = useState<KeptRecipe | null>(null);
  const [added, setAdded] = useState<AddFilesResult | null>(null);
  const remove = async (recipe: KeptRecipe) => {
    const done = await change(() => ({ remove: [recipe.id] }));
    if (!done.ok) return;
    setAdded(null);
    setRemoved(recipe);
  };
  /** Whether it is back. */
  const restore = async (recipe: KeptRecipe) => {
    const done = await change(() => ({ put: [recipe] }));
    if (done.ok) setRemoved(null);
    return done.ok;
  };
  const rename = (recipe: KeptRecipe, title: string) =>
    change((now) => ({ put: [renameRecipe(now, recipe, title)] }));
  const add = async (files: readonly File[]) => {
    setRemoved(null);
    setAdded(await addFiles(files, change));
  };
  return { removed, added, remove, restore, rename, add };
}
