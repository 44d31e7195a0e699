import { gelatinMeasures } from '@gramwise/engine/calculators/gelatinMeasures.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
import { Gelatin } from './Gelatin.tsx';
import { convertGelatinFields, gelatinConfig } from './gelatinForm.ts';

const MEASURES = gelatinMeasures();
const CONFIG = gelatinConfig('us', MEASURES);

export const inputs: ToolInputs = {
  view: (language) => <Gelatin messages={messagesFor(language, 'gelatin', 'tool')} measures={MEASURES} />,
  readers: [
    urlReader(
      'features/gelatin/Gelatin.tsx',
      (query) => readFields(query, CONFIG),
      (fields, query) => writeFields(fields, query, [CONFIG.start]),
      (fields, decimal) => convertGelatinFields(fields, MEASURES, decimal),
    ),
  ],
};
