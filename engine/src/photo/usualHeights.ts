import { PAN_PRESETS } from '../pans/presets.ts';

const DEPTHS_MM = PAN_PRESETS.map(({ pan }) => pan.depth * 10);

/** How high rims of usual pans stand above the table, in millimeters. */
export const USUAL_HEIGHTS = { low: Math.min(...DEPTHS_MM), high: Math.max(...DEPTHS_MM) };

/** A rim of unknown height above the table: the mean and the standard error of anything between these. */
export const UNKNOWN_HEIGHT = {
  height: (USUAL_HEIGHTS.low + USUAL_HEIGHTS.high) / 2,
  heightError: (USUAL_HEIGHTS.high - USUAL_HEIGHTS.low) / Math.sqrt(12),
};
