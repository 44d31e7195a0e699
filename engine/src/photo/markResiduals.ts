import type { FlatShape } from './guessScenes.ts';
import { distance, type Point } from './point.ts';
import type { TiltedView } from './tilt.ts';

/** The four corners of a flat rectangle, in order. */
export function flatCorners({ middle, turned, sides }: FlatShape): Point[] {
  const [x, y] = [(sides[0] ?? 0) / 2, (sides[1] ?? 0) / 2];
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ].map(([a = 0, b = 0]) => ({ x: middle.x + a * cos - b * sin, y: middle.y + a * sin + b * cos }));
}

/** A view of a plane this high above the table. */
export interface PlaneView {
  view: TiltedView;
  above: number;
}

/** A mark's distance in pixels from the image of a circle (Sampson 1982). */
function circleResidual(mark: Point, { middle, sides }: FlatShape, { view, above }: PlaneView): number {
  const outside = (x: number, y: number) => {
    const place = view.onPlane({ x: mark.x + x, y: mark.y + y }, above);
    return place ? distance(place, middle) - (sides[0] ?? 0) / 2 : Number.NaN;
  };
  const off = outside(0, 0);
  return off / 2 / Math.sqrt((outside(0.5, 0) - off) ** 2 + (outside(0, 0.5) - off) ** 2);
}

/** The distances of marks from an object's image: two numbers for each corner, one for each point of a circle. */
export function markResiduals(marks: readonly Point[], shape: FlatShape, plane: PlaneView): number[] {
  const { view, above } = plane;
  if (shape.sides.length === 1) return marks.map((mark) => circleResidual(mark, shape, plane));
  return flatCorners(shape).flatMap((corner, index) => {
    const [seen, mark] = [view.inPicture(corner, above), marks[index]];
    return seen && mark ? [seen.x - mark.x, seen.y - mark.y] : [Number.NaN];
  });
}

/** The ring of marks, starting with the one nearest to the image of the rectangle's first corner. */
export function startAtNearest(
  marks: readonly Point[],
  shape: FlatShape,
  plane: PlaneView,
): readonly Point[] {
  if (shape.sides.length === 1) return marks;
  const turns = marks.map((_, by) => [...marks.slice(by), ...marks.slice(0, by)]);
  const off = (ring: readonly Point[]) => Math.hypot(...markResiduals(ring, shape, plane));
  return turns.reduce((best, other) => (off(other) < off(best) ? other : best));
}
