import { useDeferredValue, useEffect, useMemo } from 'react';
import { openEntry, readEntry, writeEntry } from '#browser/historyEntry.ts';
import { useAddressState } from '#browser/useAddressState.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { firstView } from '#domain/kitchens/firstView.ts';
import { readRecipe } from '#domain/recipeText/readRecipe.ts';
import { useLanguage } from '#ui/language/language.ts';
import { convertRecipe, type ShownSettings } from './convertRecipe.ts';
import { foundRecipe } from './foundRecipe.ts';
import { withOwnFigures } from './ownFigures.ts';
import { INITIAL_SETTINGS, type ReaderSettings, readSettings, writeSettings } from './readerSettings.ts';
import { isPacked, unpackText } from './sharedText.ts';
import { useFoodsOf } from './useFoodsOf.ts';

/** The recipe in the address is another one once the text was changed. */
function dropShared(): void {
  const { pathname, search, hash } = window.location;
  if (isPacked(hash)) writeEntry({}, pathname + search);
}

/** The pasted recipe, the settings, and the recipe in the visitor's units. The text stays on the device. */
export function useRecipeReader() {
  const page = useLanguage();
  const [kitchen] = useKitchen(page);
  const usual = firstView(kitchen) === 'us' ? 'us' : 'metric';
  const [state, setState] = useAddressState<ReaderSettings>({
    initial: INITIAL_SETTINGS,
    read: readSettings,
    write: writeSettings,
    drafts: ({ text }) => text,
  });
  const measures = state.measures ?? usual;
  const settings = useMemo((): ShownSettings => ({ ...state, measures }), [state, measures]);
  const change = (part: Partial<ReaderSettings>) =>
    setState((now) => ({ ...now, ...part, ...(part.measures === usual && { measures: null }) }));
  const setText = (text: string) => {
    dropShared();
    change({ text: foundRecipe(text, page), servings: null });
  };
  /** Shows another recipe with its settings, as an address has them; Back brings what was there before. */
  const open = (text: string, query: string) => {
    openEntry();
    dropShared();
    setState(readSettings(query, text));
  };

  useEffect(() => {
    const follow = async () => {
      const shared = await unpackText(window.location.hash);
      // Servings and scale come with the address, so they stay.
      if (shared !== null) setState((now) => ({ ...now, text: foundRecipe(shared, page) }));
    };
    // After a reload the draft has it.
    if (!readEntry('drafts')) void follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [page, setState]);

  // A long recipe is read after the key is shown.
  const read = useDeferredValue(settings);
  const found = useMemo(() => readRecipe(read.text, page), [read.text, page]);
  const foods = useFoodsOf(found.ok ? read.language || found.value.language : null);
  const result = useMemo(
    () => convertRecipe(read, found, foods.foodOf ? withOwnFigures(foods.foodOf, kitchen) : null),
    [read, found, foods.foodOf, kitchen],
  );
  return { settings, change, setText, open, result, foods };
}
