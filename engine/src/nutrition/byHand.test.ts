import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

/** The sum of `250 x 364 + 200 x 387`: grams times kilocalories in 100 g. */
const sumOf = (parts: string) =>
  parts
    .split(' + ')
    .map((part) => part.split(' x ').map(Number))
    .reduce((sum, [grams = 0, kilocalories = 0]) => sum + (grams * kilocalories) / 100, 0);

// By hand: grams by file WEIGHT, the edible share by FOOD_DES and kilocalories by ABBREV of USDA SR26. Of 20 g of fat in
// ground beef, half of the 9 run out that do at most: 254 - 4.5 x 9. Of potatoes, half of the peel stays on where nobody
// says: 100 - 25 / 2 %
it.each<[PackCode, string, string]>([
  ['en', '2 cups flour; 1 cup sugar; 2 large eggs', '250 x 364 + 200 x 387 + 100 x 143'],
  ['en', '1 cup butter; 1 cup brown sugar, packed', '227 x 717 + 220 x 380'],
  ['en', '1 pound ground beef; 1 tablespoon olive oil', '453.6 x 213.5 + 13.5 x 884'],
  ['en', '200 g spaghetti; 50 g parmesan', '200 x 371 + 50 x 431'],
  ['en', '1 cup rice; 2 cups water', '185 x 365 + 474 x 0'],
  ['en', '100 g oats; 250 ml whole milk', '100 x 379 + 257.8 x 61'],
  ['en', '1 lb boneless skinless chicken breasts; 2 tbsp butter', '453.6 x 120 + 28.4 x 717'],
  ['en', '3 (8 ounce) packages cream cheese; 1 cup sugar', '680.4 x 342 + 200 x 387'],
  ['en', '1 (14 ounce) can sweetened condensed milk', '396.9 x 321'],
  ['en', '4 (6-ounce) salmon fillets', '680.4 x 208'],
  ['en', '500 g potatoes; 100 ml heavy cream', '437.5 x 77 + 101 x 345'],
  ['en', '500 g peeled potatoes', '500 x 77'],
  ['en', '1 kg bananas', '640 x 89'],
  ['en', '1 (15 oz) can chickpeas, drained; 2 tbsp tahini', '259.37 x 139 + 30 x 592'],
  ['en', '2 cups cooked chicken', '280 x 190'],
  ['en', '1 cup honey; 1 cup peanut butter', '339 x 304 + 258 x 588'],
  ['en', '12 oz bacon; 6 large eggs', '340.2 x 288 + 300 x 143'],
  ['en', '1 cup walnuts, chopped; 1 cup raisins', '117 x 654 + 145 x 299'],
  ['en', '1 lb shrimp; 4 tbsp butter', '453.6 x 71 + 56.8 x 717'],
  ['en', '100 g dark rye flour; 1 tsp salt', '100 x 325 + 6 x 0'],
  ['en', '1 lb cooked chicken', '453.6 x 190'],
  ['en', '8 oz cheddar cheese; 8 oz macaroni', '226.8 x 403 + 226.8 x 371'],
  ['en', '1 cup sour cream; 1 cup mayonnaise', '230 x 193 + 220 x 680'],
  ['en', '2 cups milk; 1 cup all-purpose flour', '488 x 61 + 125 x 364'],
  ['en', '1 cup chocolate chips; 1 cup shredded coconut', '168 x 480 + 93 x 501'],
  ['en', '1 cup lentils; 1 lb carrots', '192 x 352 + 403.7 x 41'],
  ['de', '500 g Mehl; 250 g Butter; 4 Eier', '500 x 364 + 250 x 717 + 248 x 143'],
  ['de', '200 g Zucker; 500 ml Milch', '200 x 387 + 515 x 61'],
  ['de', '250 g Quinoa; 2 EL Olivenöl', '250 x 368 + 27 x 884'],
  ['de', '400 g Hackfleisch vom Rind; 100 g Reis', '400 x 213.5 + 100 x 365'],
  ['de', '1 kg Kartoffeln; 200 g Sahne', '875 x 77 + 200 x 345'],
  ['fr', '250 g de farine; 125 g de beurre; 100 g de sucre', '250 x 364 + 125 x 717 + 100 x 387'],
  ['fr', '50 cl de lait; 200 g de chocolat noir', '515 x 61 + 200 x 480'],
  ['fr', '300 g de riz; 2 c. à soupe d’huile d’olive', '300 x 365 + 27 x 884'],
  ['fr', '1 kg de carottes; 50 g de beurre', '890 x 41 + 50 x 717'],
  ['fr', '200 g d’amandes; 200 g de miel', '200 x 579 + 200 x 304'],
  ['es', '500 g de harina; 300 g de azúcar', '500 x 364 + 300 x 387'],
  ['es', '1 l de leche; 200 g de arroz', '1030 x 61 + 200 x 365'],
  ['es', '250 g de garbanzos secos; 3 cucharadas de aceite de oliva', '250 x 364 + 40.5 x 884'],
  ['es', '300 g de mantequilla; 200 g de nueces', '300 x 717 + 200 x 654'],
])('the energy of a recipe in %s: %s', (language, lines, parts) => {
  const byHand = sumOf(parts);
  const { total, shareKnown, isEnough } = nutritionIn(language, lines);
  const { value, low, high } = total.energy ?? { value: 0, low: 0, high: 0 };
  expect(Math.abs(value / byHand - 1)).toBeLessThan(0.05);
  expect(low).toBeLessThanOrEqual(byHand);
  expect(high).toBeGreaterThanOrEqual(byHand);
  expect([shareKnown, isEnough]).toEqual([1, true]);
});
