import type { Point } from './point.ts';

/** The diagonal of 35 mm film, 36 x 24 mm, which focal lengths are compared on (CIPA DCG-001). */
const FILM_DIAGONAL_MM = Math.hypot(36, 24);

/** Main cameras of phones have 24 to 28 mm; cropped video frames 28 to 35 mm. */
const DEFAULT_FOCAL_LENGTH_MM = 28;

/** A camera without lens distortion, whose axis goes through the middle of the picture. */
export interface Camera {
  /** In pixels. */
  focal: number;
  middle: Point;
  /** The relative standard error of the focal length; stated ones are rounded to a millimeter. */
  error: number;
}

/** A picture's camera: its 35 mm equivalent in millimeters, null or 0 (Exif 2.3) if unknown; its size in pixels. */
export function cameraOf(width: number, height: number, focalLength: number | null): Camera {
  const stated = focalLength !== null && focalLength >= 5 && focalLength <= 1000;
  const focal =
    ((stated ? focalLength : DEFAULT_FOCAL_LENGTH_MM) * Math.hypot(width, height)) / FILM_DIAGONAL_MM;
  return { focal, middle: { x: width / 2, y: height / 2 }, error: stated ? 0.03 : 0.12 };
}
