import type { IngredientId } from './ingredients.ts';

/**
 * What English recipes call the ingredients in the table. Only true synonyms: brown sugar packs differently, buttermilk
 * is not milk, and panko weighs half as much as dry breadcrumbs.
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

/** Ends the name, or starts a remark on it: `butter, softened`, `oil for frying`. */
const END = '(?=$|[,;(]| (?:or|for|with|plus|to) )';
const PATTERNS = (Object.keys(NAMES) as IngredientId[]).map(
  (id) => [id, new RegExp(`^${NAMES[id]}${END}`, 'i')] as const,
);

/**
 * The converter's ingredient for a food, or null. `food` is what follows the amount in an ingredient line:
 * `all-purpose flour, sifted`.
 */
export function ingredientNamed(food: string): IngredientId | null {
  return PATTERNS.find(([, pattern]) => pattern.test(food))?.[0] ?? null;
}
