import { crossProduct, distance, type Point, sortByAngle } from './point.ts';

/** Shorter sides cannot be marked. */
const MIN_SIDE_PX = 10;

/** Four corners in a ring; null unless each is a corner: no three in a line, none inside the others, no two equal. */
export function cornersOf(points: readonly Point[]): readonly Point[] | null {
  const ring = sortByAngle(points);
  const at = (index: number) => ring[index % ring.length] as Point;
  const corners = ring.every((point, index) => {
    const [next, after] = [at(index + 1), at(index + 2)];
    const side = distance(point, next);
    // The height of the triangle, so that nearly straight corners do not count.
    return (
      side >= MIN_SIDE_PX && crossProduct(point, next, after) / distance(point, after) >= MIN_SIDE_PX / 4
    );
  });
  return corners && ring.length === 4 ? ring : null;
}
