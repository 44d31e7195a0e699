import { fail, ok, type Result } from '../result.ts';
import { type Camera, cameraOf, focalError } from './camera.ts';
import { cornersOf, planeOfCard } from './card.ts';
import { circleThrough } from './circle.ts';
import { planeOfCoin, type Tilt, tiltOf } from './coin.ts';
import type { Plane } from './plane.ts';
import { distance, middleOf, type Point } from './point.ts';
import { type ReferenceId, referenceOf } from './references.ts';

export const PAN_SHAPES = ['round', 'rectangular'] as const;
export type PanShape = (typeof PAN_SHAPES)[number];

/** What was marked in a picture. Points and sizes of the picture are in pixels, lengths in millimeters. */
export interface MarkedScene {
  picture: { width: number; height: number };
  /** As of 35 mm film; null if unknown. */
  focalLength: number | null;
  reference: ReferenceId;
  /** Four corners of a rectangle in any order, or points on the edge of a coin. */
  corners: readonly Point[];
  shape: PanShape;
  /** Points on a round rim, or the four corners of a rectangular one. */
  edges: readonly Point[];
  /** Of the rim above the reference. */
  height: number;
}

/** `reference`, `pan`: the points do not fit its shape; `height`: the rim would be above the camera. */
export type MeasureError = 'reference' | 'pan' | 'height';

export interface PanSize {
  /** A diameter, or two sides, the longer first. */
  sides: readonly number[];
  /** What they would be if the rim lay as high as the reference. */
  level: readonly number[];
  /** The rim in the picture. */
  rim: readonly Point[];
}

/** Larger is no pan. */
const LARGEST = 2000;

/** Points of a drawn circle. */
const DRAWN = 72;

function roundRim(points: readonly Point[], { inPicture }: Plane) {
  const circle = circleThrough(points);
  if (!circle || !(circle.radius > 0 && circle.radius * 2 <= LARGEST)) return null;
  const rim = Array.from({ length: DRAWN }, (_, index) => {
    const angle = (2 * Math.PI * index) / DRAWN;
    const { middle, radius } = circle;
    return inPicture({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
  });
  return { sides: [circle.radius * 2], rim };
}

/** The sides between the middles of opposite edges, which corners that are rounded change least. */
function rectangularRim(points: readonly Point[], { inPicture }: Plane) {
  const ring = cornersOf(points);
  if (!ring) return null;
  const [a, b, c, d] = ring as [Point, Point, Point, Point];
  const sides = [
    distance(middleOf([a, b]), middleOf([c, d])),
    distance(middleOf([b, c]), middleOf([d, a])),
  ].sort((one, other) => other - one);
  return (sides[0] ?? 0) <= LARGEST ? { sides, rim: ring.map(inPicture) } : null;
}

function planeOf(scene: MarkedScene, camera: Camera, scale: number, near?: Tilt): Plane | null {
  const reference = referenceOf(scene.reference);
  if (reference.kind === 'rectangle') {
    const { width, height } = reference;
    return planeOfCard(scene.corners, { width: width * scale, height: height * scale }, camera);
  }
  const pan = { round: scene.shape === 'round', points: scene.edges };
  const tilt = tiltOf(scene.corners, pan, camera, near);
  return planeOfCoin(scene.corners, reference.diameter * scale, tilt, camera);
}

const finite = (scene: MarkedScene) =>
  [...scene.corners, ...scene.edges].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));

/** What the camera saw, but for errors: `focal` and `scale` are shares of the camera's and the reference's own. */
export function sizeOf(
  scene: MarkedScene,
  { focal = 1, scale = 1, near }: { focal?: number; scale?: number; near?: Tilt } = {},
): Result<PanSize, MeasureError> {
  if (!finite(scene)) return fail('reference');
  const usual = cameraOf(scene.picture.width, scene.picture.height, scene.focalLength);
  const plane = planeOf(scene, { ...usual, focal: usual.focal * focal }, scale, near);
  if (!plane) return fail('reference');
  const points = scene.edges.flatMap((point) => plane.onPlane(point) ?? []);
  if (points.length < scene.edges.length) return fail('pan');
  const found = scene.shape === 'round' ? roundRim(points, plane) : rectangularRim(points, plane);
  if (!found) return fail('pan');
  // The rim's plane is nearer to the camera: what is seen through it is larger below (similar triangles).
  const share = 1 - scene.height / plane.camera;
  if (!(share > 0 && share <= 1)) return fail('height');
  return ok({ sides: found.sides.map((side) => side * share), level: found.sides, rim: found.rim });
}
