import { addDays, type CalendarDate } from './calendar.ts';

export const STORAGE_METHODS = ['fridge', 'freezer'] as const;
export type StorageMethod = (typeof STORAGE_METHODS)[number];

/** How many days leftovers keep, from the site's specification. Fridge at 4 °C / 40 °F or below. */
export const LEFTOVER_DAYS = {
  'cooked-meat': { fridge: 4, freezer: 90 },
  poultry: { fridge: 4, freezer: 120 },
  seafood: { fridge: 2, freezer: 90 },
  rice: { fridge: 4, freezer: 180 },
  pasta: { fridge: 5, freezer: 90 },
  vegetables: { fridge: 5, freezer: 240 },
  'soups-stews': { fridge: 4, freezer: 90 },
  casseroles: { fridge: 4, freezer: 90 },
  pizza: { fridge: 4, freezer: 60 },
  dairy: { fridge: 7, freezer: 90 },
} as const satisfies Record<string, Record<StorageMethod, number>>;

export type LeftoverFood = keyof typeof LEFTOVER_DAYS;

/** The ids in menu order. */
export const LEFTOVER_FOODS = Object.keys(LEFTOVER_DAYS) as readonly LeftoverFood[];

export interface StricterAdvice {
  /** The longest time the agency gives, shorter than the table's. */
  days: number;
  source: 'UK Food Standards Agency' | 'USDA FoodKeeper';
}

/**
 * Two days for all leftovers: Food Standards Agency, Cooking your food (food.gov.uk/safety-hygiene/cooking-your-food),
 * and for Which? Conversation, 12 June 2012.
 */
const FSA_LEFTOVERS = { days: 2, source: 'UK Food Standards Agency' } as const;

/**
 * The shortest time an agency gives, where it is shorter than the table's. A month counts as 30 days. Freezer figures
 * are about quality: frozen food stays safe. The French Anses gives leftovers three days in the fridge, which is never
 * the shortest. Refrigerated dairy goes by the date on its label; a dish made with it counts as another food.
 */
export const STRICTER: Readonly<
  Partial<Record<LeftoverFood, Partial<Record<StorageMethod, StricterAdvice>>>>
> = {
  'cooked-meat': { fridge: FSA_LEFTOVERS },
  poultry: { fridge: FSA_LEFTOVERS },
  seafood: { freezer: { days: 60, source: 'USDA FoodKeeper' } }, // cooked fish 1-2 months
  rice: {
    fridge: { days: 1, source: 'UK Food Standards Agency' }, // spores in rice survive cooking
    freezer: { days: 60, source: 'USDA FoodKeeper' }, // leftovers without meat 1-2 months; its rice row says 6
  },
  pasta: {
    fridge: FSA_LEFTOVERS,
    freezer: { days: 60, source: 'USDA FoodKeeper' }, // cooked pasta 1-2 months
  },
  vegetables: {
    fridge: FSA_LEFTOVERS, // the USDA FoodKeeper gives leftovers without meat 3-4 days
    freezer: { days: 60, source: 'USDA FoodKeeper' }, // the same 1-2 months
  },
  'soups-stews': { fridge: FSA_LEFTOVERS },
  casseroles: { fridge: FSA_LEFTOVERS },
  pizza: { fridge: FSA_LEFTOVERS },
  dairy: { freezer: { days: 60, source: 'USDA FoodKeeper' } }, // yogurt 1-2 months
};

/** Whether the text is the id of a food in the table. */
export function isLeftoverFood(id: string): id is LeftoverFood {
  return Object.hasOwn(LEFTOVER_DAYS, id);
}

/** Whether the text is the id of a storage method. */
export function isStorageMethod(id: string): id is StorageMethod {
  return (STORAGE_METHODS as readonly string[]).includes(id);
}

/**
 * The last safe day for leftovers, and how many days after cooking it is. Counted in calendar days, so neither time
 * zones nor daylight saving time can shift it.
 */
export function safeUntil(
  cookedOn: CalendarDate,
  food: LeftoverFood,
  method: StorageMethod,
): { date: CalendarDate; days: number } {
  const days = LEFTOVER_DAYS[food][method];
  return { date: addDays(cookedOn, days), days };
}

/** The shorter time an agency gives for this food and method, or null where none is known. */
export function stricterAdvice(food: LeftoverFood, method: StorageMethod): StricterAdvice | null {
  return STRICTER[food]?.[method] ?? null;
}
