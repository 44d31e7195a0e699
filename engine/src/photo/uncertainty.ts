import { fail, ok, type Result } from '../result.ts';
import { cameraOf } from './camera.ts';
import { cornersOf } from './corners.ts';
import { guessScenes } from './guessScenes.ts';
import { sumOfSquares } from './leastSquares.ts';
import type { MarkedScene, MeasureError, RimSize } from './markedScene.ts';
import type { Point } from './point.ts';
import { findReference } from './references.ts';
import { fitScene, type SceneFit, SIGMAS_95 } from './sceneFit.ts';

/** A size with its uncertainty: the true one is within `error` in nineteen cases of twenty. In millimeters. */
export interface MeasuredPan extends RimSize {
  error: number;
}

/** Larger objects are not pans; sizes with a larger relative error are useless. */
const MAX_SIZE_MM = 2000;
const MAX_RELATIVE_ERROR = 0.3;

/** Marks with a larger residual, relative to their object's size, belong to something else. */
const MAX_RESIDUAL_SHARE = 0.02;

/**
 * Marks less certain than this, relative to their object's size, give no reference: fits of a coin seen too large
 * by chance would claim more than they know.
 */
const MAX_MARK_ERROR_SHARE = 0.04;

/**
 * What one number leaves of real lenses, as a standard error of a size: with exact marks beside a sheet, the lenses of
 * `tests/photo/phoneLenses.ts` leave 0.64 % in the root mean square. Beside a card the two with a wave leave 2 %.
 */
const LENS_REST = 0.006;

/** Another interpretation of the marks is ruled out if its sum of squares exceeds the best by this. */
const MAX_FIT_GAP = 9;

/** Two values are both within this many standard errors with a probability of 95 % (Sidak 1967). */
const SIGMAS_95_BOTH = 2.24;

/** In pixels; larger numbers would lose precision. */
const MAX_PICTURE_SIZE = 100_000;

/** Whether marks are in or near a picture. */
const areNearPicture = (points: readonly Point[], { width, height }: MarkedScene['picture']) =>
  Math.max(width, height) <= MAX_PICTURE_SIZE &&
  points.every(({ x, y }) => x >= -width && x <= 2 * width && y >= -height && y <= 2 * height);

/** The extent of points, in pixels. */
function extentOf(points: readonly Point[]): number {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.hypot(span(points.map(({ x }) => x)), span(points.map(({ y }) => y)));
}

/** Whether marks are too far from where they should be, relative to the size of their object. */
const areAstray = (off: readonly number[], marks: readonly Point[], markError: number) =>
  markError * (Math.sqrt(sumOfSquares(off) / off.length) - 2) > MAX_RESIDUAL_SHARE * extentOf(marks);

/** Each side's error in millimeters, larger if marks fit worse than expected, and for the rest of the lens. */
function errorsOf({ pan, errors, fitted, degreesOfFreedom: spare }: SceneFit): number[] {
  const worse = spare > 0 ? Math.sqrt(Math.max(1, fitted.sum / spare)) : 1;
  const sure = pan.sides.length === 1 ? SIGMAS_95 : SIGMAS_95_BOTH;
  // The logarithm of a side is fitted: its range reaches farther up than down.
  return pan.sides.map(
    (side, index) => side * Math.expm1(sure * Math.hypot((errors[index] ?? Number.NaN) * worse, LENS_REST)),
  );
}

/** The marks, with corners of rectangles as rings; a code if they cannot be what they should. */
function asRings(scene: MarkedScene): Result<MarkedScene, MeasureError> {
  const ringOf = (points: readonly Point[], isRound: boolean) => {
    if (!areNearPicture(points, scene.picture)) return null;
    return isRound ? (points.length >= 3 ? points : null) : cornersOf(points);
  };
  const corners = ringOf(scene.corners, findReference(scene.reference).kind === 'circle');
  if (!corners) return fail('reference');
  const edges = ringOf(scene.edges, scene.shape === 'round');
  if (!edges) return fail('pan');
  return scene.height >= 0 && scene.height <= MAX_SIZE_MM ? ok({ ...scene, corners, edges }) : fail('height');
}

/**
 * The size of a marked pan with its uncertainty, for marks off by `markError` pixels (one standard error), the
 * reference's tolerance, the focal length and the height. A code if the marks do not fit.
 */
export function measurePan(scene: MarkedScene, markError = 1): Result<MeasuredPan, MeasureError> {
  const rings = asRings(scene);
  if (!rings.ok) return rings;
  if (markError > MAX_MARK_ERROR_SHARE * extentOf(scene.corners)) return fail('reference');
  const { picture, focalLength } = scene;
  const camera = cameraOf(picture.width, picture.height, focalLength);
  const starts = guessScenes(rings.value, camera);
  if (!starts.ok) return starts;
  const { likeliest, suspect } = starts.value;
  const fits = likeliest
    .flatMap((guess) => fitScene(rings.value, guess, { camera, markError }) ?? [])
    .sort((a, b) => a.fitted.sum - b.fitted.sum);
  const [best] = fits;
  if (!best) return fail(suspect);
  const { reference, pan } = best.off;
  if (areAstray(reference, scene.corners, markError) || areAstray(pan, scene.edges, markError))
    return fail(suspect);
  const likely = fits.filter(({ fitted }) => fitted.sum < best.fitted.sum + MAX_FIT_GAP);
  const errors = likely.map((fit) => {
    const sideErrors = errorsOf(fit);
    return Math.max(
      ...fit.pan.sides.map(
        (side, at) => Math.abs(side - (best.pan.sides[at] ?? 0)) + (sideErrors[at] ?? Number.NaN),
      ),
    );
  });
  const error = Math.max(...errors);
  const sides = [...best.pan.sides].sort((a, b) => b - a);
  const longest = sides[0] ?? Number.NaN;
  if (!(longest <= MAX_SIZE_MM && error <= MAX_RELATIVE_ERROR * longest)) {
    return fail(SIGMAS_95 * best.distanceError > MAX_RELATIVE_ERROR / 2 ? 'reference' : 'pan');
  }
  const share = best.cameraHeight / (best.cameraHeight - best.above);
  return ok({ sides, level: sides.map((side) => side * share), rim: best.rim, error });
}
