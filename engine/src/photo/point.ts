/** In pixels of a picture, y downward, or in millimeters of a plane. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

// Math.hypot is ten times slower.
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Twice the area of a triangle, negative if it runs the other way. */
export const crossProduct = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The centroid of some points. */
export function centroid(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The points sorted by angle around their middle. */
export function sortByAngle(points: readonly Point[]): readonly Point[] {
  const middle = centroid(points);
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  return [...points].sort((a, b) => angle(a) - angle(b));
}
