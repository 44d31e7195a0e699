import type { PanOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { MAX_FACTOR } from '@gramwise/engine/recipes/stock.ts';

/** A pan to choose, with its baking area in square centimeters. */
export interface PanArea {
  id: string;
  name: string;
  origin: PanOrigin;
  area: number;
}

/** The pans that a recipe can be scaled to, by its pan's area in square centimeters; none if it is not baked in one. */
export const pansFor = (pans: readonly PanArea[], originalArea: number | null): readonly PanArea[] =>
  originalArea === null ? [] : pans.filter(({ area }) => area / originalArea <= MAX_FACTOR);
