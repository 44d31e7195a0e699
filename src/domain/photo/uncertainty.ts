import { ok, type Result } from '../result.ts';
import { cameraOf, focalError } from './camera.ts';
import { type Tilt, tiltOf } from './coin.ts';
import { type MarkedScene, type MeasureError, type PanSize, sizeOf } from './measurePan.ts';
import type { Point } from './point.ts';
import { referenceOf } from './references.ts';

/** Nineteen values in twenty lie within so many standard errors. */
const NINETEEN_IN_TWENTY = 1.96;

/** Standard error of a height measured with a ruler, in millimeters. */
const HEIGHT_ERROR = 2;

/** A size with its uncertainty: the true one is within `error` in nineteen cases of twenty. In millimeters. */
export interface MeasuredPan extends PanSize {
  error: number;
}

/** The scene with one point moved. */
function withMoved(scene: MarkedScene, group: 'corners' | 'edges', index: number, by: Point): MarkedScene {
  const points = scene[group].map((point, at) =>
    at === index ? { x: point.x + by.x, y: point.y + by.y } : point,
  );
  return { ...scene, [group]: points };
}

/** The scene with every single thing off by one standard error, each time one way and the other. */
function variants(scene: MarkedScene, markError: number): [MarkedScene, { focal?: number; scale?: number }][][] {
  const reference = referenceOf(scene.reference);
  const longest = reference.kind === 'rectangle' ? reference.width : reference.diameter;
  const scale = reference.tolerance / NINETEEN_IN_TWENTY / longest;
  const focal = focalError(scene.focalLength);
  const both = (of: (sign: 1 | -1) => [MarkedScene, { focal?: number; scale?: number }]) => [of(1), of(-1)];
  return [
    ...(['corners', 'edges'] as const).flatMap((group) =>
      scene[group].flatMap((_, index) =>
        [
          { x: markError, y: 0 },
          { x: 0, y: markError },
        ].map(({ x, y }) =>
          both((sign) => [withMoved(scene, group, index, { x: sign * x, y: sign * y }), {}]),
        ),
      ),
    ),
    both((sign) => [scene, { scale: 1 + sign * scale }]),
    both((sign) => [scene, { focal: 1 + sign * focal }]),
    ...(scene.height > 0
      ? [both((sign) => [{ ...scene, height: Math.max(scene.height + sign * HEIGHT_ERROR, 0) }, {}])]
      : []),
  ];
}

/** The tilt that was found for a coin, which small changes keep near; nothing for a rectangle. */
function nearTilt(scene: MarkedScene): { near?: Tilt } {
  if (referenceOf(scene.reference).kind === 'rectangle') return {};
  const camera = cameraOf(scene.picture.width, scene.picture.height, scene.focalLength);
  return { near: tiltOf(scene.corners, { round: scene.shape === 'round', points: scene.edges }, camera) };
}

/**
 * The size of a marked pan with its uncertainty, propagated from marks that are off by `markError` pixels (one standard
 * error), the reference's tolerance, the focal length and the height. A code if the marks do not fit.
 */
export function measurePan(scene: MarkedScene, markError = 1): Result<MeasuredPan, MeasureError> {
  const size = sizeOf(scene);
  if (!size.ok) return size;
  const near = nearTilt(scene);
  const squares = size.value.sides.map(() => 0);
  for (const pair of variants(scene, markError)) {
    const off = size.value.sides.map(() => 0);
    for (const [changed, factors] of pair) {
      const other = sizeOf(changed, { ...factors, ...near });
      // What one pixel more makes impossible is not measured.
      if (!other.ok) return other;
      other.value.sides.forEach((side, at) => {
        off[at] = Math.max(off[at] ?? 0, Math.abs(side - (size.value.sides[at] ?? 0)));
      });
    }
    off.forEach((one, at) => {
      squares[at] = (squares[at] ?? 0) + one * one;
    });
  }
  return ok({ ...size.value, error: NINETEEN_IN_TWENTY * Math.sqrt(Math.max(...squares)) });
}
