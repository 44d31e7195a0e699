import { useCallback } from 'react';
import { useAddressState } from '#browser/useAddressState.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { useLanguage } from '#ui/language/language.ts';
import {
  type Conversion,
  DEFAULT_CONVERSION,
  outcomeOf,
  readConversion,
  writeConversion,
} from './conversion.ts';

/** The state of one converter, kept in the address. `preset` is where it starts. */
export function useConverter(preset: Conversion = DEFAULT_CONVERSION) {
  const [conversion, setConversion] = useAddressState({
    initial: preset,
    read: (query) => readConversion(query, preset),
    write: (state, query) => writeConversion(state, preset, query),
  });
  return {
    conversion,
    outcome: outcomeOf(conversion, LANGUAGES[useLanguage()].decimal),
    change: useCallback(
      (part: Partial<Conversion>) => setConversion((now) => ({ ...now, ...part })),
      [setConversion],
    ),
    swap: () => setConversion((now) => ({ ...now, from: now.to, to: now.from })),
  };
}
