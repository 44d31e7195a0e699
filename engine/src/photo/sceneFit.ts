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

/** How a photograph was taken: the camera, and how far off marks may be, in pixels. */
interface Taken {
  camera: Camera;
  markError: number;
}

/** What stays as it is while a scene is fitted. */
interface Setup {
  scene: MarkedScene;
  guess: Guess;
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

function setupOf(scene: MarkedScene, guess: Guess, camera: Camera): Setup {
  const known = referenceOf(scene.reference);
  const isCoin = known.kind === 'circle';
  const [longest, wide] = isCoin ? [known.diameter, known.diameter] : [known.width, known.height];
  const guessed = viewOf(guess.tilt, guess.stand, camera);
  const seen = ({ middle }: Flat, above: number): Seen => {
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
    scaleError: known.tolerance / NINETEEN_IN_TWENTY / longest,
    isCoin,
    isRound: scene.shape === 'round',
    seenReference,
    seenPan: seen(guess.pan, scene.height),
    depth: guess.stand / downAt(guess.tilt, ...seenReference),
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
  ...guess.pan.sides.map((side) => Math.log(side / guess.stand)),
  // A circle has no rotation.
  ...(isCoin ? [] : [guess.reference.turned]),
  ...(isRound ? [] : [guess.pan.turned]),
];

interface Places {
  stand: number;
  above: number;
  view: TiltedView;
  reference: Flat;
  pan: Flat;
}

/** Where everything is by some values. */
function placesOf(setup: Setup, values: readonly number[]): Places {
  const { scene, guess, camera, isCoin, isRound, longest, wide } = setup;
  const at = (index: number) => values[index] ?? Number.NaN;
  const focal = Math.exp(at(0) * camera.error);
  const tilt = [at(1), at(2)] as const;
  // The reference's distance stays the same when the tilt changes; the camera's height would not.
  const stand = setup.depth * focal * Math.exp(at(FAR)) * downAt(tilt, at(6) / focal, at(7) / focal);
  const scale = Math.exp(at(4) * setup.scaleError);
  const above = scene.height === 0 ? 0 : scene.height + at(5) * HEIGHT_ERROR;
  const view = viewOf(tilt, stand, { ...camera, focal: camera.focal * focal });
  const middle = (index: number, height: number) =>
    view.onPlane(pixelAt(camera, [at(index), at(index + 1)]), height) ?? NOWHERE;
  const sidesTo = SIDES + guess.pan.sides.length;
  const turns = values.slice(sidesTo);
  const reference = {
    middle: middle(6, 0),
    turned: isCoin ? 0 : (turns[0] ?? Number.NaN),
    sides: isCoin ? [longest * scale] : [longest * scale, wide * scale],
  };
  const pan = {
    middle: middle(8, above),
    turned: isRound ? 0 : (turns.at(-1) ?? Number.NaN),
    sides: values.slice(SIDES, sidesTo).map((value) => Math.exp(value) * guess.stand),
  };
  return { stand, above, view, reference, pan };
}

/** How far the marks are from where some values put them, in standard errors. */
function marksOff({ scene }: Setup, first: Places, markError: number): (places: Places) => SceneFit['off'] {
  const corners = fromNearest(scene.corners, first.reference, { view: first.view, above: 0 });
  const edges = fromNearest(scene.edges, first.pan, first);
  const inErrors = (off: number[]) => off.map((distance) => distance / markError);
  return ({ above, view, reference, pan }) => ({
    reference: inErrors(offMarks(corners, reference, { view, above: 0 })),
    pan: inErrors(offMarks(edges, pan, { view, above })),
  });
}

/**
 * Fits camera, table, reference and pan at once to the marks and to what is known of focal length, reference
 * and height (bundle adjustment: Triggs et al. 2000). Null if the fit does not converge.
 */
export function fitScene(scene: MarkedScene, guess: Guess, { camera, markError }: Taken): SceneFit | null {
  const setup = setupOf(scene, guess, camera);
  const start = startOf(setup);
  const offOf = marksOff(setup, placesOf(setup, start), markError);
  const fitted = leastSquares((values) => {
    const { reference, pan } = offOf(placesOf(setup, values));
    const at = (index: number) => values[index] ?? Number.NaN;
    const all = [...reference, ...pan, at(0), at(4), at(5)];
    return all.every(Number.isFinite) ? all : null;
  }, start);
  if (!fitted) return null;
  const places = placesOf(setup, fitted.values);
  const { stand, above, view, pan } = places;
  return {
    stand,
    view,
    above,
    pan,
    rim: outline(pan, above, view),
    fitted,
    errors: pan.sides.map((_, index) => Math.sqrt(fitted.variance(SIDES + index))),
    farError: Math.sqrt(fitted.variance(FAR)),
    off: offOf(places),
    spare: fitted.residuals.length - fitted.values.length,
  };
}
