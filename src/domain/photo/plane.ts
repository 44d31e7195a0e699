import type { Point } from './point.ts';

/** The plane that the reference lies in, and how the picture shows it. */
export interface Plane {
  /** A point of the picture in millimeters of the plane; null beyond its horizon. */
  onPlane: (point: Point) => Point | null;
  /** A point of the plane in the picture. */
  inPicture: (point: Point) => Point;
  /** How high the camera stands above it, in millimeters. */
  camera: number;
}
