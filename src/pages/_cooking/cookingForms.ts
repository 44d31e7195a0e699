import type { Language } from '#catalogs/languages.ts';
import { acceptsCookingTime, cookingTimeStart } from '#features/cookingTime/cookingTimeForm.ts';
import { acceptsLeftovers, LEFTOVERS_START } from '#features/leftovers/shelfLife.ts';
import { acceptsParty, PARTY_START } from '#features/party/partyFields.ts';
import type { FormsConfig } from '#tools/form/forms.ts';

const FORMS = { party: PARTY_START, 'cooking-time': cookingTimeStart('en'), leftovers: LEFTOVERS_START };

const ACCEPTS = { party: acceptsParty, 'cooking-time': acceptsCookingTime, leftovers: acceptsLeftovers };

/** The page's three forms: their defaults and the parameters they accept. */
export function cookingForms(language: Language): FormsConfig<typeof FORMS> {
  return {
    start: { ...FORMS, 'cooking-time': cookingTimeStart(language) },
    tab: 'party',
    accepts: (field, text, tab) => ACCEPTS[tab](field, text),
  };
}
