import { isKitchenUnit, type KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { readParam, withParams } from '#browser/query.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';

export const EMBED_KINDS = ['converter', 'food', 'nutrition'] as const;
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;

/** What a frame should show. */
export interface EmbedSettings {
  what: (typeof EMBED_KINDS)[number];
  /** A food's id; it may be unknown until the list of foods is loaded. */
  ingredient: string;
  /** As typed, like the units; for the converter only. */
  amount: string;
  from: KitchenUnitId;
  to: KitchenUnitId;
  /** '' for the page's language. */
  lang: Language | '';
  theme: (typeof EMBED_THEMES)[number];
  /** Six hexadecimal digits; '' for the site's own green. */
  accent: string;
}

/** A cup of flour, the conversion that recipes need most. */
export const DEFAULT_EMBED_SETTINGS: EmbedSettings = {
  what: 'converter',
  ingredient: 'flour',
  amount: '1',
  from: 'cups',
  to: 'grams',
  lang: '',
  theme: 'auto',
  accent: '',
};

/** What a page in this language starts with: a spoon of flour where cooks have no measuring cup. */
export const embedDefaults = (page: Language): EmbedSettings =>
  cooksWeigh(page) ? { ...DEFAULT_EMBED_SETTINGS, from: 'metric_tablespoon' } : DEFAULT_EMBED_SETTINGS;

const FOOD_ID = /^[a-z\d][a-z\d-]{0,39}$/;
const HEX_COLOR = /^[\da-f]{6}$/i;

const findOption = <Id extends string>(ids: readonly Id[], text: string | null) =>
  ids.find((id) => id === text);

/** The settings in a URL. Missing or invalid ones get their defaults. */
export function readEmbedSettings(query: string, defaults = DEFAULT_EMBED_SETTINGS): EmbedSettings {
  const get = (name: string) => readParam(query, name);
  const [ingredient, from, to, accent] = [get('ingredient'), get('from'), get('to'), get('accent')];
  return {
    what: findOption(EMBED_KINDS, get('what')) ?? defaults.what,
    ingredient: ingredient && FOOD_ID.test(ingredient) ? ingredient : defaults.ingredient,
    amount: get('amount') ?? defaults.amount,
    from: from && isKitchenUnit(from) ? from : defaults.from,
    to: to && isKitchenUnit(to) ? to : defaults.to,
    lang: findOption(LANGUAGE_CODES, get('lang')) ?? '',
    theme: findOption(EMBED_THEMES, get('theme')) ?? defaults.theme,
    accent: accent && HEX_COLOR.test(accent) ? accent.toLowerCase() : '',
  };
}

/** Writes the settings that are not defaults into a query. */
export function writeEmbedSettings(
  settings: EmbedSettings,
  query: string,
  defaults = DEFAULT_EMBED_SETTINGS,
): string {
  const names = Object.keys(defaults) as (keyof EmbedSettings)[];
  return withParams(
    query,
    Object.fromEntries(
      names.map((name) => [name, settings[name] === defaults[name] ? null : settings[name]]),
    ),
  );
}
