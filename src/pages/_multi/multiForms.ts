import { AGE_START, acceptsAge } from '#features/age/ageForm.ts';
import { BMI_START } from '#features/bmi/bmiForm.ts';
import { SCALING_START } from '#features/scaling/scalingForm.ts';
import { acceptsVolume, VOLUME_START } from '#features/volume/volumeForm.ts';
import type { FormsConfig } from '#tools/form/forms.ts';

const FORMS = { volume: VOLUME_START, recipe: SCALING_START, bmi: BMI_START, age: AGE_START };

const anything = () => true;
const ACCEPTS = { volume: acceptsVolume, recipe: anything, bmi: anything, age: acceptsAge };

/** The multi-calculator starts on the volume tab without a result. */
export const MULTI_FORMS: FormsConfig<typeof FORMS> = {
  start: FORMS,
  tab: 'volume',
  accepts: (field, text, tab) => ACCEPTS[tab](field, text),
};
