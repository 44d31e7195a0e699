import type { PanPreset } from '@gramwise/engine/pans/panPreset.ts';
import { findNearestPan } from '@gramwise/engine/photo/findNearestPan.ts';
import type { MeasureError } from '@gramwise/engine/photo/markedScene.ts';
import type { Point } from '@gramwise/engine/photo/point.ts';
import { measurePan } from '@gramwise/engine/photo/uncertainty.ts';
import type { DecimalSeparator } from '@gramwise/engine/quantity/decimal.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import type { MeasureReader } from '#tools/amount/useMeasureReader.ts';
import { type Mark, type Marks, nextMark } from './marks.ts';
import type { OpenedPicture } from './openPicture.ts';
import { MAX_RIM_HEIGHT_CM, type Setup } from './setup.ts';

/** Above this relative error, advice is shown. */
const UNSURE_ERROR = 0.025;

const MM_PER_CM = 10;
const inCentimeters = (sides: readonly number[]) => sides.map((side) => side / MM_PER_CM);

interface MeasuredSize {
  /** A diameter, or two sides, the longer first; in centimeters, like everything here. */
  sides: readonly number[];
  /** The 95 % error bound of the sides. */
  error: number;
  /** Whether the error is larger than it needs to be. */
  unsure: boolean;
  /** What the sides would be without the height; null without one. */
  uncorrected: readonly number[] | null;
  /** The id of the closest usual pan, if one is near. */
  pan: string | null;
}

/** What the marks yield; `rim` is the outline of the fitted rim in the picture. */
export type PanMeasurement = { rim: readonly Point[] } & (
  | { state: 'waiting' }
  | { state: 'failed'; of: MeasureError }
  | ({ state: 'measured' } & MeasuredSize)
);

const ZERO = /^\s*0+(?:[.,]0*)?\s*(?:cm)?\s*$/i;

/** How a height is parsed: a number of centimeters, or one with its unit once `reader` is loaded. */
export interface MeasureOptions {
  decimal: DecimalSeparator;
  reader: Pick<MeasureReader, 'length'> | null;
  /** Which of two identical preset pans to name. */
  origin: PanPreset['origin'];
}

/** A height in centimeters as typed, 0 if empty; null if invalid. */
function parseHeight(text: string, { decimal, reader }: MeasureOptions): number | null {
  if (text.trim() === '' || ZERO.test(text)) return 0;
  const height = parseQuantity(text, decimal) ?? reader?.length(text) ?? 0;
  return height > 0 && height <= MAX_RIM_HEIGHT_CM ? height : null;
}

/** The standard error of some points, in pixels of the picture. */
const markError = (marks: readonly Mark[]) =>
  Math.sqrt(marks.reduce((sum, { within }) => sum + within * within, 0) / marks.length);

/** Measures a marked pan. */
export function measureMarkedPan(
  picture: Pick<OpenedPicture, 'width' | 'height' | 'focalLength'>,
  marks: Marks,
  setup: Setup,
  reading: MeasureOptions,
): PanMeasurement {
  const { reference, shape } = setup;
  const height = parseHeight(setup.height, reading);
  if (height === null) return { state: 'failed', of: 'height', rim: [] };
  if (nextMark(marks)) return { state: 'waiting', rim: shape === 'rectangular' ? marks.edge : [] };
  const found = measurePan(
    {
      picture: { width: picture.width, height: picture.height },
      focalLength: picture.focalLength,
      reference,
      corners: marks.corner,
      shape,
      edges: marks.edge,
      height: height * MM_PER_CM,
    },
    markError([...marks.corner, ...marks.edge]),
  );
  if (!found.ok) return { state: 'failed', of: found.code, rim: [] };
  const sides = inCentimeters(found.value.sides);
  return {
    state: 'measured',
    sides,
    error: found.value.error / MM_PER_CM,
    unsure: found.value.error > UNSURE_ERROR * (found.value.sides[0] ?? 0),
    uncorrected: height > 0 ? inCentimeters(found.value.level) : null,
    pan: findNearestPan(sides, reading.origin)?.id ?? null,
    rim: found.value.rim,
  };
}
