import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { Oven } from './Oven.tsx';
import { convertSetting, readOvenSetting, writeOvenSetting } from './ovenSetting.ts';

export const inputs: ToolInputs = {
  view: (language) => <Oven messages={messagesFor(language, 'oven').oven} />,
  readers: [
    urlReader(
      'features/oven/Oven.tsx',
      readOvenSetting,
      writeOvenSetting,
      (setting, decimal) => setting && convertSetting(setting, decimal),
    ),
  ],
};
