import type { FoodList, ListedFood } from './listedFood.ts';

/** A food in `/foods/<language>.json`: half of them have no cup weight, and an empty list for each is not sent. */
export type FiledFood = Omit<ListedFood, 'ways'> & Partial<Pick<ListedFood, 'ways'>>;

/** A list of foods as its file holds it. */
export const packFoods = (foods: FoodList): readonly FiledFood[] =>
  foods.map(({ ways, ...food }) => (ways.length > 0 ? { ...food, ways } : food));

/** The list of foods in a file. */
export const unpackFoods = (file: readonly FiledFood[]): FoodList =>
  file.map((food) => ({ ...food, ways: food.ways ?? [] }));
