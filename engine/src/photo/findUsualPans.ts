import type { PanPreset } from '../pans/panPreset.ts';
import { PAN_PRESETS } from '../pans/presets.ts';
import { panSides } from '../pans/shapes.ts';

/** A pan with a side that differs by a larger share is a different one. */
const MAX_DIFFERENCE = 0.1;

/** Sides in centimeters, a diameter or two sides, and how far the true ones may be off. */
interface MeasuredSides {
  sides: readonly number[];
  error: number;
}

/** Usual pans for a measured size. */
interface UsualPans {
  /** The closest one, if all its sides are within a tenth. */
  nearest: PanPreset | null;
  /** All whose sides are within the error, closest first. */
  within: readonly PanPreset[];
}

/** A size has no depth; a ring has a round rim, an oval dish has no corners. */
const isOutlined = ({ pan }: PanPreset, round: boolean) =>
  pan.shape !== 'oval' && 'diameter' in pan === round;

/**
 * The usual pans for a size. Of equally close ones those sold in `origin` come first, and of these the ones without a
 * hole.
 */
export function findUsualPans({ sides, error }: MeasuredSides, origin: PanPreset['origin']): UsualPans {
  const [first = 0, second = first] = sides;
  const all = PAN_PRESETS.filter((preset) => isOutlined(preset, sides.length === 1))
    .map((preset) => {
      const [length, width] = panSides(preset.pan);
      return {
        preset,
        share: Math.max(Math.abs(length / first - 1), Math.abs(width / second - 1)),
        off: Math.max(Math.abs(length - first), Math.abs(width - second)),
        rank: (preset.pan.shape === 'ring' ? 2 : 0) + (preset.origin === origin ? 0 : 1),
      };
    })
    .sort((a, b) => a.share - b.share || a.rank - b.rank);
  const [closest] = all;
  return {
    nearest: closest && closest.share <= MAX_DIFFERENCE ? closest.preset : null,
    within: all.filter(({ off }) => off <= error).map(({ preset }) => preset),
  };
}
