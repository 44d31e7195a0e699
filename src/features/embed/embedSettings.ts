import { isKitchenUnit, type KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { readParam, withParams } from '#browser/query.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';

export const WHATS = ['converter', 'food'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;

/** What a frame should show. */
export interface EmbedSettings {
  what: (typeof WHATS)[number];
  /** A food's id; it may be unknown until the list of foods is loaded. */
  ingredient: string;
  /** As typed, like the units; for the converter only. */
  amount: string;
  from: KitchenUnitId;
  to: KitchenUnitId;
  /** '' for the page's language. */
  lang: Language | '';
  theme: (typeof THEMES)[number];
  /** Six hexadecimal digits; '' for the site's own green. */
  accent: string;
}

/** A cup of flour: the conversion that recipes need most. */
export const DEFAULT_EMBED: EmbedSettings = {
  what: 'converter',
  ingredient: 'flour',
  amount: '1',
  from: 'cups',
  to: 'grams',
  lang: '',
  theme: 'auto',
  accent: '',
};

const FOOD = /^[a-z\d][a-z\d-]{0,39}$/;
const COLOR = /^[\da-f]{6}$/i;

const one = <Id extends string>(ids: readonly Id[], text: string | null) => ids.find((id) => id === text);

/** The settings in an address. Missing or invalid ones get their defaults. */
export function readEmbed(query: string): EmbedSettings {
  const get = (name: string) => readParam(query, name);
  const [ingredient, from, to, accent] = [get('ingredient'), get('from'), get('to'), get('accent')];
  return {
    what: one(WHATS, get('what')) ?? DEFAULT_EMBED.what,
    ingredient: ingredient && FOOD.test(ingredient) ? ingredient : DEFAULT_EMBED.ingredient,
    amount: get('amount') ?? DEFAULT_EMBED.amount,
    from: from && isKitchenUnit(from) ? from : DEFAULT_EMBED.from,
    to: to && isKitchenUnit(to) ? to : DEFAULT_EMBED.to,
    lang: one(LANGUAGE_CODES, get('lang')) ?? '',
    theme: one(THEMES, get('theme')) ?? DEFAULT_EMBED.theme,
    accent: accent && COLOR.test(accent) ? accent.toLowerCase() : '',
  };
}

/** Writes the settings that are not defaults into a query. */
export function writeEmbed(settings: EmbedSettings, query: string): string {
  const names = Object.keys(DEFAULT_EMBED) as (keyof EmbedSettings)[];
  return withParams(
    query,
    Object.fromEntries(
      names.map((name) => [name, settings[name] === DEFAULT_EMBED[name] ? null : settings[name]]),
    ),
  );
}
