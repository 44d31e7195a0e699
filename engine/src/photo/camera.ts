import type { Point } from './point.ts';

/** The diagonal of 35 mm film, 36 x 24 mm, which focal lengths are compared on (CIPA DCG-001). */
const FILM_DIAGONAL_MM = Math.hypot(36, 24);

/** Main cameras of phones have 24 to 28 mm; cropped video frames 28 to 35 mm. */
const DEFAULT_FOCAL_LENGTH_MM = 28;

/**
 * How far a lens shifts a point in the corner of the picture, as a share of its distance from the middle: the standard
 * error of no shift. Main cameras of eight phones in lensfun's database (commit 1c8b8f07, data/db/misc.xml and
 * compact-samsung.xml) have -0.6 to 2.7 %, 1.7 % in the root mean square; pictures that the phone corrected have less.
 */
const CORNER_SHIFT = 0.02;

/** A camera whose axis goes through the middle of the picture. */
export interface Camera {
  /** In pixels. */
  focal: number;
  middle: Point;
  /** The relative standard error of the focal length; stated ones are rounded to a millimeter. */
  error: number;
  /** Radial distortion of the lens, in focal lengths: x / (1 + lens x²) is where a point at x would be without it. */
  lens: number;
  /** The standard error of `lens`. */
  lensError: number;
}

/** A picture's camera: its 35 mm equivalent in millimeters, null or 0 (Exif 2.3) if unknown; its size in pixels. */
export function cameraOf(width: number, height: number, focalLength: number | null): Camera {
  const stated = focalLength !== null && focalLength >= 5 && focalLength <= 1000;
  const focal =
    ((stated ? focalLength : DEFAULT_FOCAL_LENGTH_MM) * Math.hypot(width, height)) / FILM_DIAGONAL_MM;
  return {
    focal,
    middle: { x: width / 2, y: height / 2 },
    error: stated ? 0.03 : 0.12,
    lens: 0,
    lensError: CORNER_SHIFT / (Math.hypot(width, height) / 2 / focal) ** 2,
  };
}
