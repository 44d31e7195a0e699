import type { SubmitEventHandler } from 'react';
import { parseIsoDate } from '#domain/calculators/calendar.ts';
import { isMultiVolumeUnit } from '#domain/units/multi.ts';
import type { Filled, Plan } from '#ui/tool/forms.ts';

const FORMS = {
  volume: { value: '1', from: 'cup', to: 'ml' },
  recipe: { original: '4', desired: '6', amount: '' },
  bmi: { height: '', weight: '' },
  age: { birth: '' },
};

/** The multi-calculator starts on the volume tab with nothing calculated. */
export const MULTI_PLAN: Plan<typeof FORMS> = {
  start: FORMS,
  tab: 'volume',
  accepts: (field, text) => {
    if (field === 'birth') return parseIsoDate(text) !== null;
    return (field !== 'from' && field !== 'to') || isMultiVolumeUnit(text);
  },
};

type Texts = Filled<typeof FORMS>;

/** Props of every panel: the text in its fields, what was submitted, and its event handlers. */
export interface PanelProps<Tab extends keyof Texts> {
  draft: Texts[Tab];
  asked: Texts[Tab] | undefined;
  onChange: (part: Partial<Texts[Tab]>) => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}
