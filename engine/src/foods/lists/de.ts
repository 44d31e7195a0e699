import { de as words } from '../../language/line/de.ts';
import { allFoods } from '../listFoods.ts';
import type { FoodList } from './foodList.ts';

/** Every food with its German names, weights and pieces. The packed engine holds the finished list. */
export const foods: FoodList = { language: 'de', words, foods: /* @__PURE__ */ allFoods('de') };
