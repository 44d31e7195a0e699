import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import {
  acceptsCookingTime,
  INITIAL_COOKING_TIME,
  usualWeightUnit,
} from '#features/cookingTime/cookingTimeForm.ts';
import { acceptsLeftovers, INITIAL_LEFTOVERS_FIELDS } from '#features/leftovers/shelfLife.ts';
import { acceptsParty, INITIAL_PARTY_FIELDS } from '#features/party/partyFields.ts';
import type { FormsConfig } from '#tools/form/forms.ts';

const FORMS = {
  party: INITIAL_PARTY_FIELDS,
  'cooking-time': INITIAL_COOKING_TIME,
  leftovers: INITIAL_LEFTOVERS_FIELDS,
};

const ACCEPTS = { party: acceptsParty, 'cooking-time': acceptsCookingTime, leftovers: acceptsLeftovers };

/** The page's three forms: their defaults and the parameters they accept. */
export const cookingForms = (language: Language): FormsConfig<typeof FORMS> => ({
  start: FORMS,
  tab: 'party',
  leftOut: { 'cooking-time': { unit: usualWeightUnit(LANGUAGES[language].kitchen) } },
  accepts: (field, text, tab) => ACCEPTS[tab](field, text),
});
