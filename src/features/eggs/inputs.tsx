import { eggParts, eggSizes } from '@gramwise/engine/calculators/eggSizes.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
import { Eggs } from './Eggs.tsx';
import { countFields, eggConfig, filledFields } from './eggForm.ts';

const TABLE = { sizes: eggSizes(), parts: eggParts() };
const CONFIG = eggConfig(TABLE);

export const inputs: ToolInputs = {
  view: (language) => <Eggs messages={messagesFor(language, 'eggs', 'tool')} table={TABLE} />,
  readers: [
    liveReader('features/eggs/Eggs.tsx', CONFIG, (fields, decimal) =>
      countFields(filledFields(fields, TABLE.sizes), TABLE, decimal),
    ),
  ],
};
