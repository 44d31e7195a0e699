import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
import { Portions } from './Portions.tsx';
import { PORTIONS, portionsFor } from './portionsForm.ts';

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
      (query) => readFields(query, PORTIONS),
      (fields, query) => writeFields(fields, query, [PORTIONS.start]),
      (fields, decimal) => portionsFor({ ...fields, country: fields.country || 'us' }, decimal),
    ),
  ],
};
