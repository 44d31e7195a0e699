import { DISHES, type Dish } from '@gramwise/engine/calculators/portions/portionFood.ts';
import {
  APPETITES,
  type PortionError,
  type Portions,
  portions,
} from '@gramwise/engine/calculators/portions/portions.ts';
import {
  isPortionFood,
  PORTION_COUNTRIES,
  PORTION_FOOD_IDS,
  type PortionFoodId,
} from '@gramwise/engine/calculators/portions/portionTable.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { ok, type Result } from '@gramwise/engine/result.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';

export type PortionFields = {
  food: string;
  guests: string;
  /** How many of the guests are children; empty for none. */
  children: string;
  dish: string;
  appetite: string;
  /** Empty for the cook's own. */
  country: string;
};

export const PORTIONS: LiveConfig<PortionFields> = {
  start: { food: 'pasta', guests: '6', children: '', dish: 'main', appetite: 'usual', country: '' },
  choices: {
    food: PORTION_FOOD_IDS,
    dish: DISHES,
    appetite: APPETITES,
    country: PORTION_COUNTRIES,
  },
};

export interface PortionAnswer extends Portions {
  food: PortionFoodId;
  guests: number;
  /** The country that was asked for. */
  asked: CountryId;
}

const find = <Id extends string>(ids: readonly Id[], text: string): Id | undefined =>
  ids.find((id) => id === text);

/** What to buy for the fields; null while the guests are not typed. */
export function portionsFor(
  { food, guests, children, ...choices }: PortionFields,
  decimal: '.' | ',',
): Result<PortionAnswer, PortionError> | null {
  const dish: Dish | undefined = find(DISHES, choices.dish);
  const appetite = find(APPETITES, choices.appetite);
  const country = find(PORTION_COUNTRIES, choices.country);
  if (guests.trim() === '' || !isPortionFood(food) || !dish || !appetite || !country) return null;
  const count = (text: string) => parseQuantity(text, decimal) ?? Number.NaN;
  const all = count(guests);
  const found = portions({
    food,
    country,
    dish,
    appetite,
    guests: all,
    children: children.trim() === '' ? 0 : count(children),
  });
  return found.ok ? ok({ ...found.value, food, guests: all, asked: country }) : found;
}
