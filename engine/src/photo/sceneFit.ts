import type { Camera } from './camera.ts';
import type { Flat, Guess } from './firstGuess.ts';
import { type Fitted, leastSquares } from './leastSquares.ts';
import type { MarkedScene } from './markedScene.ts';
import { flatCorners, fromNearest, offMarks } from './offMarks.ts';
import type { Point } from './point.ts';
import { referenceOf } from './references.ts';
import { type Tilt, type TiltedView, viewOf } from './tilt.ts';

/** Nineteen values in twenty are within this many standard errors. */
export const NINETEEN_IN_TWENTY = 1.96;

/** Standard error of a height measured with a ruler, in millimeters. */
const HEIGHT_ERROR = 2;

/** The scene fitted to the marks. */
export interface SceneFit {
  stand: number;
  view: TiltedView;
  above: number;
  pan: Flat;
  /** The outline of the pan in the picture. */
  rim: readonly Point[];
  fitted: Fitted;
  /** One standard error of each side, as a share, for marks off by as much as stated. */
  errors: readonly number[];
  /** The same for the distance of the reference. */
  farError: number;
  /** The distance of the marks from where they should be, in standard errors. */
  off: { reference: readonly number[]; pan: readonly number[] };
  /** Degrees of freedom: numbers from the marks beyond those to be fitted. */
  spare: number;
}

const DRAWN = 72;

function outline(pan: Flat, above: number, { inPicture }: TiltedView): Point[] {
  const [across = 0] = pan.sides;
  const round = Array.from({ length: DRAWN }, (_, index) => {
    const angle = (2 * Math.PI * index) / DRAWN;
    return {
      x: pan.middle.x + (across / 2) * Math.cos(angle),
      y: pan.middle.y + (across / 2) * Math.sin(angle),
    };
  });
  return (pan.sides.length === 1 ? round : flatCorners(pan)).flatMap(
    (point) => inPicture(point, above) ?? [],
  );
}

/** Indexes of the reference's distance and the pan's sides among the values. */
const FAR = 3;
const SIDES = 10;

const NOWHERE: Point = { x: Number.NaN, y: Number.NaN };

/** The height lost per step along a line of sight, measured along the axis; NaN if none is. */
function downAt([a, b]: Tilt, x: number, y: number): number {
  const down = (1 - a * x - b * y) / Math.hypot(1, a, b);
  return down > 0 ? down : Number.NaN;
}

/**
 * Fits camera, table, reference and pan at once to the marks and to what is known of focal length, reference
 * and height (bundle adjustment: Triggs et al. 2000). Null if the fit does not converge.
 */
export function fitScene(
  scene: MarkedScene,
  guess: Guess,
  camera: Camera,
  markError: number,
): SceneFit | null {
  const known = referenceOf(scene.reference);
  const [longest, wide] =
    known.kind === 'circle' ? [known.diameter, known.diameter] : [known.width, known.height];
  const scaleError = known.tolerance / NINETEEN_IN_TWENTY / longest;
  const count = guess.pan.sides.length;
  const [isCoin, isRound] = [known.kind === 'circle', scene.shape === 'round'];

  // Middles are parametrized by where they are seen, in focal lengths from the middle of the picture.
  const seenAt = (x: number, y: number) => ({
    x: camera.middle.x + x * camera.focal,
    y: camera.middle.y + y * camera.focal,
  });
  const guessed = viewOf(guess.tilt, guess.stand, camera);
  const placed = ({ middle }: Flat, above: number) => {
    const { x, y } = guessed.inPicture(middle, above) ?? NOWHERE;
    return [(x - camera.middle.x) / camera.focal, (y - camera.middle.y) / camera.focal] as const;
  };
  const seenFirst = placed(guess.reference, 0);
  const depth = guess.stand / downAt(guess.tilt, ...seenFirst);

  const placesOf = (values: readonly number[]) => {
    const at = (index: number) => values[index] ?? Number.NaN;
    const focal = Math.exp(at(0) * camera.error);
    const tilt = [at(1), at(2)] as const;
    // The reference's distance stays the same when the tilt changes; the camera's height would not.
    const stand = depth * focal * Math.exp(at(FAR)) * downAt(tilt, at(6) / focal, at(7) / focal);
    const scale = Math.exp(at(4) * scaleError);
    const above = scene.height === 0 ? 0 : scene.height + at(5) * HEIGHT_ERROR;
    const view = viewOf(tilt, stand, { ...camera, focal: camera.focal * focal });
    const middle = (index: number, height: number) =>
      view.onPlane(seenAt(at(index), at(index + 1)), height) ?? NOWHERE;
    const turns = values.slice(SIDES + count);
    const reference = {
      middle: middle(6, 0),
      turned: isCoin ? 0 : (turns[0] ?? Number.NaN),
      sides: isCoin ? [longest * scale] : [longest * scale, wide * scale],
    };
    const pan = {
      middle: middle(8, above),
      turned: isRound ? 0 : (turns.at(-1) ?? Number.NaN),
      sides: values.slice(SIDES, SIDES + count).map((value) => Math.exp(value) * guess.stand),
    };
    return { stand, above, view, reference, pan };
  };
  const start = [
    0,
    ...guess.tilt,
    0,
    0,
    0,
    ...seenFirst,
    ...placed(guess.pan, scene.height),
    ...guess.pan.sides.map((side) => Math.log(side / guess.stand)),
    // A circle has no rotation.
    ...(isCoin ? [] : [guess.reference.turned]),
    ...(isRound ? [] : [guess.pan.turned]),
  ];
  const first = placesOf(start);
  const corners = fromNearest(scene.corners, first.reference, 0, first.view);
  const edges = fromNearest(scene.edges, first.pan, first.above, first.view);

  const offOf = (values: readonly number[]) => {
    const { above, view, reference, pan } = placesOf(values);
    const inErrors = (off: number[]) => off.map((one) => one / markError);
    return {
      reference: inErrors(offMarks(corners, reference, 0, view)),
      pan: inErrors(offMarks(edges, pan, above, view)),
    };
  };
  const fitted = leastSquares((values) => {
    const { reference, pan } = offOf(values);
    const at = (index: number) => values[index] ?? Number.NaN;
    const all = [...reference, ...pan, at(0), at(4), at(5)];
    return all.every(Number.isFinite) ? all : null;
  }, start);
  if (!fitted) return null;
  const { stand, above, view, pan } = placesOf(fitted.values);
  return {
    stand,
    view,
    above,
    pan,
    rim: outline(pan, above, view),
    fitted,
    errors: pan.sides.map((_, index) => Math.sqrt(fitted.variance(SIDES + index))),
    farError: Math.sqrt(fitted.variance(FAR)),
    off: offOf(fitted.values),
    spare: fitted.residuals.length - fitted.values.length,
  };
}
