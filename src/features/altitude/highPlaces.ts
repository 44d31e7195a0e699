import type { Language } from '#catalogs/languages.ts';

/** Meters above the sea of towns where people bake. Compared with GeoNames' cities15000 in November 2026. */
const HIGH_PLACES = {
  briancon: 1326, // photos-provence.fr; lessentiel.lu, 'Les Alpes du Sud'
  davos: 1560, // tu-dresden.de, Große hydrologische Exkursion
  denver: 1609, // GeoNames: 1,609
  obergurgl: 1907, // austria-forum.org, AEIOU
  valdisere: 1850, // tresordesregions.mgm.fr
  coloradoSprings: 1839, // 6,035 ft: many pages of firms there; GeoNames: 1,832 and 1,838
  mexico: 2240, // GeoNames: 2,240
  bogota: 2640, // GeoNames: 2,582
  quito: 2850, // GeoNames: 2,854
  laPaz: 3640, // GeoNames: 3,782; the city lies on slopes
} as const;

type PlaceId = keyof typeof HIGH_PLACES;

/** The towns that cooks of a language know; the first three are examples to choose. */
const KNOWN: Readonly<Record<Language, readonly PlaceId[]>> = {
  en: ['denver', 'mexico', 'laPaz', 'coloradoSprings'],
  fr: ['briancon', 'valdisere', 'laPaz', 'bogota'],
  de: ['davos', 'obergurgl', 'laPaz', 'mexico'],
  es: ['mexico', 'bogota', 'laPaz', 'quito'],
};

export const placesIn = (language: Language) =>
  KNOWN[language].map((id) => ({ id, meters: HIGH_PLACES[id] }));
