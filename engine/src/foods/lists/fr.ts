import { fr as words } from '../../language/line/fr.ts';
import { allFoods } from '../listFoods.ts';
import type { FoodList } from './foodList.ts';

/** Every food with its French names, weights and pieces. The packed engine holds the finished list. */
export const foods: FoodList = { language: 'fr', words, foods: /* @__PURE__ */ allFoods('fr') };
