import { hasListedTrait, type ListedFood } from '../foods/listedFood.ts';
import { sentenceName } from '../foods/sentenceName.ts';
import { US_MEASURES } from '../units/usMeasures.ts';

/** What the amounts of a food are computed and written with. */
export interface FoodFacts {
  id: string;
  name: string;
  /** What it is called in a sentence, if that differs. */
  inText?: string;
  /** Grams per milliliter; null where no source weighs a cup of it. */
  density: number | null;
  /** Cooks pour it, so that metric kitchens measure it in milliliters. */
  liquid: boolean;
  /** Grams of one piece, such as a large egg; null for a food that is not counted. */
  piece: number | null;
}

/** The size of eggs, and of other pieces, that recipes mean. */
const USUAL_SIZES = ['large', 'piece', 'clove', 'medium'];

/** The facts of a listed food. */
export function factsOf(food: ListedFood): FoodFacts {
  const {
    id,
    name,
    ways: [way],
    pieces = [],
  } = food;
  const inText = sentenceName(food);
  const usual =
    USUAL_SIZES.flatMap((size) => pieces.find((piece) => piece.id === size) ?? [])[0] ?? pieces[0];
  return {
    id,
    name,
    ...(inText !== name && { inText }),
    density: way ? way.cup / US_MEASURES.cup : null,
    liquid: hasListedTrait(food, 'liquid'),
    piece: usual?.grams ?? null,
  };
}
