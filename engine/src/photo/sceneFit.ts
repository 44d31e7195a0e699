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

/** Standard errors in millimeters, assumed: of a height measured with a ruler, and of two heights level by eye. */
const RULER_ERROR_MM = 2;
const LEVEL_ERROR_MM = 3;

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

/** Indexes among the values: what is known beforehand to a standard error of 1, the middles, the pan's sides. */
const FOCAL_INDEX = 0;
const DISTANCE_INDEX = 3;
const SCALE_INDEX = 4;
const HEIGHT_INDEX = 5;
const LENS_INDEX = 6;
const REFERENCE_INDEX = 7;
const PAN_INDEX = 9;
const SIDES_INDEX = 11;
const KNOWN_INDEXES = [FOCAL_INDEX, SCALE_INDEX, HEIGHT_INDEX, LENS_INDEX];

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
  heightError: number;
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
    heightError: scene.heightError ?? (scene.height === 0 ? LEVEL_ERROR_MM : RULER_ERROR_MM),
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
  const focal = Math.exp(at(FOCAL_INDEX) * camera.error);
  const tilt = [at(1), at(2)] as const;
  // The reference's distance stays the same when the tilt changes; the camera's height would not.
  const cameraHeight =
    setup.depth *
    focal *
    Math.exp(at(DISTANCE_INDEX)) *
    downAt(tilt, at(REFERENCE_INDEX) / focal, at(REFERENCE_INDEX + 1) / focal);
  const scale = Math.exp(at(SCALE_INDEX) * setup.scaleError);
  const above = scene.height + at(HEIGHT_INDEX) * setup.heightError;
  const view = viewOf(tilt, cameraHeight, {
    middle: camera.middle,
    focal: camera.focal * focal,
    lens: at(LENS_INDEX) * camera.lensError,
  });
  const middle = (index: number, height: number) =>
    view.onPlane(pixelAt(camera, [at(index), at(index + 1)]), height) ?? NOWHERE;
  const sidesTo = SIDES_INDEX + guess.pan.sides.length;
  const turns = values.slice(sidesTo);
  const reference = {
    middle: middle(REFERENCE_INDEX, 0),
    turned: isCoin ? 0 : (turns[0] ?? Number.NaN),
    sides: isCoin ? [longest * scale] : [longest * scale, wide * scale],
  };
  const pan = {
    middle: middle(PAN_INDEX, above),
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
 * Fits camera, table, reference and pan at once to the marks and to what is known of focal length, lens,
 * reference and height (bundle adjustment: Triggs et al. 2000). Null if the fit does not converge.
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
    const known = KNOWN_INDEXES.map((index) => values[index] ?? Number.NaN);
    const all = [...reference, ...pan, ...known];
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
