/** A place in the room, in meters. */
export type Position = readonly [x: number, y: number, z: number];

/** Sixteen numbers in column-major order, as WebXR gives them. */
type Matrix = Readonly<ArrayLike<number>>;

const at = (list: Matrix, index: number) => list[index] ?? 0;

/** The position of a pose. */
export const positionOf = (matrix: Matrix): Position => [at(matrix, 12), at(matrix, 13), at(matrix, 14)];

/** The upward direction of a pose; for a hit test, the surface normal. */
export const upOf = (matrix: Matrix): Position => [at(matrix, 4), at(matrix, 5), at(matrix, 6)];

/** In meters. */
export const distanceOf = (a: Position, b: Position): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** With this many segments a ring looks round. */
const RING_SEGMENTS = 40;

/** Triangles of a ring that lies on the surface of a pose; radii in meters. */
export function ringTriangles(matrix: Matrix, inner: number, outer: number): number[] {
  const corner = (radius: number, piece: number) => {
    const angle = (2 * Math.PI * piece) / RING_SEGMENTS;
    const [across, along] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return [0, 1, 2].map(
      (axis) => at(matrix, axis) * across + at(matrix, 8 + axis) * along + at(matrix, 12 + axis),
    );
  };
  return Array.from({ length: RING_SEGMENTS }, (_, piece) => {
    const [a, b] = [corner(inner, piece), corner(outer, piece)];
    const [c, d] = [corner(inner, piece + 1), corner(outer, piece + 1)];
    return [...a, ...b, ...c, ...c, ...b, ...d];
  }).flat(2);
}

/** Triangles of a straight band between two places, lying flat under `up`; the width in meters. */
export function bandTriangles(from: Position, to: Position, up: Position, width: number): number[] {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const side = [up[1] * z - up[2] * y, up[2] * x - up[0] * z, up[0] * y - up[1] * x];
  const length = Math.hypot(...side);
  if (length === 0) return [];
  const half = side.map((part) => (part * width) / 2 / length);
  const corner = (place: Position, sign: 1 | -1) => place.map((part, axis) => part + sign * at(half, axis));
  const [a, b, c, d] = [corner(from, 1), corner(from, -1), corner(to, 1), corner(to, -1)];
  return [a, b, c, c, b, d].flat();
}
