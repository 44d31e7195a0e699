import type { Language } from '#catalogs/languages.ts';
import { acceptsCookingTime, initialCookingTime } from '#features/cookingTime/cookingTimeForm.ts';
import { acceptsLeftovers, INITIAL_LEFTOVERS_FIELDS } from '#features/leftovers/shelfLife.ts';
import { acceptsParty, INITIAL_PARTY_FIELDS } from '#features/party/partyFields.ts';
import type { FormsConfig } from '#tools/form/forms.ts';

const FORMS = {
  party: INITIAL_PARTY_FIELDS,
  'cooking-time': initialCookingTime('en'),
  leftovers: INITIAL_LEFTOVERS_FIELDS,
};

const ACCEPTS = { party: acceptsParty, 'cooking-time': acceptsCookingTime, leftovers: acceptsLeftovers };

/** The page's three forms: their defaults and the parameters they accept. */
export function cookingForms(language: Language): FormsConfig<typeof FORMS> {
  return {
    start: { ...FORMS, 'cooking-time': initialCookingTime(language) },
    tab: 'party',
    accepts: (field, text, tab) => ACCEPTS[tab](field, text),
  };
}
