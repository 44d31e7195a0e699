import { LARGEST_FACTOR } from '@gramwise/engine/recipes/stock.ts';

/** A pan to choose, and the area it bakes in, in square centimeters. */
export interface PanArea {
  id: string;
  name: string;
  area: number;
}

/** The pans that a recipe for a pan of `own` square centimeters can be scaled to; none if it is not baked in one. */
export const pansFor = (pans: readonly PanArea[], originalArea: number | null): readonly PanArea[] =>
  originalArea === null ? [] : pans.filter(({ area }) => area / originalArea <= LARGEST_FACTOR);
