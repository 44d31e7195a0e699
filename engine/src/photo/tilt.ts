import type { Camera } from './camera.ts';
import type { Point } from './point.ts';

/** The tilt of a table: its tangents along x and y of the picture. */
export type Tilt = readonly [number, number];

/** A camera's view of a tilted table at this distance, and of planes parallel to it. */
export interface TiltedView {
  /** Where the line of sight through a point of the picture meets the plane this high above the table; null if none. */
  onPlane: (point: Point, above: number) => Point | null;
  /** The image of a point on that plane; null if it is behind the camera. */
  inPicture: (point: Point, above: number) => Point | null;
}

/** Where a lens shows what it would show at `seen` without distortion, as a factor (Fitzgibbon 2001); NaN nowhere. */
const distortion = (lens: number, [x, y]: readonly [number, number]) =>
  2 / (1 + Math.sqrt(1 - 4 * lens * (x * x + y * y)));

/** The view of a table from `camera` units above it. Planes have their origin right below the camera. */
export function viewOf(
  [a, b]: Tilt,
  cameraHeight: number,
  { focal, middle, lens }: Pick<Camera, 'focal' | 'middle' | 'lens'>,
): TiltedView {
  // Two directions along the table, and one down through it, all perpendicular.
  const across = Math.hypot(1, a);
  const steep = Math.hypot(1, a, b);
  const u = [1 / across, 0, a / across] as const;
  const v = [(-a * b) / (across * steep), across / steep, b / (across * steep)] as const;
  const n = [-a / steep, -b / steep, 1 / steep] as const;
  return {
    onPlane: ({ x, y }, above) => {
      const [dx, dy] = [(x - middle.x) / focal, (y - middle.y) / focal];
      const straight = 1 + lens * (dx * dx + dy * dy);
      if (!(straight > 0)) return null;
      const [sx, sy] = [dx / straight, dy / straight];
      const far = (cameraHeight - above) / (n[0] * sx + n[1] * sy + n[2]);
      if (!(far > 0)) return null;
      return { x: far * (u[0] * sx + u[2]), y: far * (v[0] * sx + v[1] * sy + v[2]) };
    },
    inPicture: ({ x, y }, above) => {
      const down = cameraHeight - above;
      const depth = u[2] * x + v[2] * y + n[2] * down;
      if (!(depth > 0)) return null;
      const [sx, sy] = [(u[0] * x + v[0] * y + n[0] * down) / depth, (v[1] * y + n[1] * down) / depth];
      const shift = focal * distortion(lens, [sx, sy]);
      return shift > 0 ? { x: middle.x + sx * shift, y: middle.y + sy * shift } : null;
    },
  };
}
