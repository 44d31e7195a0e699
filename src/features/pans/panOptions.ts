import type { PanOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import type { PanPreset } from '@gramwise/engine/pans/panPreset.ts';
import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { PAN_SHAPES, panSides } from '@gramwise/engine/pans/shapes.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { Option } from '#ui/field/SelectField.tsx';
import { formatSides } from './panSizes.ts';

type SwapMessages = Catalog['pans'];

/** What a shop would call the pan: `Round pan, 9×2 in (23×5 cm)`, `Springform pan, 26 cm`. */
export function formatPresetName(language: Language, messages: SwapMessages, preset: PanPreset): string {
  const { pan, inches } = preset;
  const kind = messages.kinds[preset.kind];
  const sides = 'diameter' in pan ? [pan.diameter] : panSides(pan);
  if (!inches) return fill(messages.european, { kind, centimeters: formatSides(language, sides) });
  return fill(messages.american, {
    kind,
    inches: formatSides(language, inches),
    centimeters: formatSides(language, [...sides, pan.depth], 0),
  });
}

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
