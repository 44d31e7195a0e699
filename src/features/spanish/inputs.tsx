import { convertSpanish } from '@gramwise/engine/units/specification/spanishConverter.ts';
import { spanish } from '#catalogs/es/spanish.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { formsReader } from '#tests/urlReader.ts';
import { Spanish } from './Spanish.tsx';
import { SPANISH_FORMS } from './spanishForms.ts';

export const inputs: ToolInputs = {
  view: () => <Spanish messages={spanish} />,
  readers: [
    formsReader('features/spanish/Spanish.tsx', SPANISH_FORMS, (submitted, number) =>
      (['peso', 'temperatura', 'volumen', 'longitud'] as const).map((kind) => {
        const form = submitted[kind];
        return form && convertSpanish(kind, number(form.value), form);
      }),
    ),
  ],
};
