import type { IngredientId } from './ingredients.ts';

/**
 * What recipes call the ingredients of our table, in English. Only what really is that ingredient: brown sugar packs
 * differently, buttermilk is not milk, panko weighs half of dry breadcrumbs.
 */
const NAMES: Readonly<Record<IngredientId, string>> = {
  water: '(?:(?:ice-)?cold |cool |warm |lukewarm |hot |boiling )*water',
  milk: '(?:cold |warm |hot )?(?:whole |low-fat |skim |skimmed )?milk',
  flour: '(?:sifted )?(?:all-purpose|plain) flour',
  sugar: '(?:white |granulated |fine )*sugar',
  butter: '(?:cold |soft |softened |melted |unsalted |salted )*butter',
  oil:
    '(?:fruity |mild |light )?(?:vegetable|neutral|sunflower|canola|rapeseed|peanut|corn|grapeseed|avocado|mustard|' +
    '(?:toasted )?sesame|(?:extra-virgin )?olive) oil',
  honey: '(?:mild |runny |liquid |clear )*honey',
  salt: '(?:fine|table) (?:sea )?salt',
  rice: '(?:uncooked )?(?:white |long-grain |basmati |jasmine )+rice',
  yogurt: '(?:full-fat |whole-milk |plain )*yogurt',
  cream: '(?:cold )?(?:heavy|whipping|heavy whipping) cream',
  cornstarch: 'cornstarch',
  cocoa: '(?:unsweetened )?cocoa powder',
  breadcrumbs: '(?:fine |dry )*breadcrumbs',
  oats: '(?:old-fashioned )?rolled oats',
};

/** The name ends there, or what follows only says more about it: `butter, softened`, `oil for frying`. */
const END = '(?=$|[,;(]| (?:or|for|with|plus|to) )';
const PATTERNS = (Object.keys(NAMES) as IngredientId[]).map(
  (id) => [id, new RegExp(`^${NAMES[id]}${END}`, 'i')] as const,
);

/**
 * The ingredient of the converter's table that a food is, or null. `food` is what an ingredient line says behind the
 * amount: `all-purpose flour, sifted`.
 */
export function ingredientNamed(food: string): IngredientId | null {
  return PATTERNS.find(([, pattern]) => pattern.test(food))?.[0] ?? null;
}
