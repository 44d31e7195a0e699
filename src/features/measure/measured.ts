import type { PanPreset } from '@gramwise/engine/pans/panPreset.ts';
import { findUsualPans } from '@gramwise/engine/photo/findUsualPans.ts';
import type { MeasureError } from '@gramwise/engine/photo/markedScene.ts';
import type { Point } from '@gramwise/engine/photo/point.ts';
import { SIGMAS_95 } from '@gramwise/engine/photo/sceneFit.ts';
import { measurePan } from '@gramwise/engine/photo/uncertainty.ts';
import { UNKNOWN_HEIGHT } from '@gramwise/engine/photo/usualHeights.ts';
import type { DecimalSeparator } from '@gramwise/engine/quantity/decimal.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import type { MeasureReader } from '#tools/amount/useMeasureReader.ts';
import { type SizeRange, shownRange } from './formatSize.ts';
import { areRough, type Marks, markError, nextMark } from './marks.ts';
import type { OpenedPicture } from './openPicture.ts';
import { MAX_RIM_HEIGHT_CM, type Setup } from './setup.ts';

/** Above this relative error, advice is shown. */
const UNSURE_ERROR = 0.025;

/** Above this error, finer marks are asked for. */
const MAX_ERROR_CM = 1;

const MM_PER_CM = 10;
const inCentimeters = (sides: readonly number[]) => sides.map((side) => side / MM_PER_CM);

/** Level by eye, measured, or that of any usual pan. */
type KnownHeight = 'level' | 'measured' | 'unknown';

/** A size as the picture gives it. */
export interface SizeInPicture {
  /** A diameter, or two sides, the longer first; in centimeters, like everything here. */
  sides: readonly number[];
  /** The 95 % error bound of the sides. */
  error: number;
  /** How far off marks may be, at 95 %, in pixels of the picture. */
  marksWithin: number;
  /** Whether the error is larger than it needs to be. */
  unsure: boolean;
  /** What the sides would be without the height; null without one, or if it is unknown. */
  uncorrected: readonly number[] | null;
  /** What is known of the rim's height above the reference. */
  height: KnownHeight;
  /** The id of the closest usual pan, if one is near. */
  pan: string | null;
  /** The ids of all usual pans within the range as shown, closest first. */
  pans: readonly string[];
}

/** What the marks yield; `rim` is the outline of the fitted rim in the picture. */
export type PanMeasurement = { rim: readonly Point[] } & (
  | { state: 'waiting' }
  | { state: 'failed'; of: MeasureError }
  | ({ state: 'measured' } & SizeInPicture)
);

const ZERO = /^\s*0+(?:[.,]0*)?\s*(?:cm)?\s*$/i;

/** How a height is parsed: a number of centimeters, or one with its unit once `reader` is loaded. */
export interface MeasureOptions {
  decimal: DecimalSeparator;
  reader: Pick<MeasureReader, 'length'> | null;
  /** Which of two identical preset pans to name. */
  origin: PanPreset['origin'];
}

interface RimHeight {
  known: KnownHeight;
  /** In millimeters. */
  scene: { height: number; heightError?: number };
}

const LEVEL: RimHeight = { known: 'level', scene: { height: 0 } };
const UNKNOWN: RimHeight = { known: 'unknown', scene: UNKNOWN_HEIGHT };

/** The height of the rim above the reference, in centimeters as typed; null if invalid. */
function parseHeight(
  { place, height: text }: Pick<Setup, 'place' | 'height'>,
  { decimal, reader }: MeasureOptions,
): RimHeight | null {
  if (place === 'level' || ZERO.test(text)) return LEVEL;
  if (text.trim() === '') return UNKNOWN;
  const height = parseQuantity(text, decimal) ?? reader?.length(text) ?? 0;
  if (!(height > 0 && height <= MAX_RIM_HEIGHT_CM)) return null;
  return { known: 'measured', scene: { height: height * MM_PER_CM } };
}

/** Whether to set the marks more exactly: they are rough, and the size is too uncertain, or they do not fit. */
export function needsFinerMarks(measured: PanMeasurement, marks: Marks): boolean {
  const isWide =
    measured.state === 'measured'
      ? measured.error > MAX_ERROR_CM
      : measured.state === 'failed' && measured.of !== 'height';
  return isWide && areRough(marks);
}

/** A range whose ends count, whatever binary fractions make of them. */
const reaching = ({ sides, error }: SizeRange): SizeRange => ({ sides, error: error + 1e-9 });

/** Measures a marked pan. */
export function measureMarkedPan(
  picture: Pick<OpenedPicture, 'width' | 'height' | 'focalLength'>,
  marks: Marks,
  setup: Setup,
  reading: MeasureOptions,
): PanMeasurement {
  const { reference, shape } = setup;
  const height = parseHeight(setup, reading);
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
      ...height.scene,
    },
    markError(marks),
  );
  if (!found.ok) return { state: 'failed', of: found.code, rim: [] };
  const sides = inCentimeters(found.value.sides);
  const error = found.value.error / MM_PER_CM;
  const { nearest, within } = findUsualPans(reaching(shownRange({ sides, error })), reading.origin);
  return {
    state: 'measured',
    sides,
    error,
    marksWithin: Math.ceil(SIGMAS_95 * markError(marks)),
    unsure: found.value.error > UNSURE_ERROR * (found.value.sides[0] ?? 0),
    height: height.known,
    uncorrected: height.known === 'measured' ? inCentimeters(found.value.level) : null,
    pan: nearest?.id ?? null,
    pans: within.map(({ id }) => id),
    rim: found.value.rim,
  };
}
