import { messagesFor } from '#catalogs/messages.ts';
import { SubstitutionsTool } from '#pages/_substitutions/SubstitutionsIsland.tsx';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
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
    urlReader(
      'features/substitutions/Substitutions.tsx',
      (query) => readFields(query, substitutionsConfig),
      (fields, query) => writeFields(fields, query, [substitutionsConfig.start]),
      ({ diet, without }) => [dietOf(diet), allergensOf(without)],
    ),
  ],
};
