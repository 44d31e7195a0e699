import { COUNTRY_IDS, type CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Language } from './languages.ts';

/** The countries that a language's cooks come from. */
const COUNTRIES: Readonly<Record<Language, readonly CountryId[]>> = {
  en: ['us', 'ca', 'gb', 'ie', 'au', 'nz', 'in'],
  fr: ['fr', 'be', 'ch', 'ca'],
  de: ['de', 'at', 'ch'],
  es: ['es', 'mx', 'ar', 'cl', 'co', 'pe'],
};

/** Every country, those of a language's cooks first. */
export function countriesFor(language: Language): readonly CountryId[] {
  const first = COUNTRIES[language];
  return [...first, ...COUNTRY_IDS.filter((id) => !first.includes(id))];
}
