import { type OvenId, usesThermostat } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

export type OvenColumn = keyof Catalog['oven']['columns'];

const CELSIUS: readonly OvenColumn[] = ['usual', 'fan', 'fahrenheit', 'mark', 'heat'];

/** The columns for each dial, starting with its own, which names the rows. */
const COLUMNS: Readonly<Record<OvenId, readonly OvenColumn[]>> = {
  celsius: CELSIUS,
  fan: ['fan', 'usual', 'fahrenheit', 'mark', 'heat'],
  fahrenheit: ['fahrenheit', 'usual', 'fan', 'mark', 'heat'],
  'gas-mark': ['mark', 'usual', 'fan', 'fahrenheit', 'heat'],
  thermostat: ['thermostat', 'usual', 'fan', 'fahrenheit', 'mark', 'heat'],
};

/** The same, where recipes give thermostat numbers along with degrees. */
const WITH_THERMOSTAT: readonly OvenColumn[] = ['usual', 'fan', 'thermostat', 'fahrenheit', 'mark', 'heat'];

/** The columns of the table of oven settings for a dial, on the pages of a language. */
export const ovenColumns = (language: Language, own: OvenId): readonly OvenColumn[] =>
  own === 'celsius' && usesThermostat(LANGUAGES[language].kitchen) ? WITH_THERMOSTAT : COLUMNS[own];
