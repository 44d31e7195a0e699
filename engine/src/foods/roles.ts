import { isKindOf } from './generalFood.ts';
import { ROLES } from './table/roles.ts';

export type FoodRole = keyof typeof ROLES;

/** Whether a food, or one that it is a kind of, does what a rule asks about. Accepts any text. */
export const hasRole = (food: string, role: FoodRole): boolean =>
  ROLES[role].some((general) => isKindOf(food, general));
