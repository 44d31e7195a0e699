import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { LiveConfig, LiveFields } from './liveFields.ts';
import { useLiveFields } from './useLiveFields.ts';

/**
 * The fields of a tool that starts with what cooks of a country use, and that country, the visitor's. A field that a
 * URL leaves out is that of the language's country, so that a link means the same in every kitchen.
 */
export function useKitchenFields<F extends LiveFields>(configFor: (country: CountryId) => LiveConfig<F>) {
  const language = useLanguage();
  const [{ country }] = useKitchen(language);
  const [fields, change] = useLiveFields(configFor(LANGUAGES[language].kitchen), configFor(country).start);
  return [fields, change, country] as const;
}
