import type { Camera } from './camera.ts';
import { depthOf, homographyOf, mapped } from './homography.ts';
import type { Plane } from './plane.ts';
import { around, distance, type Point, turn } from './point.ts';
import { cameraHeight, misfit } from './pose.ts';

/** A side below this many pixels cannot be marked. */
const SHORTEST = 10;

/** Four corners in a ring; null unless each is one: no three in a line, none within the others, none on another. */
export function cornersOf(points: readonly Point[]): readonly Point[] | null {
  const ring = around(points);
  const at = (index: number) => ring[index % ring.length] as Point;
  const corners = ring.every((point, index) => {
    const [next, after] = [at(index + 1), at(index + 2)];
    const side = distance(point, next);
    // The height of the triangle, so that nearly straight corners are none.
    return side >= SHORTEST && turn(point, next, after) / distance(point, after) >= SHORTEST / 4;
  });
  return corners ? ring : null;
}

/**
 * The plane of a rectangle of these sides in millimeters, from its four corners in any order. Which side is the longer
 * one follows from how this camera sees a plane. Null if the points are no corners of it.
 */
export function planeOfCard(
  points: readonly Point[],
  { width, height }: { width: number; height: number },
  camera: Camera,
): Plane | null {
  const ring = cornersOf(points);
  if (!ring) return null;
  const planes = [
    [width, height],
    [height, width],
  ].flatMap(([x = 0, y = 0]) => {
    const card = [
      { x: 0, y: 0 },
      { x, y: 0 },
      { x, y },
      { x: 0, y },
    ];
    const seen = homographyOf(card, ring);
    const back = homographyOf(ring, card);
    return seen && back ? [{ seen, back, misfit: misfit(seen, camera) }] : [];
  });
  const best = planes.sort((a, b) => a.misfit - b.misfit)[0];
  if (!best || !Number.isFinite(best.misfit)) return null;
  const side = Math.sign(depthOf(best.back, ring[0] as Point));
  return {
    onPlane: (point) => (depthOf(best.back, point) * side > 0 ? mapped(best.back, point) : null),
    inPicture: (point) => mapped(best.seen, point),
    camera: cameraHeight(best.seen, camera),
  };
}
