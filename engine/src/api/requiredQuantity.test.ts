import { describe, expect, it } from 'vitest';
import { gramsOf } from '../../tests/lineIn.ts';
import type { PackCode } from '../../tests/packs.ts';

/** By USDA (NDB 01123, 02044, 11143, 11165, 11215, 11246, 11297, 09003, 09062, 09200, 18368) and the sizes of eggs in the EU. */
describe('grams of what a line counts', () => {
  it.each<[PackCode, string, number | null]>([
    // A US teaspoon of Diamond Crystal is 2.67 g, of Morton 5.33 (King Arthur)
    ['en', '1 tsp kosher salt', 4],
    // A small potato is 170 g (NDB 11352), a large pepper 164 g (11333): 3 oz are those of each, 500 g of both
    ['en', '6 small (3 ounce) potatoes', 510.29],
    ['en', '2 large (500 g) red bell peppers', 500],
    // What one egg weighs, not all three
    ['de', '3 grosse Eier (63 g+)', 189],
    ['fr', '2 œufs (55 g)', 110],
    ['de', '3 Eier (150 g)', 150],
    // A slice of bacon is 28 g (10123), a chicken breast 6 ounces (`pieceTable.ts`), a sheet of phyllo 19 g (18338)
    ['en', '1 standing rib roast (prime rib), 4 to 6 pounds', 2267.96],
    ['en', '2 steaks, about 8 oz each', 453.59],
    ['en', '2 pieces chicken breasts, cubed', 340],
    ['en', '80 (560 grams) shortbread cookies', 560],
    ['en', '9 (about 5 ounces) no-boil lasagna noodles', 141.75],
    ['en', '4 (about 6-ounce) salmon fillets', 680.39],
    ['en', '2 (about 3 pounds each) slabs pork spareribs', 2721.55],
    ['en', '4 (8-ounce) chicken breasts', 907.18],
    ['en', '2 (10-oz) chicken breasts', 566.99],
    ['en', '8 slices (8 oz) bacon', 226.8],
    ['en', '6 slices bacon (6 oz)', 170.1],
    ['en', '4 pieces (6 oz) chicken breasts', 680.39],
    ['en', '20 sheets phyllo (1 pound)', 453.59],
    ['en', '8 slices gouda (6 oz)', 170.1],
    ['en', '2 slices (4 oz each) bacon', 226.8],
    // A cup of broth is 240 g (NDB 06413), a fluid ounce an eighth of it; its usual can holds 411 g
    ['en', '2 (14 fl oz) cans chicken broth', 840],
    // A pinch is a sixteenth of a teaspoon of 6.08 g (USDA)
    ['fr', '1 pincée de sel', 0.38],
    // A glass holds 200 to 250 ml (Gastronomiac), a cup of milk weighs 244 g (USDA)
    ['fr', '2 verres de lait', 464.1],
    // 120 to 125 ml of flour of 120 to 125 g a US cup; a bunch is not a grape, and nobody says what one weighs
    ['de', '1 Kaffeetasse Mehl', 64.72],
    ['fr', '1 grappe de raisin', null],
    // 100 ml (Valencia Noticias) to 150 ml (Alimerka, of a pocillo) of sugar of 200 g a US cup: their middle, 125 ml
    ['es', '1 taza de café de azúcar', 105.67],
    ['es', '1 pocillo de azúcar', 105.67],
    // Smaller than a teaspoon (Wikipedia: an eighth of a tablespoon, not a third), and nobody measured one
    ['fr', '1 cuillère à moka de sel', null],
    // A part of a head
    ['fr', '3 bouquets de brocoli', null],
    ['fr', '1 bouquet de chou-fleur', null],
    ['de', '3 Röschen Brokkoli', null],
    ['es', '3 arbolitos de brócoli', null],
    ['es', '1 pan de manteca', null],
    ['en', '6 basil leaves', 3],
    ['de', '6 Basilikumblätter', 3],
    ['fr', '6 feuilles de basilic', 3],
    ['de', '2 Stück Knoblauchzehen, fein gehackt', 6],
    ['en', '4 sprigs parsley', 4],
    ['de', '5 Stängel Petersilie', 5],
    ['fr', '5 brins de persil', 5],
    ['es', '5 ramitas de perejil', 5],
    ['es', '2 ramas de cilantro', 4.4],
    ['fr', '2 branches de céleri', 80],
    ['en', '2 leeks', 178],
    ['es', 'Huevos 3 unidades', 150],
    ['es', '2 piezas de huevo', 100],
    ['es', '2 piezas grandes de cebolla', 450],
    ['es', '1 unidad grande Cebolla', 225],
    ['es', '1 chirimoya', 235],
    ['es', '20 hojas de wantán', 160],
    ['es', 'Manzana verde, 4 unidades', 728],
    ['en', '1 head of garlic', 43.5],
    ['fr', '1 échalote', 22],
    ['fr', '1 petit oignon', 70],
    ['de', '3 Lorbeerblätter', 0.6],
    ['es', '1 lata de tomates', 400],
    // A Spanish can holds 48 to 104 g of tuna (OCU)
    ['es', '3 latas de atún', 228],
    // A clove of garlic is 3 g (NDB 11215), so that 1.5 g are those of half of it
    ['es', '1/2 diente de ajo (1,5 g)', 1.5],
    // A large olive weighs 4.4 g (NDB 09193)
    ['en', '10 black olives', 44],
    // The cubes are small, not the onions: 110 g by NDB 11282, in the US 160 g by recipes
    ['en', '2 onions, cut into small cubes', 320],
    ['en', '2 small onions, cut into large chunks', 204],
    ['en', '2 onions, small, diced', 204],
    ['fr', '2 oignons en petits dés', 220],
    ['de', '2 Zwiebeln, in kleine Würfel geschnitten', 220],
    ['es', '2 cebollas en cuadraditos pequeños', 316],
    // Before its noun, a weight is that of each; after what is counted, that of all
    ['en', '4 (6 oz) salmon fillets', 680.39],
    ['en', '2 large (8 oz) potatoes', 453.59],
    ['en', '2 potatoes (8 oz)', 226.8],
    ['de', '2 Stück (200 g) Karotten, grob geraspelt', 200],
    ['de', '2 Stück (je 200 g) Zucchini', 400],
    ['fr', '3 bottes d’épinards (900 g)', 900],
    ['es', '2 latas (400 g) de tomates', 800],
    // Nuez de mantequilla, 12 y 20 gramos (Gastronomía y Cía)
    ['fr', '2 noix de beurre', 32],
    ['fr', '1 filet de tilapia', 116],
    ['fr', '10 noisettes', 14],
    // An inch of ginger weighs 14 g, the median of eight recipes
    ['en', '1" piece of ginger', 14],
    ['de', '5,08 cm Ingwer', 28],
    ['en', '1-inch cubes ginger', null],
    ['en', '2-inch celery sticks', null],
    // A large cucumber, 8 1/4 inches long, weighs 280 g (USDA)
    ['de', '5,08 cm Gurke', 68],
    // A teaspoon of fresh thyme is 0.8 g (USDA)
    ['fr', '2 brins de thym', 0.6],
    // Balls of mozzarella hold 80 to 125 g; spoons of it have no weight
    ['de', '2 Kugeln Mozzarella', 250],
    ['fr', '1 cuillère de mozzarella fraîche', null],
    // 3 bird's eye chiles weigh 6 g (CooksInfo)
    ['en', '3 sliced Thai chilies', 6],
    // 1 filet d’huile: 1 cuillère à soupe (GuiteHub), un chorrito: 10 o 20 cc (ABC Color)
    ['fr', "1 filet d'huile d'olive", 14],
    ['fr', '1 filet de vinaigre', null],
    ['de', '3 Stück Bio-Orangen', 585], // 195 g each in Norway
    // A part of the food, or more than one kind of whole
    ['es', '1 trozo de manzana', null],
    ['de', '1 Stück Wassermelone', null],
    ['de', '1 Stück Butter', null],
    ['de', '1 Stück Knoblauch', null],
    ['de', '1 Basilikum', null],
    ['en', '1 parsley', null],
    ['fr', '1 morceau de gingembre', null],
    ['fr', '1 persil', null],
  ])('in %s, %s: %s', (language, text, grams) => {
    expect(gramsOf(language, text)).toBe(grams);
  });
});

/** A slice of bread weighs 28 g (USDA 18069), of bacon 28 g (USDA 10123); of thick or thin ones nobody knows. */
describe('grams of slices', () => {
  it.each<[PackCode, string, number | null]>([
    ['en', '3 slices bread', 84],
    // Stalks of 40 g (NDB 11143), sticks of 3.5 g (ntro)
    ['en', '2 sticks celery', 80],
    ['en', '3 celery sticks, chopped', 120],
    // A bulb is no clove
    ['en', '2 bulbs of garlic', 87],
    ['en', '2 garlic bulbs, halved', 87],
    ['fr', '2 bulbes d’ail', 87],
    ['es', '2 bulbos de ajo', 87],
    ['de', '2 Knoblauchknollen', 87],
    ['de', '2 Knoblauchzehen', 6],
    ['en', '3 crab sticks', null],
    // Links of 25 g (USDA), not of 91 g
    ['en', '12 chipolatas', 300],
    ['en', '6 graham cracker squares', 42],
    ['en', '1 stick cinnamon', 3.5],
    // A packet, or half of one, but a quarter of a kilo, too
    ['de', '1 Butter', 250],
    ['de', '2 Packungen Feta', 400],
    ['de', '1 Block Feta', 200],
    ['de', '1 Packung Blätterteig', 275],
    ['es', '3 yogures naturales', 375],
    ['fr', '1 pot de crème fraîche', 245],
    ['de', '½ Backpulver', 8],
    ['es', '1 cuarto de mantequilla', null],
    ['en', '3 thick slices bread', null],
    ['de', '3 dicke Scheiben Brot', null],
    ['fr', '3 fines tranches de pain', null],
    ['es', '3 rebanadas gruesas de pan', null],
    ['en', '1 thick slice (50 g) bread', 50],
  ])('in %s, %s: %s', (language, line, grams) => {
    expect(gramsOf(language, line)).toBe(grams);
  });
});
