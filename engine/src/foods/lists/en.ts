import type { FoodList } from '../../api/foodList.ts';
import { en as words } from '../../language/line/en.ts';
import { allFoods } from '../listFoods.ts';

/** Every food with its English names, weights and pieces. The packed engine holds the finished list. */
export const foods: FoodList = { language: 'en', words, foods: /* @__PURE__ */ allFoods('en') };
