import { around, distance, type Point, turn } from './point.ts';

/** A side of fewer pixels cannot be marked. */
const SHORTEST = 10;

/** Four corners in a ring; null unless each is a corner: no three in a line, none inside the others, no two equal. */
export function cornersOf(points: readonly Point[]): readonly Point[] | null {
  const ring = around(points);
  const at = (index: number) => ring[index % ring.length] as Point;
  const corners = ring.every((point, index) => {
    const [next, after] = [at(index + 1), at(index + 2)];
    const side = distance(point, next);
    // The height of the triangle, so that nearly straight corners do not count.
    return side >= SHORTEST && turn(point, next, after) / distance(point, after) >= SHORTEST / 4;
  });
  return corners && ring.length === 4 ? ring : null;
}
