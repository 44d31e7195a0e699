import { fail, ok, type Result } from '../result.ts';
import type { Camera } from './camera.ts';
import { circleThrough } from './circle.ts';
import { sumOfSquares } from './leastSquares.ts';
import type { MarkedScene, MeasureError } from './markedScene.ts';
import { centroid, distance, type Point } from './point.ts';
import { findReference } from './references.ts';
import { type Tilt, viewOf } from './tilt.ts';

/** A flat object on the table: its middle, its rotation, and its sides (one for a circle). */
export interface FlatShape {
  middle: Point;
  turned: number;
  sides: readonly number[];
}

/** A scene. Lengths in millimeters, angles in radians; the origin is right below the camera. */
export interface SceneGuess {
  tilt: Tilt;
  /** Height of the camera above the reference. */
  cameraHeight: number;
  reference: FlatShape;
  pan: FlatShape;
  /** Squared errors of the fit: in pixels for both objects, and relative to the size for each. */
  error: number;
  shares: { reference: number; pan: number };
}

/** The search grid; in a plane tilted by 80 degrees nothing can be marked. */
const MAX_TILT = (80 * Math.PI) / 180;
const RINGS = 8;
const SPOKES = 12;

/** Guesses count as distinct if their tilts differ by more; only the best ones are pursued. */
const MIN_TILT_DISTANCE = 0.5;
const MAX_GUESSES = 2;

/** A squared relative error of the reference too large for any tilt between those tried. */
const MIN_SUSPECT_ERROR = 0.01;

const TILTS: readonly Tilt[] = [
  [0, 0],
  ...Array.from({ length: RINGS * SPOKES }, (_, index): Tilt => {
    const angle = (2 * Math.PI * (index % SPOKES)) / SPOKES;
    const steep = Math.tan((MAX_TILT * (Math.floor(index / SPOKES) + 1)) / RINGS);
    return [steep * Math.cos(angle), steep * Math.sin(angle)];
  }),
];

/** The circle through points, and their distances from it. */
function roundThrough(points: readonly Point[]): { flat: FlatShape; error: number } | null {
  const circle = circleThrough(points);
  if (!circle || !(circle.radius > 0)) return null;
  const error = sumOfSquares(points.map((point) => distance(point, circle.middle) - circle.radius));
  return { flat: { middle: circle.middle, turned: 0, sides: [circle.radius * 2] }, error };
}

/** The rectangle closest to a ring of four points, by its midlines, and how far the ring is from a rectangle. */
function rectangleThrough(ring: readonly Point[]): { flat: FlatShape; error: number } {
  const [a, b, c, d] = ring as [Point, Point, Point, Point];
  const [left, right] = [centroid([d, a]), centroid([b, c])];
  const sides = [distance(left, right), distance(centroid([a, b]), centroid([c, d]))];
  const turned = Math.atan2(right.y - left.y, right.x - left.x);
  const error = [
    distance(a, b) - distance(c, d),
    distance(b, c) - distance(d, a),
    distance(a, c) - distance(b, d),
  ];
  return { flat: { middle: centroid(ring), turned, sides }, error: sumOfSquares(error) };
}

/** The guess for one tilt, with the camera one unit above the table: a code if something cannot be seen that way. */
function guessAt(tilt: Tilt, scene: MarkedScene, camera: Camera): SceneGuess | MeasureError {
  const { onPlane } = viewOf(tilt, 1, camera);
  const flat = (points: readonly Point[]) => points.flatMap((point) => onPlane(point, 0) ?? []);
  const [corners, edges] = [flat(scene.corners), flat(scene.edges)];
  if (corners.length < scene.corners.length) return 'reference';
  if (edges.length < scene.edges.length) return 'pan';
  const known = findReference(scene.reference);
  const shape = known.kind === 'circle' ? roundThrough(corners) : rectangleThrough(corners);
  if (!shape) return 'reference';
  const pan = scene.shape === 'round' ? roundThrough(edges) : rectangleThrough(edges);
  if (!pan) return 'pan';
  const [first = 0, second = first] = shape.flat.sides;
  const upright = second > first;
  const [length, width] =
    known.kind === 'circle' ? [known.diameter, known.diameter] : [known.width, known.height];
  const cameraHeight = Math.sqrt((length * width) / (first * second));
  // The relative error of the reference's length or width.
  const ratio =
    (Math.max(first, second) / Math.min(first, second) / (length / width) - 1) * Math.min(first, second);
  if (!(cameraHeight > scene.height)) return 'height';
  const placed = ({ middle, turned, sides }: FlatShape, by: number): FlatShape => ({
    middle: { x: middle.x * by, y: middle.y * by },
    turned,
    sides: sides.map((side) => side * by),
  });
  const reference = {
    ...shape.flat,
    turned: shape.flat.turned + (upright ? Math.PI / 2 : 0),
    sides: [length, width],
  };
  return {
    tilt,
    cameraHeight,
    reference: { ...placed(reference, cameraHeight), sides: [length, width] },
    pan: placed(pan.flat, cameraHeight - scene.height),
    error: (shape.error + pan.error + ratio * ratio) * camera.focal ** 2,
    shares: {
      reference: (shape.error + ratio * ratio) / first ** 2,
      pan: pan.error / (pan.flat.sides[0] ?? Number.NaN) ** 2,
    },
  };
}

/** Possible scenes, likeliest first, and the object to blame if none fits. */
interface Guesses {
  likeliest: readonly SceneGuess[];
  suspect: 'reference' | 'pan';
}

/** Guesses for corners and edges; those of rectangles are rings. A code if no tilt is possible. */
export function guessScenes(scene: MarkedScene, camera: Camera): Result<Guesses, MeasureError> {
  const all = TILTS.map((tilt) => guessAt(tilt, scene, camera));
  const possible = all.flatMap((guess) => (typeof guess === 'string' ? [] : [guess]));
  if (possible.length === 0) return fail(all[0] as MeasureError);
  const likeliest: SceneGuess[] = [];
  for (const guess of possible.sort((a, b) => a.error - b.error)) {
    const isDistinct = likeliest.every(
      ({ tilt: [a, b] }) => Math.hypot(a - guess.tilt[0], b - guess.tilt[1]) > MIN_TILT_DISTANCE,
    );
    if (isDistinct) likeliest.push(guess);
    if (likeliest.length === MAX_GUESSES) break;
  }
  // An object that looks right at some tilt is trusted; three points always lie on some circle.
  const smallestError = (of: 'reference' | 'pan') => Math.min(...possible.map(({ shares }) => shares[of]));
  return ok({
    likeliest,
    suspect:
      smallestError('reference') > Math.max(smallestError('pan'), MIN_SUSPECT_ERROR) ? 'reference' : 'pan',
  });
}
