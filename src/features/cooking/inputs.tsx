import { messagesFor } from '#catalogs/messages.ts';
import { estimateFromFields } from '#features/cookingTime/cookingTimeForm.ts';
import { computeShelfLife } from '#features/leftovers/shelfLife.ts';
import { planFromFields } from '#features/party/partyFields.ts';
import { CookingTabs } from '#pages/_cooking/CookingTabs.tsx';
import { cookingForms } from '#pages/_cooking/cookingForms.ts';
import { measureReaderIn } from '#tests/measureReader.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { formsReader } from '#tests/urlReader.ts';

const TODAY = { year: 2025, month: 5, day: 20 };

export const inputs: ToolInputs = {
  view: (language) => (
    <CookingTabs messages={messagesFor(language, 'cooking', 'party', 'cookingTime', 'leftovers', 'tool')} />
  ),
  readers: [
    formsReader('pages/_cooking/CookingTabs.tsx', cookingForms('en'), (submitted) => [
      submitted.party && planFromFields(submitted.party, '.'),
      submitted['cooking-time'] &&
        estimateFromFields(submitted['cooking-time'], { decimal: ',', reader: measureReaderIn('en') }),
      submitted.leftovers && computeShelfLife(submitted.leftovers, TODAY),
    ]),
  ],
};
