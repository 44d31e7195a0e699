import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
import { SugarStages } from './SugarStages.tsx';
import { readSugar, sugarConfig } from './sugarForm.ts';

const CONFIG = sugarConfig('us');

export const inputs: ToolInputs = {
  view: (language) => <SugarStages messages={messagesFor(language, 'sugarStages', 'tool')} />,
  readers: [
    urlReader(
      'features/sugarStages/SugarStages.tsx',
      (query) => readFields(query, CONFIG),
      (fields, query) => writeFields(fields, query, [CONFIG.start]),
      readSugar,
    ),
  ],
};
