import { isMultiVolumeUnit } from '@gramwise/engine/units/specification/multiCalculator.ts';

export const INITIAL_VOLUME_FIELDS = { value: '1', from: 'cup', to: 'ml' };

/** Whether a field accepts text from a URL. */
export const acceptsVolume = (field: string, text: string) => field === 'value' || isMultiVolumeUnit(text);
