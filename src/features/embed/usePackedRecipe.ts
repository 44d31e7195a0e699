import { useEffect, useState } from 'react';

/** A recipe packed into the hash of a frame's URL; 'empty' without a recipe, 'too-long' where it does not fit. */
export type PackedRecipe = 'empty' | 'too-long' | { hash: string };

/** Packs a recipe whenever it changes; the code for it loads with the first one. */
export function usePackedRecipe(text: string): PackedRecipe {
  const [packed, setPacked] = useState<PackedRecipe>('empty');
  const recipe = text.trim();
  useEffect(() => {
    if (recipe === '') return setPacked('empty');
    let isCurrent = true;
    import('#browser/sharing/sharedText.ts')
      .then(({ packText }) => packText(recipe))
      .then(
        (hash) => isCurrent && setPacked(hash === null ? 'too-long' : { hash }),
        () => isCurrent && setPacked('empty'),
      );
    return () => {
      isCurrent = false;
    };
  }, [recipe]);
  return packed;
}
