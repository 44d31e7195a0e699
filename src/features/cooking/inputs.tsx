import { messagesFor } from '#catalogs/messages.ts';
import { estimateOf } from '#features/cookingTime/cookingTimeForm.ts';
import { shelfLifeOf } from '#features/leftovers/shelfLife.ts';
import { planOf } from '#features/party/partyFields.ts';
import { CookingTabs } from '#pages/_cooking/CookingTabs.tsx';
import { cookingForms } from '#pages/_cooking/cookingForms.ts';
import { formsReader } from '#tests/addressReader.ts';
import { measureReaderIn } from '#tests/measureReader.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';

const TODAY = { year: 2025, month: 5, day: 20 };

export const inputs: ToolInputs = {
  view: (language) => (
    <CookingTabs messages={messagesFor(language, 'cooking', 'party', 'cookingTime', 'leftovers', 'tool')} />
  ),
  readers: [
    formsReader('pages/_cooking/CookingTabs.tsx', cookingForms('en'), (submitted) => [
      submitted.party && planOf(submitted.party, '.'),
      submitted['cooking-time'] &&
        estimateOf(submitted['cooking-time'], { decimal: ',', reader: measureReaderIn('en') }),
      submitted.leftovers && shelfLifeOf(submitted.leftovers, TODAY),
    ]),
  ],
};
