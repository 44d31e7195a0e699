import { isLengthUnit } from '#domain/units/length.ts';
import type { Plan } from '#ui/tool/forms.ts';

const FORMS = { converter: { value: '1', from: 'in', to: 'cm' }, pans: {} };

/** How the inch calculator starts: 1 in to cm, answered before any press. */
export const LENGTH_PLAN: Plan<typeof FORMS> = {
  start: FORMS,
  tab: 'converter',
  answered: ['converter'],
  accepts: (field, text) => field === 'value' || isLengthUnit(text),
};
