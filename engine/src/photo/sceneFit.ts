import type { Camera } from './camera.ts';
import type { FlatShape, SceneGuess } from './guessScenes.ts';
import { type Fit, leastSquares } from './leastSquares.ts';
import type { MarkedScene } from './markedScene.ts';
import { flatCorners, markResiduals, startAtNearest } from './markResiduals.ts';
import type { Point } from './point.ts';
import { findReference } from './references.ts';
import { type Tilt, type TiltedView, viewOf } from './tilt.ts';

/** 95 % of values are within this many standard errors. */
export const SIGMAS_95 = 1.96;

/** Standard error of a height measured with a ruler, in millimeters. */
const HEIGHT_ERROR_MM = 2;

/** The scene fitted to the marks. */
export interface SceneFit {
  cameraHeight: number;
  view: TiltedView;
  above: number;
  pan: FlatShape;
  /** The outline of the pan in the picture. */
  rim: readonly Point[];
  fitted: Fit;
  /** One standard error of each side, as a share, for marks off by as much as stated. */
  errors: readonly number[];
  /** The same for the distance of the reference. */
  distanceError: number;
  /** The residuals of the marks, in standard errors. */
  off: { reference: readonly number[]; pan: readonly number[] };
  /** The number of residuals beyond the fitted values. */
  degreesOfFreedom: number;
}

const OUTLINE_POINTS = 72;

function outline(pan: FlatShape, above: number, { inPicture }: TiltedView): Point[] {
  const [across = 0] = pan.sides;
  const round = Array.from({ length: OUTLINE_POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / OUTLINE_POINTS;
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
const DISTANCE_INDEX = 3;
const SIDES_INDEX = 10;

const NOWHERE: Point = { x: Number.NaN, y: Number.NaN };

/** The height lost per step along a line of sight, measured along the axis; NaN if none is. */
function downAt([a, b]: Tilt, x: number, y: number): number {
  const down = (1 - a * x - b * y) / Math.hypot(1, a, b);
  return down > 0 ? down : Number.NaN;
}

/** How a photograph was taken: the camera, and how far off marks may be, in pixels. */
interface Photograph {
  camera: Camera;
  markError: number;
}

/** The constants of a fit. */
interface Setup {
  scene: MarkedScene;
  guess: SceneGuess;
  camera: Camera;
  /** The sides of the reference, and their relative standard error. */
  longest: number;
  wide: number;
  scaleError: number;
  isCoin: boolean;
  isRound: boolean;
  /** Where the middles of reference and pan are seen in the guess. */
  seenReference: Seen;
  seenPan: Seen;
  /** The distance of the reference along the axis in the guess. */
  depth: number;
}

/** Middles are parametrized by where they are seen, in focal lengths from the middle of the picture. */
type Seen = readonly [x: number, y: number];

const pixelAt = ({ middle, focal }: Camera, [x, y]: Seen): Point => ({
  x: middle.x + x * focal,
  y: middle.y + y * focal,
});

function setupOf(scene: MarkedScene, guess: SceneGuess, camera: Camera): Setup {
  const known = findReference(scene.reference);
  const isCoin = known.kind === 'circle';
  const [longest, wide] = isCoin ? [known.diameter, known.diameter] : [known.width, known.height];
  const guessed = viewOf(guess.tilt, guess.cameraHeight, camera);
  const seen = ({ middle }: FlatShape, above: number): Seen => {
    const { x, y } = guessed.inPicture(middle, above) ?? NOWHERE;
    return [(x - camera.middle.x) / camera.focal, (y - camera.middle.y) / camera.focal];
  };
  const seenReference = seen(guess.reference, 0);
  return {
    scene,
    guess,
    camera,
    longest,
    wide,
    scaleError: known.tolerance / SIGMAS_95 / longest,
    isCoin,
    isRound: scene.shape === 'round',
    seenReference,
    seenPan: seen(guess.pan, scene.height),
    depth: guess.cameraHeight / downAt(guess.tilt, ...seenReference),
  };
}

/** The values of the guess. */
const startOf = ({ guess, isCoin, isRound, seenReference, seenPan }: Setup): number[] => [
  0,
  ...guess.tilt,
  0,
  0,
  0,
  ...seenReference,
  ...seenPan,
  ...guess.pan.sides.map((side) => Math.log(side / guess.cameraHeight)),
  // A circle has no rotation.
  ...(isCoin ? [] : [guess.reference.turned]),
  ...(isRound ? [] : [guess.pan.turned]),
];

interface Placement {
  cameraHeight: number;
  above: number;
  view: TiltedView;
  reference: FlatShape;
  pan: FlatShape;
}

/** The placement of all objects for some values. */
function placementOf(setup: Setup, values: readonly number[]): Placement {
  const { scene, guess, camera, isCoin, isRound, longest, wide } = setup;
  const at = (index: number) => values[index] ?? Number.NaN;
  const focal = Math.exp(at(0) * camera.error);
  const tilt = [at(1), at(2)] as const;
  // The reference's distance stays the same when the tilt changes; the camera's height would not.
  const cameraHeight =
    setup.depth * focal * Math.exp(at(DISTANCE_INDEX)) * downAt(tilt, at(6) / focal, at(7) / focal);
  const scale = Math.exp(at(4) * setup.scaleError);
  const above = scene.height === 0 ? 0 : scene.height + at(5) * HEIGHT_ERROR_MM;
  const view = viewOf(tilt, cameraHeight, { ...camera, focal: camera.focal * focal });
  const middle = (index: number, height: number) =>
    view.onPlane(pixelAt(camera, [at(index), at(index + 1)]), height) ?? NOWHERE;
  const sidesTo = SIDES_INDEX + guess.pan.sides.length;
  const turns = values.slice(sidesTo);
  const reference = {
    middle: middle(6, 0),
    turned: isCoin ? 0 : (turns[0] ?? Number.NaN),
    sides: isCoin ? [longest * scale] : [longest * scale, wide * scale],
  };
  const pan = {
    middle: middle(8, above),
    turned: isRound ? 0 : (turns.at(-1) ?? Number.NaN),
    sides: values.slice(SIDES_INDEX, sidesTo).map((value) => Math.exp(value) * guess.cameraHeight),
  };
  return { cameraHeight, above, view, reference, pan };
}

/** Creates a function for the residuals of the marks, in standard errors. */
function marksOff(
  { scene }: Setup,
  first: Placement,
  markError: number,
): (places: Placement) => SceneFit['off'] {
  const corners = startAtNearest(scene.corners, first.reference, { view: first.view, above: 0 });
  const edges = startAtNearest(scene.edges, first.pan, first);
  const inErrors = (off: number[]) => off.map((distance) => distance / markError);
  return ({ above, view, reference, pan }) => ({
    reference: inErrors(markResiduals(corners, reference, { view, above: 0 })),
    pan: inErrors(markResiduals(edges, pan, { view, above })),
  });
}

/**
 * Fits camera, table, reference and pan at once to the marks and to what is known of focal length, reference
 * and height (bundle adjustment: Triggs et al. 2000). Null if the fit does not converge.
 */
export function fitScene(
  scene: MarkedScene,
  guess: SceneGuess,
  { camera, markError }: Photograph,
): SceneFit | null {
  const setup = setupOf(scene, guess, camera);
  const start = startOf(setup);
  const offOf = marksOff(setup, placementOf(setup, start), markError);
  const fitted = leastSquares((values) => {
    const { reference, pan } = offOf(placementOf(setup, values));
    const at = (index: number) => values[index] ?? Number.NaN;
    const all = [...reference, ...pan, at(0), at(4), at(5)];
    return all.every(Number.isFinite) ? all : null;
  }, start);
  if (!fitted) return null;
  const places = placementOf(setup, fitted.values);
  const { cameraHeight, above, view, pan } = places;
  return {
    cameraHeight,
    view,
    above,
    pan,
    rim: outline(pan, above, view),
    fitted,
    errors: pan.sides.map((_, index) => Math.sqrt(fitted.variance(SIDES_INDEX + index))),
    distanceError: Math.sqrt(fitted.variance(DISTANCE_INDEX)),
    off: offOf(places),
    degreesOfFreedom: fitted.residuals.length - fitted.values.length,
  };
}
