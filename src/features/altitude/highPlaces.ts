import type { Language } from '#catalogs/languages.ts';

/** Meters above the sea of towns where people bake, as their own maps give them. */
const HIGH_PLACES = {
  briancon: 1326,
  davos: 1560,
  denver: 1609,
  obergurgl: 1907,
  valdisere: 1850,
  santaFe: 2194,
  mexico: 2240,
  bogota: 2640,
  quito: 2850,
  laPaz: 3640,
} as const;

type PlaceId = keyof typeof HIGH_PLACES;

/** The towns that cooks of a language know; the first three are examples to choose. */
const KNOWN: Readonly<Record<Language, readonly PlaceId[]>> = {
  en: ['denver', 'mexico', 'laPaz', 'santaFe'],
  fr: ['briancon', 'valdisere', 'laPaz', 'bogota'],
  de: ['davos', 'obergurgl', 'laPaz', 'mexico'],
  es: ['mexico', 'bogota', 'laPaz', 'quito'],
};

export const placesIn = (language: Language) =>
  KNOWN[language].map((id) => ({ id, meters: HIGH_PLACES[id] }));
