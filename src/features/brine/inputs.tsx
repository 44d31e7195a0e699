import { saltKinds } from '@gramwise/engine/calculators/saltKinds.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { readFields, writeFields } from '#tools/live/liveFields.ts';
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
    urlReader(
      'features/brine/Brine.tsx',
      (query) => readFields(query, CONFIG),
      (fields, query) => writeFields(fields, query, [CONFIG.start]),
      (fields, decimal) => saltFor(fields, { kinds: KINDS, decimal }),
    ),
  ],
};
