import { doughFoods } from '@gramwise/engine/calculators/doughFoods.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
import { Bakers } from './Bakers.tsx';
import { bakersExample } from './bakersExample.ts';
import { bakersConfig, computeFormula } from './bakersForm.ts';
import { computeWater, waterConfig } from './waterForm.ts';

const BAKERS = bakersConfig('1 kg flour');
const WATER = waterConfig('us');

export const inputs: ToolInputs = {
  view: (language) => {
    const messages = messagesFor(language, 'bakers', 'tool');
    return (
      <Bakers
        messages={messages}
        example={bakersExample(language, messages.bakers.example)}
        roles={doughFoods()}
      />
    );
  },
  readers: [
    urlReader(
      'features/bakers/Bakers.tsx',
      (query) => readFields(query, BAKERS),
      (fields, query) => writeFields(fields, query, [BAKERS.start]),
      (fields, decimal) => computeFormula(fields, bakersExample('en', fields.formula), decimal),
    ),
    urlReader(
      'features/bakers/WaterTemperature.tsx',
      (query) => readFields(query, WATER),
      (fields, query) => writeFields(fields, query, [WATER.start]),
      computeWater,
    ),
  ],
};
