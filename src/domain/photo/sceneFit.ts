import type { Camera } from './camera.ts';
import type { Flat, Guess } from './firstGuess.ts';
import { type Fitted, leastSquares } from './leastSquares.ts';
import type { MarkedScene } from './measurePan.ts';
import { distance, type Point } from './point.ts';
import { referenceOf } from './references.ts';
import { type View, viewOf } from './view.ts';

/** Nineteen values in twenty lie within so many standard errors. */
export const NINETEEN_IN_TWENTY = 1.96;

/** Standard error of a height measured with a ruler, in millimeters. */
const HEIGHT_ERROR = 2;

/** The four corners of a rectangle that lies flat, in a ring. */
function cornersOf({ middle, turned, sides }: Flat): Point[] {
  const [x, y] = [(sides[0] ?? 0) / 2, (sides[1] ?? 0) / 2];
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ].map(([a = 0, b = 0]) => ({ x: middle.x + a * cos - b * sin, y: middle.y + a * sin + b * cos }));
}

/** How far, in pixels, a mark is from a circle as it is seen (Sampson 1982). */
function offCircle(mark: Point, { middle, sides }: Flat, above: number, { onPlane }: View): number {
  const outside = (x: number, y: number) => {
    const place = onPlane({ x: mark.x + x, y: mark.y + y }, above);
    return place ? distance(place, middle) - (sides[0] ?? 0) / 2 : Number.NaN;
  };
  return outside(0, 0) / Math.hypot(outside(0.5, 0) - outside(-0.5, 0), outside(0, 0.5) - outside(0, -0.5));
}

/** How far marks are from a thing as it is seen: two numbers for each corner, one for each point of a circle. */
function offMarks(marks: readonly Point[], thing: Flat, above: number, view: View): number[] {
  if (thing.sides.length === 1) return marks.map((mark) => offCircle(mark, thing, above, view));
  return cornersOf(thing).flatMap((corner, index) => {
    const [seen, mark] = [view.inPicture(corner, above), marks[index]];
    return seen && mark ? [seen.x - mark.x, seen.y - mark.y] : [Number.NaN];
  });
}

/** The ring of marks from the one that a rectangle's first corner is seen nearest to. */
function fromNearest(marks: readonly Point[], thing: Flat, above: number, view: View): readonly Point[] {
  if (thing.sides.length === 1) return marks;
  const turns = marks.map((_, by) => [...marks.slice(by), ...marks.slice(0, by)]);
  const off = (ring: readonly Point[]) => Math.hypot(...offMarks(ring, thing, above, view));
  return turns.reduce((one, other) => (off(other) < off(one) ? other : one));
}

/** Where everything is, fitted to the marks. */
export interface SceneFit {
  stand: number;
  view: View;
  above: number;
  pan: Flat;
  /** The outline of the pan in the picture. */
  rim: readonly Point[];
  fitted: Fitted;
  /** One standard error of each side, as a share, for marks off by as much as was said. */
  errors: readonly number[];
  /** How far the marks are from what they should be on, in standard errors. */
  off: { reference: readonly number[]; pan: readonly number[] };
  /** Numbers that the marks give beyond what is asked of them. */
  spare: number;
}

const DRAWN = 72;

function outline(pan: Flat, above: number, { inPicture }: View): Point[] {
  const [across = 0] = pan.sides;
  const round = Array.from({ length: DRAWN }, (_, index) => {
    const angle = (2 * Math.PI * index) / DRAWN;
    return {
      x: pan.middle.x + (across / 2) * Math.cos(angle),
      y: pan.middle.y + (across / 2) * Math.sin(angle),
    };
  });
  return (pan.sides.length === 1 ? round : cornersOf(pan)).flatMap((point) => inPicture(point, above) ?? []);
}

/**
 * Camera, table, reference and pan at once, as the marks tell them best with what is known of focal length, reference
 * and height (bundle adjustment: Triggs et al. 2000). Null if they do not come together.
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
  const [isCoin, isRound] = [known.kind === 'circle', scene.shape === 'round'];

  const placesOf = (values: readonly number[]) => {
    const at = (index: number) => values[index] ?? Number.NaN;
    const stand = guess.stand * Math.exp(at(3));
    const scale = Math.exp(at(4) * scaleError);
    const above = scene.height === 0 ? 0 : scene.height + at(5) * HEIGHT_ERROR;
    const view = viewOf([at(1), at(2)], stand, {
      ...camera,
      focal: camera.focal * Math.exp(at(0) * camera.error),
    });
    const middle = (index: number) => ({ x: at(index) * guess.stand, y: at(index + 1) * guess.stand });
    const reference = {
      middle: middle(6),
      turned: at(8),
      sides: isCoin ? [longest * scale] : [longest * scale, wide * scale],
    };
    const pan = {
      middle: middle(9),
      turned: at(11),
      sides: values.slice(12).map((value) => Math.exp(value) * guess.stand),
    };
    return { stand, above, view, reference, pan };
  };
  const placed = ({ middle, turned }: Flat) => [middle.x / guess.stand, middle.y / guess.stand, turned];
  const start = [
    0,
    ...guess.tilt,
    0,
    0,
    0,
    ...placed(guess.reference),
    ...placed(guess.pan),
    ...guess.pan.sides.map((side) => Math.log(side / guess.stand)),
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
    // A circle has no direction, and a rim as high as the reference no height: these stay as they are.
    const fixed = [...(isCoin ? [at(8)] : []), ...(isRound ? [at(11)] : [])];
    const all = [...reference, ...pan, at(0), at(4), at(5), ...fixed];
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
    errors: pan.sides.map((_, index) => Math.sqrt(fitted.variance(12 + index))),
    off: offOf(fitted.values),
    spare: fitted.residuals.length - fitted.values.length,
  };
}
