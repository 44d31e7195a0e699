import type { FoodList, ListedFood } from '#domain/foods/listedFood.ts';

/** The food with an id, and the way to fill the cup that the id means; null if the list lacks it. */
export function findById(list: FoodList, id: string): { food: ListedFood; as: string } | null {
  for (const food of list) {
    if (food.id === id) return { food, as: '' };
    const way = food.ways.find(({ alias }) => alias === id);
    if (way) return { food, as: way.id };
  }
  return null;
}

/** Foods, and foods filled in another than the usual way, with the names that find them. */
export function searchable(foods: FoodList) {
  return foods.flatMap(({ id, name, also = [], ways: [usual, ...others] }) => [
    { food: id, as: '', name, names: [name, ...also, ...(usual.names ?? [])] },
    ...others.flatMap(({ id: as, names }) =>
      names ? [{ food: id, as, name: names[0] ?? name, names }] : [],
    ),
  ]);
}
