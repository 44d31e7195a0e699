import { doughFoods } from '@gramwise/engine/calculators/doughFoods.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
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
    liveReader('features/bakers/Bakers.tsx', BAKERS, (fields, decimal) =>
      computeFormula(fields, bakersExample('en', fields.formula), decimal),
    ),
    liveReader('features/bakers/WaterTemperature.tsx', WATER, computeWater),
  ],
};
