import { fail, ok, type Result } from '../result.ts';
import type { Camera } from './camera.ts';
import { circleThrough } from './circle.ts';
import type { MarkedScene, MeasureError } from './markedScene.ts';
import { distance, middleOf, type Point } from './point.ts';
import { referenceOf } from './references.ts';
import { type Tilt, viewOf } from './tilt.ts';

/** A flat object on the table: its middle, its rotation, and its sides (one for a circle). */
export interface Flat {
  middle: Point;
  turned: number;
  sides: readonly number[];
}

/** A scene. Lengths in millimeters, angles in radians; the origin is right below the camera. */
export interface Guess {
  tilt: Tilt;
  /** Of the camera above the reference. */
  stand: number;
  reference: Flat;
  pan: Flat;
  /** How badly it fits the marks, in squares: for both in pixels, for each in shares of its size. */
  off: number;
  shares: { reference: number; pan: number };
}

/** The limits of the search: in a plane at 80 degrees nothing can be marked. */
const STEEPEST = (80 * Math.PI) / 180;
const RINGS = 8;
const SPOKES = 12;

/** Guesses are distinct if their tilts are this far apart; how many are pursued. */
const APART = 0.5;
const MOST = 2;

/** A relative error of the reference, squared, that no tilt between those tried explains. */
const UNLIKE = 0.01;

const TILTS: readonly Tilt[] = [
  [0, 0],
  ...Array.from({ length: RINGS * SPOKES }, (_, index): Tilt => {
    const angle = (2 * Math.PI * (index % SPOKES)) / SPOKES;
    const steep = Math.tan((STEEPEST * (Math.floor(index / SPOKES) + 1)) / RINGS);
    return [steep * Math.cos(angle), steep * Math.sin(angle)];
  }),
];

const squared = (list: readonly number[]) => list.reduce((sum, one) => sum + one * one, 0);

/** The circle through points, and their distances from it. */
function roundThrough(points: readonly Point[]): { flat: Flat; off: number } | null {
  const circle = circleThrough(points);
  if (!circle || !(circle.radius > 0)) return null;
  const off = squared(points.map((point) => distance(point, circle.middle) - circle.radius));
  return { flat: { middle: circle.middle, turned: 0, sides: [circle.radius * 2] }, off };
}

/** The rectangle closest to a ring of four points, by its midlines, and how far the ring is from a rectangle. */
function rectangleThrough(ring: readonly Point[]): { flat: Flat; off: number } {
  const [a, b, c, d] = ring as [Point, Point, Point, Point];
  const [left, right] = [middleOf([d, a]), middleOf([b, c])];
  const sides = [distance(left, right), distance(middleOf([a, b]), middleOf([c, d]))];
  const turned = Math.atan2(right.y - left.y, right.x - left.x);
  const off = [
    distance(a, b) - distance(c, d),
    distance(b, c) - distance(d, a),
    distance(a, c) - distance(b, d),
  ];
  return { flat: { middle: middleOf(ring), turned, sides }, off: squared(off) };
}

/** The guess for one tilt, with the camera one unit above the table: a code if something cannot be seen that way. */
function guessAt(tilt: Tilt, scene: MarkedScene, camera: Camera): Guess | MeasureError {
  const { onPlane } = viewOf(tilt, 1, camera);
  const flat = (points: readonly Point[]) => points.flatMap((point) => onPlane(point, 0) ?? []);
  const [corners, edges] = [flat(scene.corners), flat(scene.edges)];
  if (corners.length < scene.corners.length) return 'reference';
  if (edges.length < scene.edges.length) return 'pan';
  const known = referenceOf(scene.reference);
  const thing = known.kind === 'circle' ? roundThrough(corners) : rectangleThrough(corners);
  if (!thing) return 'reference';
  const pan = scene.shape === 'round' ? roundThrough(edges) : rectangleThrough(edges);
  if (!pan) return 'pan';
  const [first = 0, second = first] = thing.flat.sides;
  const upright = second > first;
  const [length, width] =
    known.kind === 'circle' ? [known.diameter, known.diameter] : [known.width, known.height];
  const stand = Math.sqrt((length * width) / (first * second));
  // The relative error of the reference's length or width.
  const ratio =
    (Math.max(first, second) / Math.min(first, second) / (length / width) - 1) * Math.min(first, second);
  if (!(stand > scene.height)) return 'height';
  const placed = ({ middle, turned, sides }: Flat, by: number): Flat => ({
    middle: { x: middle.x * by, y: middle.y * by },
    turned,
    sides: sides.map((side) => side * by),
  });
  const reference = {
    ...thing.flat,
    turned: thing.flat.turned + (upright ? Math.PI / 2 : 0),
    sides: [length, width],
  };
  return {
    tilt,
    stand,
    reference: { ...placed(reference, stand), sides: [length, width] },
    pan: placed(pan.flat, stand - scene.height),
    off: (thing.off + pan.off + ratio * ratio) * camera.focal ** 2,
    shares: {
      reference: (thing.off + ratio * ratio) / first ** 2,
      pan: pan.off / (pan.flat.sides[0] ?? Number.NaN) ** 2,
    },
  };
}

/** Possible scenes, likeliest first, and any object that looks right at no tilt, in case none fits. */
interface Guesses {
  likeliest: readonly Guess[];
  suspect: 'reference' | 'pan';
}

/** Guesses for corners and edges; those of rectangles are rings. A code if no tilt is possible. */
export function guesses(scene: MarkedScene, camera: Camera): Result<Guesses, MeasureError> {
  const all = TILTS.map((tilt) => guessAt(tilt, scene, camera));
  const possible = all.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  if (possible.length === 0) return fail(all[0] as MeasureError);
  const likeliest: Guess[] = [];
  for (const guess of possible.sort((a, b) => a.off - b.off)) {
    const away = likeliest.every(
      ({ tilt: [a, b] }) => Math.hypot(a - guess.tilt[0], b - guess.tilt[1]) > APART,
    );
    if (away) likeliest.push(guess);
    if (likeliest.length === MOST) break;
  }
  // An object that looks right at some tilt is trusted; three points always lie on some circle.
  const least = (of: 'reference' | 'pan') => Math.min(...possible.map(({ shares }) => shares[of]));
  return ok({
    likeliest,
    suspect: least('reference') > Math.max(least('pan'), UNLIKE) ? 'reference' : 'pan',
  });
}
