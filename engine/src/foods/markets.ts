import type { CountryId } from '../kitchens/kitchens.ts';

/** Where a size or a packet is sold. The United Kingdom kept the sizes of eggs of the European Union. */
export const MARKETS = ['us', 'eu', 'fr', 'de', 'es'] as const;

export type MarketId = (typeof MARKETS)[number];

/** The letters of the sizes of eggs in the European Union, by what the same sizes are called elsewhere. */
export const EU_SIZES: Readonly<Partial<Record<string, string>>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  extraLarge: 'XL',
};

/** What cooks who read a language find in their shops, the nearest first. */
const BY_LANGUAGE = {
  en: ['us'],
  fr: ['fr', 'eu'],
  de: ['de', 'eu'],
  es: ['es', 'eu'],
} as const satisfies Record<string, readonly MarketId[]>;

/** The countries whose cooks read English, but buy eggs in other sizes than those of the US. */
const EUROPEAN: ReadonlySet<CountryId> = new Set(['gb', 'fr', 'de', 'at', 'es']);

/**
 * The markets that words in a language are about, the nearest first. English is that of the US, unless the cook's
 * kitchen is in Europe.
 */
export function marketsOf(
  language: keyof typeof BY_LANGUAGE,
  country: CountryId | null = null,
): readonly MarketId[] {
  if (language !== 'en' || country === null || !EUROPEAN.has(country)) return BY_LANGUAGE[language];
  return ['eu'];
}
