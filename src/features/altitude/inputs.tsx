import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
import { Altitude } from './Altitude.tsx';
import { altitudeConfig, bakeAt } from './altitudeForm.ts';

const CONFIG = altitudeConfig('us', 0);

export const inputs: ToolInputs = {
  view: (language) => <Altitude messages={messagesFor(language, 'altitude', 'tool')} />,
  readers: [
    urlReader(
      'features/altitude/Altitude.tsx',
      (query) => readFields(query, CONFIG),
      (fields, query) => writeFields(fields, query, [CONFIG.start]),
      bakeAt,
    ),
  ],
};
