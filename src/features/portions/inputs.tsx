import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
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
    liveReader('features/portions/Portions.tsx', PORTIONS, (fields, decimal) =>
      portionsFor({ ...fields, country: fields.country || 'us' }, decimal),
    ),
  ],
};
