import { TRAITS_OF_COUNTING } from '../foods/table/countedTraits.ts';

/** Whether a food has a trait that only counting asks about. Accepts any text. */
export const hasCountedTrait = (food: string, trait: keyof typeof TRAITS_OF_COUNTING): boolean =>
  (TRAITS_OF_COUNTING[trait] as readonly string[]).includes(food);
