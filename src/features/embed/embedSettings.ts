import { isKitchenUnit, type KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { readParam, withParams } from '#browser/query.ts';
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

const FOOD_ID = /^[a-z\d][a-z\d-]{0,39}$/;
const HEX_COLOR = /^[\da-f]{6}$/i;

const findOption = <Id extends string>(ids: readonly Id[], text: string | null) =>
  ids.find((id) => id === text);

/** The settings in a URL. Missing or invalid ones get their defaults. */
export function readEmbedSettings(query: string): EmbedSettings {
  const get = (name: string) => readParam(query, name);
  const [ingredient, from, to, accent] = [get('ingredient'), get('from'), get('to'), get('accent')];
  return {
    what: findOption(EMBED_KINDS, get('what')) ?? DEFAULT_EMBED_SETTINGS.what,
    ingredient: ingredient && FOOD_ID.test(ingredient) ? ingredient : DEFAULT_EMBED_SETTINGS.ingredient,
    amount: get('amount') ?? DEFAULT_EMBED_SETTINGS.amount,
    from: from && isKitchenUnit(from) ? from : DEFAULT_EMBED_SETTINGS.from,
    to: to && isKitchenUnit(to) ? to : DEFAULT_EMBED_SETTINGS.to,
    lang: findOption(LANGUAGE_CODES, get('lang')) ?? '',
    theme: findOption(EMBED_THEMES, get('theme')) ?? DEFAULT_EMBED_SETTINGS.theme,
    accent: accent && HEX_COLOR.test(accent) ? accent.toLowerCase() : '',
  };
}

/** Writes the settings that are not defaults into a query. */
export function writeEmbedSettings(settings: EmbedSettings, query: string): string {
  const names = Object.keys(DEFAULT_EMBED_SETTINGS) as (keyof EmbedSettings)[];
  return withParams(
    query,
    Object.fromEntries(
      names.map((name) => [name, settings[name] === DEFAULT_EMBED_SETTINGS[name] ? null : settings[name]]),
    ),
  );
}
