import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import type { ReactElement } from 'react';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { InKitchens } from './InKitchens.tsx';

interface Props {
  language: Language;
  /** Draws it for a cook with pounds, feet and degrees Fahrenheit, or for a metric one. */
  children: (customary: boolean) => ReactElement;
}

/** A part of a page in the measures of the visitor's kitchen, as `InKitchens` draws it. */
export const InMeasures = ({ language, children }: Props) => (
  <InKitchens of={(kitchen) => usesCustomaryUnits(kitchen ?? LANGUAGES[language].kitchen)}>
    {children}
  </InKitchens>
);
