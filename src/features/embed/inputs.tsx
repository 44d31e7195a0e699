import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { frameTitles } from '#pages/_embed/frameTitles.ts';
import { addressReader } from '#tests/addressReader.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { EmbedMaker } from './EmbedMaker.tsx';
import { framePath } from './embedCode.ts';
import { readEmbed, writeEmbed } from './embedSettings.ts';

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
    addressReader('features/embed/EmbedMaker.tsx', readEmbed, writeEmbed, (settings) => {
      const path = framePath(settings, 'en');
      return URL.canParse(path, 'https://site.example') ? path : Number.NaN;
    }),
  ],
};
