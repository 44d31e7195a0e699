import type { MarketId } from '../../kitchens/markets.ts';
import type { AnyFoodId } from '../foods.ts';
import type { PieceId } from '../piece.ts';

/** Traits of foods that counting their pieces alone asks about. */
export const TRAITS_OF_COUNTING = {
  /** Meat of which a piece is a whole one: a chicken breast, but not a flank steak. */
  wholePieces: [
    ...(['chicken-breasts', 'chicken-thighs', 'chicken-drumsticks', 'chicken-wings'] as const),
    ...(['pork-chops', 'lamb-chops', 'sausages', 'bratwurst'] as const),
  ],
  /** Its pieces are slices: `8 thick-cut bacon`. */
  slicedPieces: ['bacon', 'lardons'],
  /** Fish whose piece is a fillet, though cooks buy them whole too: a trout weighs more than a fillet of it. */
  wholeFish: [
    ...(['trout', 'mackerel', 'herring', 'sea-bass', 'red-snapper', 'sole', 'hake', 'whiting'] as const),
    ...(['cod', 'haddock', 'pollock', 'halibut', 'salmon', 'tilapia', 'catfish', 'pike-perch'] as const),
  ],
  /** Its name alone means a whole bird or, of more, pieces of one: `8 chicken`. */
  birds: ['chicken'],
} as const satisfies Record<string, readonly AnyFoodId[]>;

/**
 * Foods that are another size in a market: a Spanish cebolleta has a bulb, a European pickle is a gherkin.
 */
export const OTHER_SIZES: Readonly<Partial<Record<AnyFoodId, MarketId>>> = {
  'scallions-sliced': 'es',
  'dill-pickles': 'eu',
  prawns: 'eu',
};

/** Up to how many inches across foods are of a size: NDB 18364. */
export const SIZES_BY_WIDTH: Readonly<
  Partial<
    Record<
      AnyFoodId,
      readonly (readonly [inches: number, size: 'small' | 'medium' | 'large' | 'extraLarge'])[]
    >
  >
> = {
  'flour-tortillas': [
    [6.5, 'small'],
    [8.5, 'medium'],
    [10.5, 'large'],
    [14, 'extraLarge'],
  ],
  'pizza-dough': [[9, 'small']],
};

/** The size of an egg that names none, by market: M in the European Union, large in America. */
export const USUAL_EGG: Readonly<Partial<Record<MarketId, PieceId>>> = {
  us: 'large',
  ca: 'large',
  eu: 'medium',
  // With the next larger size most eggs there: INE, producción de huevos de consumo, July 2024
  cl: 'large',
};
