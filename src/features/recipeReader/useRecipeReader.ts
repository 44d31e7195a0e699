import { useDeferredValue, useEffect, useMemo } from 'react';
import { readEntry, writeEntry } from '#browser/historyEntry.ts';
import { useAddressState } from '#browser/useAddressState.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { firstView } from '#domain/kitchens/firstView.ts';
import { readRecipe } from '#domain/recipeText/readRecipe.ts';
import { KITCHEN_UNITS } from '#domain/units/kitchen.ts';
import { useLanguage } from '#ui/language/language.ts';
import { convertRecipe, type ShownSettings } from './convertRecipe.ts';
import { foodFinder } from './foodFinder.ts';
import { foundRecipe } from './foundRecipe.ts';
import { choicesAfter, type LineChoice, withChoice } from './lineChoices.ts';
import { withOwnFigures } from './ownFigures.ts';
import type { PanArea } from './pans.ts';
import {
  INITIAL_SETTINGS,
  type ReaderSettings,
  readSettings,
  UNSCALED,
  writeSettings,
} from './readerSettings.ts';
import { rowAfter } from './rowAfter.ts';
import { isPacked, unpackText } from './sharedText.ts';
import { useFoodsOf } from './useFoodsOf.ts';

/** The recipe in the address is another one once the text was changed. */
function dropShared(): void {
  const { pathname, search, hash } = window.location;
  if (isPacked(hash)) writeEntry({}, pathname + search);
}

/** What was said of the lines that an edit left as they were. */
function keptAfter({ text, choices, stock }: ReaderSettings, after: string) {
  if (stock === null && Object.keys(choices).length === 0) return {};
  const place = rowAfter(text, after);
  const row = stock && place(Number(stock.of));
  return {
    choices: choicesAfter(choices, place),
    stock: stock && row !== null ? { ...stock, of: String(row) } : null,
  };
}

/** The pasted recipe, the settings, and the recipe in the visitor's units. The text stays on the device. */
export function useRecipeReader(pans: readonly PanArea[]) {
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
  const panArea = pans.find(({ id }) => id === state.pan)?.area ?? null;
  const tablespoon = KITCHEN_UNITS[kitchen.tablespoon].factor;
  const settings = useMemo(
    (): ShownSettings => ({ ...state, measures, tablespoon, panArea }),
    [state, measures, tablespoon, panArea],
  );
  const change = (part: Partial<ReaderSettings>) =>
    setState((now) => ({ ...now, ...part, ...(part.measures === usual && { measures: null }) }));
  const setText = (text: string) => {
    dropShared();
    const found = foundRecipe(text, page);
    setState((now) => ({
      ...now,
      text: found,
      servings: null,
      ...keptAfter(now, found),
    }));
  };

  useEffect(() => {
    const open = async () => {
      const shared = await unpackText(window.location.hash);
      // Servings and scale come with the address, so they stay.
      if (shared !== null) setState((now) => ({ ...now, text: foundRecipe(shared, page) }));
    };
    // After a reload the draft has it.
    if (!readEntry('drafts')) void open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [page, setState]);

  // A long recipe is read after the key is shown.
  const read = useDeferredValue(settings);
  const found = useMemo(
    () => readRecipe(read.text, page, read.language || undefined),
    [read.text, read.language, page],
  );
  const foods = useFoodsOf(found.ok ? found.value.language : null);
  const result = useMemo(() => {
    const finder = found.ok && foods.list && foodFinder(found.value.language, foods.list);
    return convertRecipe(read, found, finder ? withOwnFigures(finder, kitchen) : null);
  }, [read, found, foods.list, kitchen]);
  /** Scales by one thing and no other. */
  const scaleBy = (part: Partial<ReaderSettings>) => change({ ...UNSCALED, ...part });
  const choose = (row: number, choice: LineChoice | null) =>
    setState((now) => ({ ...now, choices: withChoice(now.choices, row, choice) }));
  return { settings, change, scaleBy, setText, choose, result, foods };
}
