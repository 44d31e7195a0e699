import type { PanOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { PAN_SHAPES } from '@gramwise/engine/pans/shapes.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatPresetName } from '#tools/pans/presetName.ts';
import type { Option } from '#ui/field/SelectField.tsx';

type SwapMessages = Catalog['pans'];

/** All pans to choose from, starting with those that the cook's shops sell and ending with custom sizes. */
export function listPanOptions(language: Language, messages: SwapMessages, own: PanOrigin): Option<string>[] {
  return [
    ...([own, own === 'us' ? 'europe' : 'us'] as const).flatMap((origin) =>
      PAN_PRESETS.filter((preset) => preset.origin === origin).map((preset) => ({
        id: preset.id,
        name: formatPresetName(language, messages, preset),
        group: messages.groups[origin],
      })),
    ),
    ...PAN_SHAPES.map((shape) => ({
      id: `own-${shape}`,
      name: messages.own[shape],
      group: messages.groups.own,
    })),
  ];
}
