import { TRAITS_OF_EATING } from '../foods/table/eatenTraits.ts';

/** Whether a food has a trait that only nutrition asks about. Accepts any text. */
export const hasEatenTrait = (food: string, trait: keyof typeof TRAITS_OF_EATING): boolean =>
  (TRAITS_OF_EATING[trait] as readonly string[]).includes(food);
