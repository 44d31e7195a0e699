import { acceptsAge, INITIAL_AGE_FIELDS } from '#features/age/ageForm.ts';
import { INITIAL_BMI_FIELDS } from '#features/bmi/bmiForm.ts';
import { INITIAL_SCALING_FIELDS } from '#features/scaling/scalingForm.ts';
import { acceptsVolume, INITIAL_VOLUME_FIELDS } from '#features/volume/volumeForm.ts';
import type { FormsConfig } from '#tools/form/forms.ts';

const FORMS = {
  volume: INITIAL_VOLUME_FIELDS,
  recipe: INITIAL_SCALING_FIELDS,
  bmi: INITIAL_BMI_FIELDS,
  age: INITIAL_AGE_FIELDS,
};

const anything = () => true;
const ACCEPTS = { volume: acceptsVolume, recipe: anything, bmi: anything, age: acceptsAge };

/** The multi-calculator starts on the volume tab without a result. */
export const MULTI_FORMS: FormsConfig<typeof FORMS> = {
  start: FORMS,
  tab: 'volume',
  accepts: (field, text, tab) => ACCEPTS[tab](field, text),
};
