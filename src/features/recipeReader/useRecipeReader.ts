import { useDeferredValue, useEffect, useMemo } from 'react';
import { useAddressState } from '#browser/useAddressState.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { firstView } from '#domain/kitchens/firstView.ts';
import { readRecipe } from '#domain/recipeText/readRecipe.ts';
import { useLanguage } from '#ui/language/language.ts';
import { convertRecipe } from './convertRecipe.ts';
import { foundRecipe } from './foundRecipe.ts';
import { initialSettings, type ReaderSettings, readSettings, writeSettings } from './readerSettings.ts';
import { unpackText } from './sharedText.ts';
import { useFoodsOf } from './useFoodsOf.ts';

/** The pasted recipe, the settings, and the recipe in the visitor's units. The text stays on the device. */
export function useRecipeReader(titles: { ingredients: string; instructions: string }) {
  const page = useLanguage();
  const [kitchen] = useKitchen(page);
  const first = initialSettings(firstView(kitchen) === 'us' ? 'us' : 'metric');
  const [settings, setSettings] = useAddressState<ReaderSettings>({
    initial: initialSettings('metric'),
    read: (query, draft) => readSettings(query, draft, first),
    write: (state, query) => writeSettings(state, query, first),
    drafts: ({ text }) => text,
  });
  const change = (part: Partial<ReaderSettings>) => setSettings((now) => ({ ...now, ...part }));
  const setText = (text: string) => change({ text: foundRecipe(text, titles), servings: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared recipe is opened once
  useEffect(() => {
    const open = async () => {
      const shared = await unpackText(window.location.hash);
      if (shared !== null) setText(shared);
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  // A long recipe is read after the key is shown.
  const read = useDeferredValue(settings);
  const language = useMemo(() => {
    if (read.text.trim() === '') return null;
    if (read.language !== '') return read.language;
    const found = readRecipe(read.text, page);
    return found.ok ? found.value.language : null;
  }, [read, page]);
  const foods = useFoodsOf(language);
  const result = useMemo(() => convertRecipe(read, page, foods.foodOf ?? null), [read, page, foods.foodOf]);
  return { settings, change, setText, result, foods };
}
