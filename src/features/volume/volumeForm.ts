import { isMultiVolumeUnit } from '#domain/units/multi.ts';

export const VOLUME_START = { value: '1', from: 'cup', to: 'ml' };

/** Whether an address may put a text into a field. */
export const acceptsVolume = (field: string, text: string) => field === 'value' || isMultiVolumeUnit(text);
