import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
import { SugarStages } from './SugarStages.tsx';
import { readSugar, sugarConfig } from './sugarForm.ts';

const CONFIG = sugarConfig('us');

export const inputs: ToolInputs = {
  view: (language) => <SugarStages messages={messagesFor(language, 'sugarStages', 'tool')} />,
  readers: [liveReader('features/sugarStages/SugarStages.tsx', CONFIG, readSugar)],
};
