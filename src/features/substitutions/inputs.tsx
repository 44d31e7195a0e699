import { messagesFor } from '#catalogs/messages.ts';
import { SubstitutionsTool } from '#pages/_substitutions/SubstitutionsIsland.tsx';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
import { substituteFoods } from '#tools/substitutions/substituteFoods.ts';
import { allergensOf, dietOf, substitutionsConfig } from './substitutionsForm.ts';

export const inputs: ToolInputs = {
  view: (language) => (
    <SubstitutionsTool
      messages={messagesFor(language, 'substitutions', 'tool')}
      measures={messagesFor(language, 'foods').foods.measures}
      foods={substituteFoods(language)}
    />
  ),
  readers: [
    liveReader('features/substitutions/Substitutions.tsx', substitutionsConfig, ({ diet, without }) => [
      dietOf(diet),
      allergensOf(without),
    ]),
  ],
};
