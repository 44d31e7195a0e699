import type { PanPreset } from '@gramwise/engine/pans/panPreset.ts';
import { panSides } from '@gramwise/engine/pans/shapes.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';

/** What pans are named with. */
export type PanNames = Pick<Catalog['pans'], 'kinds' | 'american' | 'european'>;

/** Sides as written in the chart: `22.86×12.7`. */
export function formatSides(language: Language, sides: readonly number[], decimals = 2): string {
  return sides.map((side) => formatNumber(language, side, 0, decimals)).join('×');
}

/** What a shop would call the pan: `Round pan, 9×2 in (23×5 cm)`, `Springform pan, 26 cm`. */
export function formatPresetName(language: Language, messages: PanNames, preset: PanPreset): string {
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
