import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { useEffect, useState } from 'react';
import { useOrigin } from '#browser/useOrigin.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import type { Language } from '#catalogs/languages.ts';
import { useFoods } from '#tools/foodField/useFoods.ts';
import { useLanguage } from '#ui/language/language.ts';
import { buildEmbedCode, buildFramePath, UNMEASURED_PX } from './embedCode.ts';
import {
  DEFAULT_EMBED_SETTINGS,
  type EmbedSettings,
  embedDefaults,
  readEmbedSettings,
  writeEmbedSettings,
} from './embedSettings.ts';
import { useFrameHeight } from './useFrameHeight.ts';
import { usePackedRecipe } from './usePackedRecipe.ts';

export interface EmbedSite {
  /** The specification's foods; the others load on demand. */
  foods: MeasuredList;
  /** Where the site is published. */
  origin: string;
  /** The names of the frames in each language. */
  titles: Readonly<Record<Language, Readonly<Record<EmbedSettings['what'], string>>>>;
}

/** How long typing must pause before the preview updates. */
const PREVIEW_DELAY_MS = 400;

/** The widths at which a frame is previewed. */
export const PREVIEW_WIDTHS = ['phone', 'full'] as const;

/** The settings of a frame, its code and its preview. */
export function useEmbedMaker({ foods: initialFoods, origin: published, titles }: EmbedSite) {
  const page = useLanguage();
  const origin = useOrigin(published);
  const foods = useFoods(initialFoods);
  const initial = embedDefaults(page);
  const [settings, setSettings] = useUrlState({
    initial,
    read: (query) => readEmbedSettings(query, initial),
    write: (now, query) => writeEmbedSettings(now, query, initial),
  });
  const change = (part: Partial<EmbedSettings>) => setSettings((now) => ({ ...now, ...part }));
  const [fit, setFit] = useState(true);
  const [width, setWidth] = useState<(typeof PREVIEW_WIDTHS)[number]>('phone');
  const [recipe, setRecipe] = useState('');
  const packed = usePackedRecipe(recipe);

  const { complete, find, loadAll } = foods;
  const found = find(settings.ingredient);
  useEffect(() => {
    // Only a URL can name a food that is not on the page, or that does not exist.
    if (!found && complete) setSettings((now) => ({ ...now, ingredient: DEFAULT_EMBED_SETTINGS.ingredient }));
    else if (!found) loadAll();
  }, [found, complete, loadAll, setSettings]);

  const isNutrition = settings.what === 'nutrition';
  const hash = isNutrition && typeof packed === 'object' ? packed.hash : '';
  const path = buildFramePath(settings, page) + hash;
  const title = titles[settings.lang || page][settings.what];
  const missing: 'too-long' | 'empty' | null = !isNutrition || typeof packed === 'object' ? null : packed;
  const shown = useDebounced(missing ? '' : path);
  const { frame, height, tallest } = useFrameHeight(shown, width);
  return {
    settings,
    change,
    language: settings.lang || page,
    setLanguage: (id: Language) => change({ lang: id === page ? '' : id }),
    foods,
    foodName: found?.food.name ?? '',
    recipe,
    setRecipe,
    fit,
    setFit,
    title,
    code: buildEmbedCode({
      origin,
      path,
      title,
      height: (shown === path && tallest) || UNMEASURED_PX,
      fit,
    }),
    /** Why there is no code: a frame of nutrition needs a recipe that fits into a URL. */
    missing,
    /** The path that the preview shows; null before hydration, so that the prerendered page loads no frame. */
    shown,
    /** Of the preview: its width, the frame, and the height of what it shows once that is known. */
    preview: { width, setWidth, frame, height },
  };
}

/** The text once it has stopped changing; null until then. */
function useDebounced(text: string): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const wait = window.setTimeout(setSettled, PREVIEW_DELAY_MS, text);
    return () => window.clearTimeout(wait);
  }, [text]);
  return settled;
}
