import { gelatinMeasures } from '@gramwise/engine/calculators/gelatinMeasures.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
import { Gelatin } from './Gelatin.tsx';
import { convertGelatinFields, gelatinConfig } from './gelatinForm.ts';

const MEASURES = gelatinMeasures();
const CONFIG = gelatinConfig('us', MEASURES);

export const inputs: ToolInputs = {
  view: (language) => <Gelatin messages={messagesFor(language, 'gelatin', 'tool')} measures={MEASURES} />,
  readers: [
    liveReader('features/gelatin/Gelatin.tsx', CONFIG, (fields, decimal) =>
      convertGelatinFields(fields, MEASURES, decimal),
    ),
  ],
};
