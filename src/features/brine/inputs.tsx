import { saltKinds } from '@gramwise/engine/calculators/saltKinds.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
import { Brine } from './Brine.tsx';
import { brineConfig, saltFor } from './brineForm.ts';

const KINDS = saltKinds();
const CONFIG = brineConfig('us', { kinds: KINDS, decimal: '.' });

export const inputs: ToolInputs = {
  view: (language) => (
    <Brine
      messages={messagesFor(language, 'brine', 'tool')}
      measures={messagesFor(language, 'foods').foods.measures}
      kinds={KINDS}
    />
  ),
  readers: [
    liveReader('features/brine/Brine.tsx', CONFIG, (fields, decimal) =>
      saltFor(fields, { kinds: KINDS, decimal }),
    ),
  ],
};
