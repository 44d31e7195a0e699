import { describe, expect, it } from 'vitest';
import { lineIn } from '../../tests/lineIn.ts';
import type { PackCode } from '../../tests/packs.ts';

const foodOf = (text: string, language: PackCode = 'de') => lineIn(language, text)?.food?.id ?? null;

function gramsOf(text: string): number | null {
  const grams = lineIn('de', text)?.requiredQuantity?.grams?.value;
  return grams === undefined ? null : Math.round(grams * 10) / 10;
}

describe('a compound in German', () => {
  it.each<[string, string | null]>([
    // Parts that leave the food as it is
    ['200 g Biokarotten', 'carrots-grated'],
    ['350 g Frischlachs', 'salmon'],
    ['200 g Lachswürfel', 'salmon'],
    ['200 g Hähnchenstreifen', 'chicken'],
    ['100 g Zartbitter- Kuvertüre', 'chocolate-chopped'],
    ['12 dag Koch-schokolade', 'chocolate-chopped'],
    ['6 Freilandeier', 'whole-egg'],
    ['500 ml Weidemilch', 'milk'],
    ['300 g pflanzlicher Naturjoghurt', 'vegan-yogurt'],
    ['2 TL Garam-Masala-Gewürzmischung', 'garam-masala'],
    ['80 g schwarze Kalamata-Oliven', 'kalamata-olives'],
    ['150 g getrocknete Tomaten in Öl eingelegt', 'oil-packed-tomatoes'],
    // Other foods
    ['2 eingelegte Zwiebeln', 'onions-pickled'],
    ['200 g Frischkäse', 'cream-cheese'],
    ['2 Fischfondwürfel', null],
    ['2 Zuckerstangen', 'candy-canes'],
    ['1 TL Zuckerblätter', null],
    // Celery or celeriac
    ['100 g Selleriewürfel', null],
  ])('%s is %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });
});

describe('the first of several foods', () => {
  it.each<[string, string]>([
    ['400 g Hühner- oder Putenfleisch', 'chicken'],
    ['500 ml Rinder- oder Gemüsebrühe', 'beef-stock'],
    ['4 EL Oliven- oder Rapsöl', 'olive-oil'],
    ['250 g Butter od. Margarine', 'butter'],
    ['200 g Semmelbrösel / Paniermehl', 'breadcrumbs'],
    ['120 ml ungesüßte Mandel-, Hafer- oder Sojamilch', 'almond-milk'],
  ])('of %s is %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });
});

describe('a food whose kind is not said', () => {
  it.each<[PackCode, string, string | null]>([
    ['de', '250 ml Brühe', 'stock'],
    ['fr', '20 cl de bouillon', 'stock'],
    ['es', '500 ml de caldo', 'stock'],
    // Its powder or a cube
    ['de', '1 EL Brühe', null],
    ['de', '1 Würfel Brühe', 'bouillon-cube'],
    ['de', '20 g Bouillon', null],
    ['de', '1 Würfel Gemüsebrühe', 'vegetable-bouillon-cube'],
    ['de', '1 dl Wein', 'wine'],
    ['de', '40 g Hefe', 'yeast'],
    ['de', '1 Würfel Hefe', 'yeast-fresh'],
  ])('in %s, %s is %s', (language, line, food) => {
    expect(foodOf(line, language)).toBe(food);
  });
});

describe('words beside a German food', () => {
  it.each<[string, string | null]>([
    ['200 g Sahne (sauer)', 'sour-cream'],
    ['100 g Halbrahm, sauer', 'sour-cream'],
    ['100 g Zucker, braun', 'brown-sugar'],
    ['500 g Spaghetti, getrocknet', 'spaghetti'],
    ['200 g gedörrte Aprikosen', 'apricots-dried'],
    // Dried with a towel, or another amount
    ['1 EL Petersilie, gewaschen und getrocknet', 'parsley-fresh'],
    ['1 EL frischer Dill (oder 1 TL getrocknet)', 'dill-fresh'],
    ['1 TL gem. Koriander', 'coriander-ground'],
    ['100 g gem. Haselnüsse', 'hazelnut-flour'],
    ['300 g Mandelkerne (gemahlen)', 'almond-meal'],
    ['1 TL getr. Thymian', 'thyme-dried'],
    ['20 getrocknete, entsteinte Pflaumen', 'prunes'],
    ['500 g Rindfleisch aus der Keule', 'beef'],
    ['5 Eier getrennt', 'whole-egg'],
    ['1 ganzes Ei', 'whole-egg'],
    ['1 EL ganze Senfkörner', 'mustard-seeds'],
    ['2 Dotter u. 1 TL Backpulver', 'egg-yolk'],
    // Light, not a beer
    ['3 EL helle (light Sojasauce)', null],
    ['1 EL eventuell Zucker', 'sugar'],
    ['250 g weiche, zimmerwarme Butter', 'butter'],
    ['200 g Schinken am Stück', 'ham'],
    ['1 EL Speisestaerke', 'cornstarch'],
    ['1 l Gemuesebruehe', 'vegetable-stock'],
    ['1 Handvoll Koriander', 'cilantro-fresh'],
    ['1 Handvoll kleine Tomaten', 'tomatoes-chopped'],
    ['2 Stangen Sellerie', 'celery-chopped'],
  ])('%s: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });
});

/** Onions of 70 to 150 g and large potatoes of 170 g. */
describe('grams of sizes in short', () => {
  it.each<[string, number | null]>([
    ['1 kl. Zwiebel', 70],
    ['1 gr. Zwiebel', 150],
    ['4 gr Kartoffeln', 600],
    ['250gr Karotten', 250],
    ['3 gr Salz', 3],
    ['1 Zwiebel, klein', 70],
    // Onions of any size, 110 g
    ['2 Zwiebeln, klein gehackt', 220],
    ['2 Zwiebeln (klein schneiden)', 220],
    // No fillets
    ['2 Lachsstreifen', null],
    ['2 Eier (Gr. M)', 100],
  ])('%s: %s', (line, grams) => {
    expect(gramsOf(line)).toBe(grams);
  });
});

/** A packet of dry yeast holds 7 g, of baking powder 16 g, a Becher of cream 200 g. */
describe('grams beside half a pack', () => {
  it.each<[string, number | null]>([
    ['0,5 Päckchen Trockenhefe (4 g)', 4],
    ['½ Päckchen Trockenhefe (7 g)', 3.5],
    ['0,5 Packung Backpulver (etwa 7 g)', 7],
    ['1/2 Becher (100 g) Sahne', 100],
    ['1/2 Becher (200 g) Sahne', 100],
    ['1/2 Dose (400 g) Tomaten', 200],
    ['1,5 Päckchen Vanillezucker (12 g)', 12],
    ['1,5 Dosen (400 g) Tomaten', 600],
    ['2 Dosen Kichererbsen (insgesamt 440 g)', 440],
    ['2 Dosen Kichererbsen (240 g)', 480],
  ])('%s: %s', (line, grams) => {
    expect(gramsOf(line)).toBe(grams);
  });
});

/** Vanilla sugar is sold by 8 g; an orange yields 86 g of juice, and a stalk of celery weighs 40 g (USDA). */
describe('grams of what is counted without a word', () => {
  it.each<[string, number | null]>([
    ['1 Backpulver', 16],
    ['½ Vanillezucker', 4],
    ['2 Orangen (Saft)', 172],
    ['1 Stange Staudensellerie', 40],
    // Stalks or a plant
    ['1 Staudensellerie', null],
    // Not their package
    ['4 Artischockenherzen', null],
  ])('%s: %s', (line, grams) => {
    expect(gramsOf(line)).toBe(grams);
  });
});

describe('grams behind a comma', () => {
  it.each<[string, number | null]>([
    ['1 Bund, ca. 250 g Frühlingszwiebeln', 250],
    ['1 Huhn, ca. 1,5 kg', 1500],
    // Of another food; an egg weighs 50 g
    ['1 Ei, 200 g Mehl', 50],
    // Of each or of both
    ['2 Dosen, 400 g Tomaten', null],
  ])('%s: %s', (line, grams) => {
    expect(gramsOf(line)).toBe(grams);
  });
});

/** Broths weigh 233 to 240 g a cup of 236.6 ml (USDA). */
describe('grams of broth', () => {
  it('of any kind are within what its kinds weigh', () => {
    const grams = lineIn('de', '1 l Brühe')?.requiredQuantity?.grams;
    expect(grams?.lowest).toBeCloseTo((1000 * 233) / 236.59, 0);
    expect(grams?.highest).toBeCloseTo((1000 * 240) / 236.59, 0);
  });

  it('by the spoon are those of its powder', () => {
    expect(gramsOf('1 TL Hühnerbrühe')).toBeNull();
    expect(gramsOf('1 TL Gemüsebrühe')).toBeNull();
    expect(gramsOf('1 EL Brühe')).toBeNull();
  });
});
