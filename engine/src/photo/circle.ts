import { solveLeastSquares } from './linearEquations.ts';
import { centroid, distance, type Point } from './point.ts';

export interface Circle {
  middle: Point;
  radius: number;
}

/** The circle through three points, or closest to more of them (Kasa 1976); null for a line. */
export function circleThrough(points: readonly Point[]): Circle | null {
  const start = centroid(points);
  const size = Math.max(...points.map((point) => distance(point, start)));
  const near = points.map(({ x, y }) => ({ x: (x - start.x) / size, y: (y - start.y) / size }));
  const found = solveLeastSquares(
    near.map(({ x, y }) => [x, y, 1]),
    near.map(({ x, y }) => x * x + y * y),
  );
  if (!found) return null;
  const [a = 0, b = 0, c = 0] = found;
  return {
    middle: { x: start.x + (a * size) / 2, y: start.y + (b * size) / 2 },
    radius: size * Math.sqrt(c + (a * a + b * b) / 4),
  };
}
