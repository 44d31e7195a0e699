import { describe, expect, it } from 'vitest';
import { gramsOf } from '../../tests/lineIn.ts';
import type { PackCode } from '../../tests/packs.ts';

/** A cup of milk weighs 244 g, of lemon juice 244 g too, of cream 238 g (USDA); a US cup is 236.59 ml. */
describe('grams of vessels whose size a line states', () => {
  it.each<[PackCode, string, number | null]>([
    ['fr', '1 verre de 20 cl de lait', 206.27],
    ['fr', '2 verres (15 cl) de lait', 309.4],
    ['fr', '1 verre de lait (20 cl)', 206.27],
    ['de', '1 Glas (200 ml) Milch', 206.27],
    ['de', '1 Becher (150 ml) Sahne', 150.9],
    ['es', '1 vaso de 33 cl de zumo de limón', 340.34],
    // Half a packet of 16 g (Dr. Oetker)
    ['de', '½ Pk. (1 TL) Backpulver', 8],
    // What fills the glasses weighs 40 g in all
    ['es', '4 vasos de rúcula (40 gr.)', 40],
    ['es', '1/2 copa de vino blanco (70 gr.)', 70],
    ['fr', '2 verres de farine (200 g)', 200],
    ['en', '2 glasses (200 g) sugar', 200],
    ['de', '2 Gläser Sauerkirschen (à 350 g)', 700],
    // Grams of another food are not those of the oil
    ['es', '1 puñado de queso parmesano y 25 g de mantequilla', null],
    ['en', '1 can tuna and 2 oz cheese', 115],
  ])('in %s, %s: %s', (language, line, grams) => {
    expect(gramsOf(language, line)).toBe(grams);
  });
});

/** Onions of 110 g, in the US of 160 g, carrots of 111 g (catering schools), cloves of 3 g; a lemon of 48 g of juice. */
describe('grams of what fractions count', () => {
  it.each<[PackCode, string, number | null]>([
    ['fr', '3/4 oignons', 385],
    ['fr', '3/4 de carotte', 83.25],
    ['fr', '3/4 carottes', 388.5],
    ['fr', "2/3 gousses d'ail", 7.5],
    ['fr', '2/3 gros oignons', 375],
    ['fr', '1/2 oignons', 55],
    // Printed on the package or said of what is taken
    ['en', '1/2 (3 ounce) package cream cheese', 42.52],
    ['en', '1/2 3-ounce package cream cheese', 42.52],
    ['en', '1 1/2 (3 ounce) packages cream cheese', 127.57],
    ['de', '1,5 Pck. (12 g) Vanillezucker', 12],
    ['es', '2/3 dientes de ajo', 7.5],
    ['en', '3/4 onion', 120],
    ['de', 'Saft von einer ½ Zitrone', 24],
    ['de', 'eine 1/2 Zwiebel', 55],
    ['fr', "jus d'un 1/2 citron", 24],
    ['en', 'juice of a ½ lemon', 24],
    // Slight kinds weigh less than what sources weigh
    ['en', '2 small bok choy', null],
    ['es', '1 pimiento verde italiano', null],
    ['de', '2 Snackpaprika', null],
    // Each of 85 g; the s is no size
    ['es', '4 latas de atún en agua, 85 g c/u', 340],
    ['es', '8 huevos c/s de aceite para freír', 400],
    // No fractions
    ['es', '10/12 langostinos', null],
    ['es', '1 pavo de 14/16 libras', null],
    // The slices are small: a large onion of Spain weighs 225 g
    ['es', '2 cebollas grandes cortadas en lunas (rajitas pequeñas)', 450],
    // A cup of 244 g
    ['en', 'a 1/2 cup milk', 122],
    // An inch of 7 g
    ['en', 'a 1/2-inch piece of ginger', 7],
  ])('in %s, %s: %s', (language, line, grams) => {
    expect(gramsOf(language, line)).toBe(grams);
  });
});

/** A cup of milk weighs 244 g, of cream 238 g (USDA), an onion 110 g. */
describe('grams of what a line says behind the food that it counts', () => {
  it.each<[PackCode, string, number | null]>([
    // A comma of a number ends no remark
    ['fr', '1 poulet de 1,5 kg', 1500],
    ['fr', "1 poulet d'environ 1,5 kg", 1500],
    ['fr', "1 rôti de bœuf d'1,2 kg", 1200],
    ['de', '1 Hähnchen von ca. 1,5 kg', 1500],
    ['es', '1 pollo de unos 1,5 kg', 1500],
    ['en', '1 chicken of about 1.5 kg', 1500],
    // `of` says what one weighs
    ['fr', '4 pavés de saumon de 150 g', 600],
    ['fr', '2 boîtes de thon de 150 g', 300],
    ['es', '2 latas de atún de 80 g', 160],
    ['de', '4 Lachsfilets von 150 g', 600],
    ['fr', '8 tranches de jambon de 200 g', 200],
    ['fr', '1 bouteille de lait de 75 cl', 773.5],
    ['de', '2 Becher Sahne von 200 ml', 402.39],
    ['fr', '3/4 de sachet de levure chimique (soit 8 g)', 8],
    ['fr', '2 sachets de levure chimique (soit 22 g)', 22],
    ['fr', '2 boîtes de pois chiches (400 g)', 800],
    // What follows is another food
    ['fr', '1 oignon, 20 g de beurre', 110],
    ['fr', '1 poulet, 1 kg en morceaux', 1000],
    ['en', '1 whole chicken, 3 1/2 to 4 pounds', 1700.97],
  ])('in %s, %s: %s', (language, line, grams) => {
    expect(gramsOf(language, line)).toBe(grams);
  });
});
