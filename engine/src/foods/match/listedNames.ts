import type { Lexicon } from '../../language/lexicon.ts';
import type { FoodList, ListedFood, ListedWay } from '../listedFood.ts';
import { type FoodIndex, foodIndex } from './foodIndex.ts';
import { foodOfLine } from './matchFood.ts';

/** A food filled in one way. */
export interface FoodWay {
  food: ListedFood;
  way: ListedWay;
}

/** An index of listed foods by all their names in a language; `ways` maps its ids to foods. */
export interface ListedNames {
  index: FoodIndex;
  ways: ReadonlyMap<string, FoodWay>;
  /** An index of the names that foods of very different weights share; its ids are keys of `sharers`. */
  shared: FoodIndex;
  sharers: ReadonlyMap<string, readonly FoodWay[]>;
}

/** The foods of each shared name. */
function sharersIn(foods: FoodList): ReadonlyMap<string, readonly FoodWay[]> {
  const sharers = new Map<string, FoodWay[]>();
  for (const food of foods)
    for (const name of food.shared ?? [])
      sharers.set(name, [...(sharers.get(name) ?? []), { food, way: food.ways[0] }]);
  return sharers;
}

/** Indexes listed foods, each way to fill a cup under its own names. */
export function listedNames(foods: FoodList, lexicon: Lexicon): ListedNames {
  const sharers = sharersIn(foods);
  const shared = [...sharers.keys()].map((name) => ({ id: name, names: [name] }));
  const ways = new Map<string, FoodWay>();
  const named = foods.flatMap((food) =>
    food.ways.map((way, index) => {
      const id = `${food.id} ${way.id}`;
      ways.set(id, { food, way });
      return {
        id,
        names: [
          ...(index === 0 ? [food.name, ...(food.also ?? []), ...(food.shared ?? [])] : []),
          ...(way.names ?? []),
        ],
      };
    }),
  );
  return { index: foodIndex(named, lexicon), ways, shared: foodIndex(shared, lexicon), sharers };
}

/** The foods of a list, each once. */
export const listedFoods = ({ ways }: ListedNames): FoodList => [
  ...new Set([...ways.values()].map(({ food }) => food)),
];

/** The foods that a line may mean whose name several share; empty if its name is not shared. */
export function sharersOf(
  text: string,
  read: Parameters<typeof foodOfLine>[1],
  { index, shared, sharers }: ListedNames,
): readonly FoodWay[] {
  const match = read.food === '' || foodOfLine(text, read, index) ? null : foodOfLine(text, read, shared);
  return match && match.confidence !== 'typo' ? (sharers.get(match.id) ?? []) : [];
}
