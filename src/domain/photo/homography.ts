import { solve } from './linear.ts';
import type { Point } from './point.ts';

/** Three rows of three, the last of them 1: how one plane is seen from another. */
export type Homography = readonly number[];

const at = (h: Homography, index: number) => h[index] ?? Number.NaN;

/** How deep a point lies in the picture; it changes its sign at the horizon. */
export const depthOf = (h: Homography, { x, y }: Point): number => at(h, 6) * x + at(h, 7) * y + at(h, 8);

/** Where a point of the one plane is on the other. */
export function mapped(h: Homography, point: Point): Point {
  const { x, y } = point;
  const depth = depthOf(h, point);
  return {
    x: (at(h, 0) * x + at(h, 1) * y + at(h, 2)) / depth,
    y: (at(h, 3) * x + at(h, 4) * y + at(h, 5)) / depth,
  };
}

/** The homography that takes four points to four others (Hartley and Zisserman, 4.1); null if three are in a line. */
export function homographyOf(from: readonly Point[], to: readonly Point[]): Homography | null {
  // Numbers around 1 solve best.
  const size = (points: readonly Point[]) =>
    Math.max(...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]), Number.MIN_VALUE);
  const [a, b] = [size(from), size(to)];
  const equations = from.flatMap((point, index) => {
    const [x, y] = [point.x / a, point.y / a];
    const [u, v] = [(to[index]?.x ?? Number.NaN) / b, (to[index]?.y ?? Number.NaN) / b];
    return [
      { row: [x, y, 1, 0, 0, 0, -u * x, -u * y], right: u },
      { row: [0, 0, 0, x, y, 1, -v * x, -v * y], right: v },
    ];
  });
  const h = solve(
    equations.map(({ row }) => row),
    equations.map(({ right }) => right),
  );
  if (!h) return null;
  const scale = [b / a, b / a, b, b / a, b / a, b, 1 / a, 1 / a];
  return [...h.map((value, index) => value * (scale[index] ?? 1)), 1];
}
