import { countryWeighs } from '@gramwise/engine/kitchens/kitchens.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Whether the cooks of a language's country weigh. */
export const cooksWeigh = (language: Language): boolean => countryWeighs(LANGUAGES[language].kitchen);
