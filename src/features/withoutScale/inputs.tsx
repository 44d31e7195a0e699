import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
import { countVessels, scaleConfig, vesselIn } from './scaleForm.ts';
import { WithoutScale } from './WithoutScale.tsx';

const CONFIG = scaleConfig('us');
const FLOUR = { usual: 0.53, low: 0.5, high: 0.55 };

export const inputs: ToolInputs = {
  view: (language) => (
    <WithoutScale
      messages={messagesFor(language, 'withoutScale', 'tool', 'foodField')}
      foods={converterFoods(language)}
    />
  ),
  readers: [
    liveReader('features/withoutScale/WithoutScale.tsx', CONFIG, (fields, decimal) =>
      countVessels(fields, { density: FLOUR, vessel: vesselIn('fr', fields.with) }, decimal),
    ),
  ],
};
