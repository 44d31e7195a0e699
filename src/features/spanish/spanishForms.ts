import { isSpanishUnit } from '@gramwise/engine/units/specification/spanishConverter.ts';
import type { FormsConfig } from '#tools/form/forms.ts';

const FORMS = {
  peso: { value: '100', from: 'gramos', to: 'onzas' },
  temperatura: { value: '180', from: 'celsius', to: 'fahrenheit' },
  volumen: { value: '1', from: 'taza', to: 'mililitros' },
  longitud: { value: '1', from: 'pulgada', to: 'cm' },
};

/** The Spanish converter starts on the weight tab with nothing converted. */
export const SPANISH_FORMS: FormsConfig<typeof FORMS> = {
  start: FORMS,
  tab: 'peso',
  accepts: (field, text, tab) => field === 'value' || isSpanishUnit(tab, text),
};
