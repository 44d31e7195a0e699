import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { EUROPEAN_PANS } from '@gramwise/engine/pans/european.ts';
import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { panArea } from '@gramwise/engine/pans/shapes.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatPresetName } from '#features/pans/panOptions.ts';

/** All pans by name with the area they bake in, in square centimeters. Those of the language's country come first. */
export function panChoices(language: Language): { id: string; name: string; area: number }[] {
  const { pans } = messagesFor(language, 'pans');
  const home = (id: string) => id in EUROPEAN_PANS === !usesCustomaryUnits(LANGUAGES[language].kitchen);
  const choices = PAN_PRESETS.map((preset) => ({
    id: preset.id,
    name: formatPresetName(language, pans, preset),
    area: Number(panArea(preset.pan).toPrecision(6)),
  }));
  return [...choices.filter(({ id }) => home(id)), ...choices.filter(({ id }) => !home(id))];
}
