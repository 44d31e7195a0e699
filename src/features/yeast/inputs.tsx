import { yeastMeasures } from '@gramwise/engine/calculators/yeastMeasures.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
import { Yeast } from './Yeast.tsx';
import { convertYeastFields, yeastConfig } from './yeastForm.ts';

const MEASURES = yeastMeasures();
const CONFIG = yeastConfig('us', MEASURES);

export const inputs: ToolInputs = {
  view: (language) => <Yeast messages={messagesFor(language, 'yeast', 'tool')} measures={MEASURES} />,
  readers: [
    liveReader('features/yeast/Yeast.tsx', CONFIG, (fields, decimal) =>
      convertYeastFields(fields, MEASURES, decimal),
    ),
  ],
};
