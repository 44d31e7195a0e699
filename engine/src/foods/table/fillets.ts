import type { AnyFoodId } from '../foods.ts';
import { TRAITS_OF_COUNTING } from './countedTraits.ts';

/** Fish whose piece is a fillet, or as much of one as is served: `piece` of the piece table. */
export const FILLETS: readonly AnyFoodId[] = [...TRAITS_OF_COUNTING.wholeFish, 'mahi-mahi'];

/** Foods whose `piece` is cut off: a square of cornbread, a steak of swordfish. */
export const PORTIONS: readonly AnyFoodId[] = ['cornbread', 'focaccia', 'beef-tenderloin', 'swordfish'];
