import { es as words } from '../../language/line/es.ts';
import { allFoods } from '../listFoods.ts';
import type { FoodList } from './foodList.ts';

/** Every food with its Spanish names, weights and pieces. The packed engine holds the finished list. */
export const foods: FoodList = { language: 'es', words, foods: /* @__PURE__ */ allFoods('es') };
