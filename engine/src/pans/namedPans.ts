import { createPan, type PanPreset, type PanRow } from './panPreset.ts';
import { CENTIMETERS_PER_INCH } from './pans.ts';

/**
 * Pans that are sold by a name or a weight in place of a size: in inches, French Culinary Institute, The Fundamental
 * Techniques of Classic Cuisine, and Culinary Institute of America, Baking and Pastry; in centimeters, British loaf tins,
 * breadpages.org.uk, tin sizes. Makers differ by a centimeter or two.
 */
const INCHES = {
  fullSheet: ['tray', 26, 18, 1],
  halfSheet: ['tray', 18, 13, 1],
  quarterSheet: ['tray', 13, 9.5, 1],
} as const satisfies Record<string, PanRow>;
const CENTIMETERS = {
  loaf1lb: ['loaf', 16, 11, 7],
  loaf2lb: ['loaf', 23, 13, 7],
} as const satisfies Record<string, PanRow>;

export type NamedPanId = keyof typeof INCHES | keyof typeof CENTIMETERS;

/** A pan by the name that it is sold by. */
export function namedPan(id: NamedPanId): PanPreset {
  if (id === 'loaf1lb' || id === 'loaf2lb') {
    const [kind, ...sides] = CENTIMETERS[id];
    return { id, kind, origin: 'europe', pan: createPan(kind, sides) };
  }
  const [kind, ...inches] = INCHES[id];
  const sides = inches.map((inch) => inch * CENTIMETERS_PER_INCH);
  return { id, kind, origin: 'us', inches, pan: createPan(kind, sides) };
}
