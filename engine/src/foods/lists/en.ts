import { en as words } from '../../language/line/en.ts';
import { allFoods } from '../listFoods.ts';
import type { FoodList } from './foodList.ts';

/** Every food with its English names, weights and pieces. The packed engine holds the finished list. */
export const foods: FoodList = { language: 'en', words, foods: /* @__PURE__ */ allFoods('en') };
