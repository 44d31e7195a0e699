import { initialSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import { KITCHENS, type OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { DegreeUnit } from '@gramwise/engine/temperature/shownBy.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { pushHistoryEntry } from '#browser/historyEntry.ts';
import { readHistoryState, writeHistoryState } from '#browser/historyState.ts';
import { isPackedHash } from '#browser/sharing/packedHash.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import type { Language } from '#catalogs/languages.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { PanArea } from './pansFor.ts';
import type { ShownSettings } from './reading/convertRecipe.ts';
import { type LineChoice, remapChoices, withChoice } from './reading/lineChoices.ts';
import { mapLines } from './reading/mapLines.ts';
import {
  INITIAL_SETTINGS,
  type ReaderSettings,
  readSettings,
  UNSCALED,
  writeSettings,
} from './reading/readerSettings.ts';
import { useCarriedText } from './useCarriedText.ts';
import { useReading } from './useReading.ts';

/** Removes the recipe from the URL's hash, once the text has changed. */
function clearSharedHash(): void {
  const { pathname, search, hash } = window.location;
  if (isPackedHash(hash)) writeHistoryState({}, pathname + search);
}

/** Matches pages and data by their start, and Cooklang by its marks for ingredients, cookware and timers. */
const MARKUP = /^[\s\uFEFF]*[<{[]|[@#~][^@#~{}\n]{0,60}\{/;

/**
 * Extracts the recipe from pages, data and Cooklang, with code loaded on demand; any other text is returned as it is.
 */
async function extractRecipe(text: string, page: Language): Promise<string> {
  if (!MARKUP.test(text)) return text;
  const { findPastedRecipe } = await import('./reading/markup.ts');
  return findPastedRecipe(text, page);
}

/** Keeps the settings of lines that an edit left unchanged. */
function keepAfterEdit({ text, choices, stock }: ReaderSettings, after: string) {
  if (stock === null && Object.keys(choices).length === 0) return {};
  const place = mapLines(text, after);
  const of = stock && place(stock.of);
  return {
    choices: remapChoices(choices, place),
    stock: stock && of !== null ? { ...stock, of } : null,
  };
}

/** The ovens that recipes give degrees for; gas marks and thermostats get those of the measures beside them. */
const OVEN_UNITS: Readonly<Partial<Record<OvenId, DegreeUnit>>> = { celsius: 'C', fahrenheit: 'F' };

/** The pasted recipe, its settings, and the recipe in the visitor's units. The text stays on the device. */
export function useRecipeReader(pans: readonly PanArea[]) {
  const page = useLanguage();
  const [kitchen] = useKitchen(page);
  const defaultMeasures = initialSystem(kitchen) === 'us' ? 'us' : 'metric';
  const [state, setState] = useUrlState<ReaderSettings>({
    initial: INITIAL_SETTINGS,
    read: readSettings,
    write: writeSettings,
    drafts: ({ text }) => text,
  });
  const measures = state.measures ?? defaultMeasures;
  const panArea = pans.find(({ id }) => id === state.pan)?.area ?? null;
  const tablespoon = UNITS[kitchen.tablespoon].size;
  const { jug } = KITCHENS[kitchen.country];
  const oven = kitchen.chosen ? OVEN_UNITS[kitchen.oven] : undefined;
  const settings = useMemo(
    (): ShownSettings => ({ ...state, measures, tablespoon, jug, oven, panArea }),
    [state, measures, tablespoon, jug, oven, panArea],
  );
  const change = useCallback(
    (part: Partial<ReaderSettings>) =>
      setState((now) => ({ ...now, ...part, ...(part.measures === defaultMeasures && { measures: null }) })),
    [defaultMeasures, setState],
  );
  const replaceText = (text: string) =>
    setState((now) => ({ ...now, text, servings: null, ...keepAfterEdit(now, text) }));
  const setText = (text: string) => {
    clearSharedHash();
    replaceText(text);
    void extractRecipe(text, page).then((found) => {
      if (found !== text) replaceText(found);
    });
  };
  /** Shows another recipe with its settings, as in a URL; Back restores the previous one. */
  const open = (text: string, query: string) => {
    pushHistoryEntry();
    clearSharedHash();
    setState(() => readSettings(query, text));
  };

  useEffect(() => {
    const follow = async () => {
      const { hash } = window.location;
      if (!isPackedHash(hash)) return;
      const { unpackText } = await import('#browser/sharing/sharedText.ts');
      const shared = await unpackText(hash);
      if (shared === null) return;
      const text = await extractRecipe(shared, page);
      // What was typed or pasted in the meantime has removed it from the URL.
      if (window.location.hash !== hash) return;
      // Servings and scale come with the URL, so they stay.
      setState((now) => ({ ...now, text }));
    };
    // After a reload, it is in the draft.
    if (!readHistoryState('drafts')) void follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [page, setState]);

  useCarriedText(state.text);
  const request = useMemo(() => ({ settings, page, kitchen }), [settings, page, kitchen]);
  const reading = useReading(request);
  /** Scales by one setting, and resets the others. */
  const scaleBy = (part: Partial<ReaderSettings>) => change({ ...UNSCALED, ...part });
  const choose = useCallback(
    (id: string, choice: LineChoice | null) =>
      setState((now) => ({ ...now, choices: withChoice(now.choices, id, choice) })),
    [setState],
  );
  return { settings, change, scaleBy, setText, open, choose, ...reading };
}
