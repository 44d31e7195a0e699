import type { Point } from '../../src/photo/point.ts';
import { findReference, type ReferenceId } from '../../src/photo/references.ts';
import { type Lens, shiftOf } from './phoneLenses.ts';

/** A pan and a reference on a table, and a camera that views them. Lengths in millimeters, angles in degrees. */
export interface Scene {
  reference: ReferenceId;
  /** A diameter, or two sides. */
  sides: readonly number[];
  /** Height of the rim above the reference. */
  height: number;
  /** Of the camera's axis from straight down, and around it. */
  tilt: number;
  turn: number;
  /** From the camera to the table. */
  distance: number;
  /** 35 mm equivalent. */
  focal: number;
  picture: { width: number; height: number };
  /** None is a pinhole. */
  lens?: Lens;
}

/** How a camera sees points: x and y along the table, z up. Written independently of the domain. */
function viewThrough({ tilt, turn, distance, focal, picture, lens }: Scene) {
  const [t, a] = [(tilt * Math.PI) / 180, (turn * Math.PI) / 180];
  const pixels = (focal * Math.hypot(picture.width, picture.height)) / Math.hypot(36, 24);
  const forward = [Math.sin(t) * Math.cos(a), Math.sin(t) * Math.sin(a), -Math.cos(t)] as const;
  const right = [Math.sin(a), -Math.cos(a), 0] as const;
  const down = [-Math.cos(t) * Math.cos(a), -Math.cos(t) * Math.sin(a), -Math.sin(t)] as const;
  return ([x, y, z]: readonly [number, number, number]): Point => {
    const from = [x + forward[0] * distance, y + forward[1] * distance, z + forward[2] * distance] as const;
    const along = (axis: readonly [number, number, number]) =>
      axis[0] * from[0] + axis[1] * from[1] + axis[2] * from[2];
    const depth = along(forward);
    const [sx, sy] = [(pixels * along(right)) / depth, (pixels * along(down)) / depth];
    const shift = lens
      ? shiftOf(lens, Math.hypot(sx, sy) / (Math.min(picture.width, picture.height) / 2))
      : 1;
    return { x: picture.width / 2 + sx * shift, y: picture.height / 2 + sy * shift };
  };
}

const ring = (middle: Point, radius: number, count: number, z: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = 0.4 + (2 * Math.PI * index) / count;
    return [middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle), z] as const;
  });

const rectangle = (middle: Point, width: number, height: number, z: number) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => [middle.x + (x * width) / 2, middle.y + (y * height) / 2, z] as const);

/** The points that a visitor would mark, exactly; a coin has five, a round rim `edges`. */
export function marksIn(scene: Scene, edges = 5) {
  const reference = findReference(scene.reference);
  const [first = 0, second] = scene.sides;
  const half = reference.kind === 'rectangle' ? reference.width / 2 : reference.diameter / 2;
  const apart = (first / 2 + half + 25) / 2;
  const left = { x: -apart, y: -10 };
  const right = { x: apart, y: 5 };
  const see = viewThrough(scene);
  const corners =
    reference.kind === 'rectangle'
      ? rectangle(left, reference.width, reference.height, 0)
      : ring(left, reference.diameter / 2, 5, 0);
  const rim =
    second === undefined
      ? ring(right, first / 2, edges, scene.height)
      : rectangle(right, first, second, scene.height);
  return { corners: corners.map(see), edges: rim.map(see) };
}

/** Pseudorandom numbers, always the same (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (low: number, high: number) => low + (high - low) * uniform(),
    pickOne: <T>(list: readonly T[]): T => list[Math.floor(uniform() * list.length)] as T,
    /** Normally distributed (Box and Muller). */
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}
