import type { Point } from './point.ts';
import type { ReferenceId } from './references.ts';

export const MARKED_SHAPES = ['round', 'rectangular'] as const;
export type MarkedShape = (typeof MARKED_SHAPES)[number];

/** The marks in a picture. Points and picture sizes are in pixels, lengths in millimeters. */
export interface MarkedScene {
  picture: { width: number; height: number };
  /** 35 mm equivalent; null if unknown. */
  focalLength: number | null;
  reference: ReferenceId;
  /** Four corners of a rectangle in any order, or points on the edge of a coin. */
  corners: readonly Point[];
  shape: MarkedShape;
  /** Points on a round rim, or the four corners of a rectangular one. */
  edges: readonly Point[];
  /** Height of the rim above the reference; 0 if both are level by eye. */
  height: number;
  /** Its standard error; by default that of a height measured with a ruler, or of two that are level by eye. */
  heightError?: number;
}

/** `reference`, `pan`: the points do not fit its shape; `height`: the rim would be above the camera. */
export type MeasureError = 'reference' | 'pan' | 'height';

export interface RimSize {
  /** A diameter, or two sides, the longer first. */
  sides: readonly number[];
  /** The size if the rim were level with the reference. */
  level: readonly number[];
  /** The outline of the rim in the picture. */
  rim: readonly Point[];
}
