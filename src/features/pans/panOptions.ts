import { PAN_PRESETS, type PanPreset } from '#domain/pans/presets.ts';
import { PAN_SHAPES, type Pan } from '#domain/pans/shapes.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import type { Option } from '#ui/field/SelectField.tsx';
import { formatSides } from './panSizes.ts';

type SwapMessages = Catalog['length']['swap'];

/** The sides of a pan in centimeters, in the order shops list them. */
function sidesOf(pan: Pan): readonly number[] {
  if (pan.shape === 'round') return [pan.diameter];
  return pan.shape === 'square' ? [pan.side, pan.side] : [pan.length, pan.width];
}

/** What a shop would call the pan: `Round pan, 9×2 in (23×5 cm)`, `Springform pan, 26 cm`. */
export function presetName(language: Language, messages: SwapMessages, preset: PanPreset): string {
  const { pan, inches } = preset;
  const kind = messages.kinds[preset.id.includes('springform') ? 'springform' : pan.shape];
  const sides = sidesOf(pan);
  if (!inches) return fill(messages.european, { kind, centimeters: formatSides(language, sides) });
  return fill(messages.american, {
    kind,
    inches: formatSides(language, inches),
    centimeters: formatSides(language, [...sides, pan.depth], 0),
  });
}

/** All pans to choose from: American, European, and custom ones of each shape. */
export function panOptions(language: Language, messages: SwapMessages): Option<string>[] {
  return [
    ...PAN_PRESETS.map((preset) => ({
      id: preset.id,
      name: presetName(language, messages, preset),
      group: messages.groups[preset.origin],
    })),
    ...PAN_SHAPES.map((shape) => ({
      id: `own-${shape}`,
      name: messages.own[shape],
      group: messages.groups.own,
    })),
  ];
}
