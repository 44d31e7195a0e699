import type { MarkedScene, MeasureError } from '../photo/markedScene.ts';
import { REFERENCE_IDS } from '../photo/references.ts';
import { type MeasuredPan, measurePan } from '../photo/uncertainty.ts';
import { fail, type Result } from '../result.ts';

export type { MarkedScene, MeasureError } from '../photo/markedScene.ts';
export type { Point } from '../photo/point.ts';
export type { MeasuredPan } from '../photo/uncertainty.ts';
export type { Result } from '../result.ts';

/** The marks in a photograph. Points and the picture's size are in pixels, lengths in millimeters. */
export interface Marks extends MarkedScene {
  /** The standard error of a mark in pixels; 1 by default. */
  markError?: number;
}

/**
 * The size of a pan in a photograph, in millimeters; the true one is within `error` in nineteen cases of twenty. It
 * takes the marked corners or edge of an object of known size (`card`, `a4`, `letter`, `euro-1`, `us-quarter`) and the
 * marked rim of the pan. The camera is fitted to all marks at once, with a lens that may distort as those of phones do,
 * and a height that is known to 2 mm, or to 3 mm where both are level by eye (`height` 0), unless `heightError` says
 * otherwise.
 *
 * Errors: 'unknown-reference'; 'reference' or 'pan' where the marks do not fit its shape or are too few or too rough to tell;
 * 'height' for a negative height or a rim above the camera.
 */
export function measureScene({
  markError,
  ...scene
}: Marks): Result<MeasuredPan, MeasureError | 'unknown-reference'> {
  if (!REFERENCE_IDS.includes(scene.reference)) return fail('unknown-reference');
  return measurePan(scene, markError);
}
