import type { PanOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { panArea } from '@gramwise/engine/pans/shapes.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatPresetName } from '#tools/pans/presetName.ts';

/** All pans by name with the area they bake in, in square centimeters. */
export function panChoices(
  language: Language,
): { id: string; name: string; origin: PanOrigin; area: number }[] {
  const { pans } = messagesFor(language, 'pans');
  return PAN_PRESETS.map((preset) => ({
    id: preset.id,
    name: formatPresetName(language, pans, preset),
    origin: preset.origin,
    area: Number(panArea(preset.pan).toPrecision(6)),
  }));
}
