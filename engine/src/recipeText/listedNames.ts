import type { FoodList, ListedFood, ListedWay } from '../foods/listedFood.ts';
import { type FoodIndex, foodIndex } from './foodIndex.ts';
import type { Lexicon } from './lexicon.ts';

/** A food filled in one way. */
export interface FoodWay {
  food: ListedFood;
  way: ListedWay;
}

/** An index of listed foods by all their names in a language; `ways` maps its ids to foods. */
export interface ListedNames {
  index: FoodIndex;
  ways: ReadonlyMap<string, FoodWay>;
}

/** Indexes listed foods, each way to fill a cup under its own names. */
export function listedNames(foods: FoodList, lexicon: Lexicon): ListedNames {
  const ways = new Map<string, FoodWay>();
  const named = foods.flatMap((food) =>
    food.ways.map((way, index) => {
      const id = `${food.id} ${way.id}`;
      ways.set(id, { food, way });
      return { id, names: [...(index === 0 ? [food.name, ...(food.also ?? [])] : []), ...(way.names ?? [])] };
    }),
  );
  return { index: foodIndex(named, lexicon), ways };
}

/** The foods of a list, each once. */
export const listedFoods = ({ ways }: ListedNames): FoodList => [
  ...new Set([...ways.values()].map(({ food }) => food)),
];
