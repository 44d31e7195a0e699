import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { frameTitles } from '#pages/_embed/frameTitles.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { EmbedMaker } from './EmbedMaker.tsx';
import { buildFramePath } from './embedCode.ts';
import { readEmbedSettings, writeEmbedSettings } from './embedSettings.ts';

export const inputs: ToolInputs = {
  view: (language) => (
    <EmbedMaker
      messages={messagesFor(language, 'embed', 'foodField', 'units')}
      foods={converterFoods(language)}
      origin="https://site.example"
      titles={frameTitles()}
    />
  ),
  readers: [
    urlReader('features/embed/useEmbedMaker.ts', readEmbedSettings, writeEmbedSettings, (settings) => {
      const path = buildFramePath(settings, 'en');
      return URL.canParse(path, 'https://site.example') ? path : Number.NaN;
    }),
  ],
};
