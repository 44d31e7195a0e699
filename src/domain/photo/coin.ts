import type { Camera } from './camera.ts';
import { circleThrough } from './circle.ts';
import type { Plane } from './plane.ts';
import { around, distance, type Point } from './point.ts';

/** A direction of the plane: the tangents of its tilt along x and y of the picture. */
type Tilt = readonly [number, number];

/** How far the search goes: in a plane at 75 degrees nothing can be marked. Its first places, and its most steps. */
const STEEPEST = Math.tan((75 * Math.PI) / 180);
const RINGS = 7;
const SPOKES = 16;
const STEPS = 200;
const FINEST = 1e-5;

/** Where lines of sight meet the plane of a tilt, one unit away along the camera's axis. */
function planeOf([a, b]: Tilt, { focal, middle }: Camera) {
  // Two directions at right angles along the plane z = 1 + ax + by.
  const across = Math.hypot(1, a);
  const along = Math.hypot(1, a, b) * across;
  const u = [1 / across, 0, a / across] as const;
  const v = [(-a * b) / along, (1 + a * a) / along, b / along] as const;
  return {
    onPlane: ({ x, y }: Point): Point | null => {
      const [sx, sy] = [(x - middle.x) / focal, (y - middle.y) / focal];
      const depth = 1 / (1 - a * sx - b * sy);
      if (!(depth > 0)) return null;
      const [px, py, pz] = [sx * depth, sy * depth, depth - 1];
      return { x: u[0] * px + u[2] * pz, y: v[0] * px + v[1] * py + v[2] * pz };
    },
    inPicture: (point: Point): Point => {
      const [px, py] = [point.x * u[0] + point.y * v[0], point.y * v[1]];
      const depth = 1 + point.x * u[2] + point.y * v[2];
      return { x: middle.x + (focal * px) / depth, y: middle.y + (focal * py) / depth };
    },
    /** Of the camera above the plane. */
    height: 1 / Math.hypot(1, a, b),
  };
}

/** How far points are from a circle. */
function offCircle(points: readonly Point[]): number[] {
  const circle = circleThrough(points);
  return points.map((point) => (circle ? distance(point, circle.middle) - circle.radius : Number.NaN));
}

/** How far four corners are from a rectangle: opposite sides that differ, diagonals that differ. */
function offRectangle(points: readonly Point[]): number[] {
  const [a, b, c, d] = around(points) as [Point, Point, Point, Point];
  return [distance(a, b) - distance(c, d), distance(b, c) - distance(d, a), distance(a, c) - distance(b, d)];
}

/** What is known of the pan: points of a circle, or the corners of a rectangle. */
interface Pan {
  round: boolean;
  points: readonly Point[];
}

/** How badly coin and pan look like what they are in the plane of a tilt, in pixels squared. */
function misfitOf(tilt: Tilt, coin: readonly Point[], pan: Pan, camera: Camera): number {
  if (!(Math.hypot(...tilt) <= STEEPEST)) return Number.POSITIVE_INFINITY;
  const { onPlane } = planeOf(tilt, camera);
  const flat = (points: readonly Point[]) => points.flatMap((point) => onPlane(point) ?? []);
  const [coinFlat, panFlat] = [flat(coin), flat(pan.points)];
  if (coinFlat.length < coin.length || panFlat.length < pan.points.length) return Number.POSITIVE_INFINITY;
  const off = [...offCircle(coinFlat), ...(pan.round ? offCircle(panFlat) : offRectangle(panFlat))];
  const sum = off.reduce((total, one) => total + (one * camera.focal) ** 2, 0);
  return Number.isNaN(sum) ? Number.POSITIVE_INFINITY : sum;
}

/** The lowest place near a start, by steps that shrink where nothing is lower. */
function lowest(start: Tilt, step: number, of: (tilt: Tilt) => number): Tilt {
  let [best, least] = [start, of(start)];
  let by = step;
  for (let left = STEPS; left > 0 && by > FINEST; left--) {
    const [a, b] = best;
    const next = ([[a + by, b], [a - by, b], [a, b + by], [a, b - by]] as const)
      .map((tilt) => ({ tilt, value: of(tilt) }))
      .reduce((one, other) => (other.value < one.value ? other : one));
    if (next.value < least) [best, least] = [next.tilt, next.value];
    else by /= 2;
  }
  return best;
}

/** The tilt at which a coin is a circle, and the pan what it is; a coin alone would be too small to tell. */
export function tiltOf(coin: readonly Point[], pan: Pan, camera: Camera, near?: Tilt): Tilt {
  const misfit = (tilt: Tilt) => misfitOf(tilt, coin, pan, camera);
  if (near) return lowest(near, 0.02, misfit);
  const starts: Tilt[] = [[0, 0]];
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const angle = (2 * Math.PI * spoke) / SPOKES;
      const steep = Math.tan((ring / RINGS) * Math.atan(STEEPEST));
      starts.push([steep * Math.cos(angle), steep * Math.sin(angle)]);
    }
  }
  const [start] = starts.map((tilt) => ({ tilt, value: misfit(tilt) })).sort((a, b) => a.value - b.value);
  return lowest(start?.tilt ?? [0, 0], 0.2, misfit);
}

/** The plane of a coin of this diameter in millimeters, tilted like this; null if its points are on no circle. */
export function planeOfCoin(coin: readonly Point[], diameter: number, tilt: Tilt, camera: Camera): Plane | null {
  const { onPlane, inPicture, height } = planeOf(tilt, camera);
  const circle = circleThrough(coin.flatMap((point) => onPlane(point) ?? []));
  if (!circle || !(circle.radius > 0)) return null;
  const scale = diameter / 2 / circle.radius;
  return {
    onPlane: (point) => {
      const place = onPlane(point);
      return place && { x: place.x * scale, y: place.y * scale };
    },
    inPicture: ({ x, y }) => inPicture({ x: x / scale, y: y / scale }),
    camera: height * scale,
  };
}

export type { Pan, Tilt };
