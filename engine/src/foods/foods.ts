import type { FoodFigures } from './food.ts';
import { bakery } from './table/bakery.ts';
import { baking } from './table/baking.ts';
import { cheese } from './table/cheese.ts';
import { condiments } from './table/condiments.ts';
import { dairy } from './table/dairy.ts';
import { drinks } from './table/drinks.ts';
import { fats } from './table/fats.ts';
import { fish } from './table/fish.ts';
import { flours } from './table/flours.ts';
import { fruit } from './table/fruit.ts';
import { grains } from './table/grains.ts';
import { legumes } from './table/legumes.ts';
import { meat } from './table/meat.ts';
import { nuts } from './table/nuts.ts';
import { spices } from './table/spices.ts';
import { sugars } from './table/sugars.ts';
import { sweets } from './table/sweets.ts';
import type { UNMEASURED } from './table/unmeasured.ts';
import { vegetables } from './table/vegetables.ts';

/** Every food by category, in the order of the weight chart. */
export const FOOD_GROUPS = {
  flours,
  sugars,
  baking,
  fats,
  dairy,
  cheese,
  nuts,
  grains,
  legumes,
  fruit,
  vegetables,
  spices,
  condiments,
  drinks,
  bakery,
  meat,
  fish,
  sweets,
} as const satisfies Record<string, FoodFigures>;

export type CategoryId = keyof typeof FOOD_GROUPS;

type IdsOf<Table> = Table extends unknown ? keyof Table & string : never;
/** A food that a source weighs by the cup. */
export type FoodId = IdsOf<(typeof FOOD_GROUPS)[CategoryId]>;
export type UnmeasuredId = (typeof UNMEASURED)[keyof typeof UNMEASURED][number];
/** Any food of the pantry. */
export type AnyFoodId = FoodId | UnmeasuredId;
