import type { AnyFoodId } from '../foods.ts';

/** Traits of foods that nutrition alone asks about. */
export const TRAITS_OF_EATING = {
  /**
   * Holds no energy: erythritol by Annex XIV of Regulation (EU) 1169/2011, and sweeteners that are mostly that; tea, of
   * which 100 g have 1 kcal when brewed (USDA, NDB 14355).
   */
  noEnergy: [
    'erythritol',
    'erythritol-powdered',
    'monk-fruit-sweetener',
    'stevia',
    'liquid-sweetener',
    'tea-bags',
  ],
  zest: ['lemon-zest', 'lime-zest', 'orange-zest', 'grapefruit-zest'],
  /** Added by the clove or the slice. */
  sliced: ['garlic-minced', 'ginger-fresh'],
} as const satisfies Record<string, readonly AnyFoodId[]>;
