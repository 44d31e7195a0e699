import { yeastMeasures } from '@gramwise/engine/calculators/yeastMeasures.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
import { Yeast } from './Yeast.tsx';
import { convertYeastFields, yeastConfig } from './yeastForm.ts';

const MEASURES = yeastMeasures();
const CONFIG = yeastConfig('us', MEASURES);

export const inputs: ToolInputs = {
  view: (language) => <Yeast messages={messagesFor(language, 'yeast', 'tool')} measures={MEASURES} />,
  readers: [
    urlReader(
      'features/yeast/Yeast.tsx',
      (query) => readFields(query, CONFIG),
      (fields, query) => writeFields(fields, query, [CONFIG.start]),
      (fields, decimal) => convertYeastFields(fields, MEASURES, decimal),
    ),
  ],
};
