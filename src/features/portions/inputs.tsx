import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
import { Portions } from './Portions.tsx';
import { portionsConfig, portionsFor } from './portionsForm.ts';

const CONFIG = portionsConfig('us');

export const inputs: ToolInputs = {
  view: (language) => (
    <Portions
      messages={messagesFor(language, 'portions', 'tool')}
      countries={messagesFor(language, 'kitchen').kitchen.countries}
    />
  ),
  readers: [
    urlReader(
      'features/portions/Portions.tsx',
      (query) => readFields(query, CONFIG),
      (fields, query) => writeFields(fields, query, CONFIG),
      (fields, decimal) => portionsFor(fields, decimal),
    ),
  ],
};
