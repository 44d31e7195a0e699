import type { Camera } from './camera.ts';
import type { Homography } from './homography.ts';

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector) => Math.sqrt(dot(a, a));
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The directions and the origin of a plane as the camera has them (Zhang 2000, 3.1), but for their scale. */
function columnsOf(seen: Homography, { focal, middle }: Camera): readonly [Vector, Vector, Vector] {
  const column = (index: number): Vector => {
    const [x = 0, y = 0, w = 0] = [seen[index], seen[index + 3], seen[index + 6]];
    return [(x - middle.x * w) / focal, (y - middle.y * w) / focal, w];
  };
  return [column(0), column(1), column(2)];
}

/** How high a camera stands above a plane that it sees like this, in the units of the plane. */
export function cameraHeight(seen: Homography, camera: Camera): number {
  const [across, along, origin] = columnsOf(seen, camera);
  const normal = cross(across, along);
  return Math.abs((2 * dot(normal, origin)) / (length(normal) * (length(across) + length(along))));
}

/** How little a plane looks like one seen by this camera: its directions are equal and square for a perfect fit, 0. */
export function misfit(seen: Homography, camera: Camera): number {
  const [across, along] = columnsOf(seen, camera);
  const [a, b] = [length(across), length(along)];
  return Math.abs(Math.log(a / b)) + Math.abs(dot(across, along)) / (a * b);
}
