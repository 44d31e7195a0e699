import type { Point } from './point.ts';

/** The diagonal of 35 mm film, 36 x 24 mm, which focal lengths are compared on (CIPA DCG-001). */
const FILM_DIAGONAL = Math.hypot(36, 24);

/** Main cameras of phones have 24 to 28 mm; half of their buyers' lenses are near the middle. */
const USUAL_FOCAL_LENGTH = 26;

/** A camera without lens errors, whose axis meets the middle of the picture. */
export interface Camera {
  /** In pixels. */
  focal: number;
  middle: Point;
}

/** The camera of a picture: focal length in millimeters as of 35 mm film, null if unknown; its size in pixels. */
export function cameraOf(width: number, height: number, focalLength: number | null): Camera {
  const focal = ((focalLength ?? USUAL_FOCAL_LENGTH) * Math.hypot(width, height)) / FILM_DIAGONAL;
  return { focal, middle: { x: width / 2, y: height / 2 } };
}

/** How far a focal length may be off, one standard error as a share: stated ones are rounded to a millimeter. */
export const focalError = (focalLength: number | null): number => (focalLength === null ? 0.1 : 0.03);
