import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { liveReader } from '#tests/urlReader.ts';
import { Altitude } from './Altitude.tsx';
import { altitudeConfig, bakeAt } from './altitudeForm.ts';

const CONFIG = altitudeConfig('us', 0);

export const inputs: ToolInputs = {
  view: (language) => <Altitude messages={messagesFor(language, 'altitude', 'tool')} />,
  readers: [liveReader('features/altitude/Altitude.tsx', CONFIG, bakeAt)],
};
