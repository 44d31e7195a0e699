import type { FoodList } from './listedFood.ts';

/** The food that all of these are, or are kinds of, the nearest: salt, of kosher salts; null if there is none. */
export function sharedGeneral(ids: readonly string[], foods: FoodList): string | null {
  const withGenerals = (id: string): readonly string[] => {
    const of = foods.find((food) => food.id === id)?.of;
    return of === undefined ? [id] : [id, ...withGenerals(of)];
  };
  const [first, ...others] = ids.map(withGenerals);
  return first?.find((id) => others.every((all) => all.includes(id))) ?? null;
}
