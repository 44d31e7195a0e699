import { PAN_PRESETS, panOrigin } from '@gramwise/engine/pans/presets.ts';
import { panArea } from '@gramwise/engine/pans/shapes.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatPresetName } from '#features/pans/panOptions.ts';

/** All pans by name with the area they bake in, in square centimeters. Those of the language's country come first. */
export function panChoices(language: Language): { id: string; name: string; area: number }[] {
  const { pans } = messagesFor(language, 'pans');
  const home = panOrigin(LANGUAGES[language].kitchen);
  const sorted = [...PAN_PRESETS].sort((a, b) => Number(b.origin === home) - Number(a.origin === home));
  return sorted.map((preset) => ({
    id: preset.id,
    name: formatPresetName(language, pans, preset),
    area: Number(panArea(preset.pan).toPrecision(6)),
  }));
}
