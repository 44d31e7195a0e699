import { isLengthUnit } from '@gramwise/engine/units/units.ts';
import type { FormsConfig } from '#tools/form/forms.ts';

const FORMS = { converter: { value: '1', from: 'in', to: 'cm' }, pans: {} };

/** The inch calculator starts with 1 in to cm already answered. */
export const LENGTH_FORMS: FormsConfig<typeof FORMS> = {
  start: FORMS,
  tab: 'converter',
  answered: ['converter'],
  accepts: (field, text) => field === 'value' || isLengthUnit(text),
};
