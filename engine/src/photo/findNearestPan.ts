import type { PanPreset } from '../pans/panPreset.ts';
import { PAN_PRESETS } from '../pans/presets.ts';
import { panSides } from '../pans/shapes.ts';

/** A pan with a side that differs by a larger share is a different one. */
const MAX_DIFFERENCE = 0.1;

/**
 * The usual pan closest to sides in centimeters (a diameter, or two sides), preferring `origin` if two are equal;
 * null if none is within a tenth.
 */
export function findNearestPan(sides: readonly number[], origin: PanPreset['origin']): PanPreset | null {
  const [first = 0, second = first] = sides;
  const round = sides.length === 1;
  const known = PAN_PRESETS.filter(({ pan }) =>
    round ? pan.shape === 'round' : !['round', 'ring', 'oval'].includes(pan.shape),
  ).map((preset) => {
    const [length, width] = panSides(preset.pan);
    const off = Math.max(Math.abs(length / first - 1), Math.abs(width / second - 1));
    return { preset, off };
  });
  const close = known.filter(({ off }) => off <= MAX_DIFFERENCE);
  const smallest = Math.min(...close.map(({ off }) => off));
  const alike = close.filter(({ off }) => off === smallest).map(({ preset }) => preset);
  return alike.find((preset) => preset.origin === origin) ?? alike[0] ?? null;
}
