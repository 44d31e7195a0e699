import { describe, expect, it } from 'vitest';
import { gramsOf } from '../../tests/lineIn.ts';
import type { PackCode } from '../../tests/packs.ts';

/**
 * By Fineli 00300, 00304, 00320, 00324, 00337, 00346, 00355, 00409, 11048, 11051, 11053, 11056 and 31557, by the BVL
 * (peppers), Interfel (eggplants), tables of French catering schools (carrots; potatoes of 80, 120 and 200 g),
 * Volksstimme (100 g) and Don Porqué (100, 200 and 300 g), 15 % of a
 * potato peel: pieces of Europe, whose shops sell other sizes than those of the US.
 */
describe('grams of pieces in Europe', () => {
  it.each<[PackCode, string, number | null]>([
    ['de', '2 Stangen Lauch', 400],
    ['de', '2 Kartoffeln', 150],
    ['de', '1 große Kartoffel', 150],
    ['fr', '2 pommes de terre', 180],
    ['es', '2 patatas', 300],
    // Squares of a bar, which no source weighs
    ['es', '2 onzas de chocolate', null],
    ['es', '1 onza de chocolate negro', null],
    ['es', '3 patatas pequeñas', 225],
    ['en', '2 potatoes', 320],
    ['de', '2 rote Paprika', 310],
    ['de', '1 kleine Paprika', 120],
    ['fr', '1 poivron', 170],
    ['en', '1 bell pepper', 119],
    ['fr', '1 aubergine', 225],
    ['en', '1 eggplant', 390],
    ['de', '2 große Zitronen', 200],
    ['de', '1 kleine Chilischote', 10],
    ['de', '2 Karotten', 130],
    ['fr', '3 pêches', 375],
    ['es', '2 nectarinas', 250],
    ['de', '4 Pflaumen', 200],
    ['fr', '10 abricots secs', 70],
    ['fr', '12 noix', 48], // 7 nuts 28 g, 14 halves 28.35 g (NDB 12155)
    ['fr', '12 cerneaux de noix', 24],
    ['de', '6 Walnüsse', 24],
    ['de', '10 Walnusshälften', 20],
    ['de', '10 halbe Walnüsse', 20],
    ['es', '12 mitades de nuez', 24],
    ['en', '12 walnut halves', 24],
    ['en', '8 walnuts, halved', 32],
    // A can holds more than one
    ['de', '1 Dose Pfirsichhälften', null],
    ['en', '1 jar peach halves', null],
    ['fr', '1 boîte de demi-pêches au sirop', null],
    ['de', '4 Pfirsichhälften aus der Dose', 292], // 1 half 73 g (NDB 09370), no slice
    ['fr', '4 oreillons d’abricot', 70], // 1 apricot 35 g (NDB 09021)
    ['en', '3 peaches', 450],
    ['en', '2 plums', 132],
    ['en', '2 hoagie rolls', 212],
    ['fr', '2 carottes', 222],
    ['en', '2 carrots', 122],
    ['de', '1 Salatgurke', 400],
    ['de', '1 kleine Gurke', 250],
    ['fr', '1/2 concombre', 200],
    ['es', '1 pepino', 201],
    ['en', '1 cucumber', 201],
    ['de', '1 Brokkoli', 350],
    ['en', '1 stalk broccoli', 151],
    ['fr', '1 chou blanc', 1200],
    ['en', '1 cabbage', 908],
    ['fr', '1 ananas', 600],
    ['de', '½ Baguette', 125],
    ['fr', '1 gousse de vanille', 4],
    ['de', '2 Vanilleschoten', 8],
    ['de', '10 Mandeln', 12],
    ['fr', '4 tranches de jambon blanc', 180],
    ['fr', '6 saucisses de Strasbourg', 210],
    ['fr', '12 feuilles de lasagne', 300],
    ['es', '12 láminas de lasaña', 300],
    ['es', '2 pastillas de avecrem', 22],
    ['fr', '5 gousses de cardamome', 0.85],
    // By recipes and shops of France: GuiteHub, ZeVinci, m4nur0ssi, Naereen, and the tables of catering schools
    ['fr', '1 boîte de pois chiches', 250],
    ['fr', '1 petite boîte de thon', 93],
    ['fr', '1 rouleau de pâte feuilletée', 240],
    ['fr', '2 pâtes feuilletées', 480],
    ['fr', '1 pot de ricotta', 250],
    ['fr', '1 boule de mozzarella', 125],
    ['fr', '2 bottes d’asperges', 500],
    ['fr', '1 botte de cresson', 184],
    ['fr', '2 endives', 180],
    // By lines that print both, in several countries
    ['fr', '½ botte de coriandre', 21],
    ['de', '1 Bund Koriander', 42],
    ['es', '1 manojo de rábanos', 204],
    ['fr', '1 courge butternut', 762],
    ['de', '1 Wirsing', 640],
    ['fr', '2 tiges de citronnelle', 10.8],
    ['fr', '2 tiges de citronnelle, émincées (10 g)', 10],
    // 750 ml (27 CFR 4.37)
    ['fr', '1 bouteille de vin rouge', 746],
    ['de', '1/2 Flasche Sekt', 373],
    ['en', '1 bottle red wine', 746],
  ])('in %s, %s: %s', (language, line, grams) => {
    expect(gramsOf(language, line)).toBe(grams);
  });

  it.each<[PackCode, string, number | null]>([
    ['en', '1 can tuna', 115],
    ['fr', '1 boîte de sardines', null],
    // A cebolleta has a bulb, a pepinillo is a gherkin, unlike NDB 11291 and 11937
    ['es', '2 cebolletas', null],
    ['es', '3 pepinillos', null],
    ['fr', '1 petite boîte de concentré de tomates', null],
    ['de', '1 Dose gehackte Tomaten', 400],
    ['en', '1 whole chicken', 1046],
    // 31 % of 1 to 1.8 kg is bone, by the tables of French catering schools
    ['fr', '1 poulet fermier', 966],
    ['fr', '1 poulet coupé en morceaux', 966],
    ['fr', '4 morceaux de poulet', null],
    ['fr', '1 dinde', null],
    // 5 % of 200 to 300 g, and of 450 g, is ends
    ['fr', '2 courgettes', 476],
    ['fr', '1 grosse courgette', 428],
    ['fr', '2 pièce(s) Carotte', 222],
    ['fr', '3 pces Carotte', 333],
    // 4 to 6
    ['fr', '4/6 tranches de jambon', 225],
    ['fr', '1/2 reblochon', 250],
    // Of 198 g in the US
    ['fr', '4 pavés de saumon', null],
    // A fillet of 79 g (NDB 15240) is not the whole fish
    ['de', '4 Forellen', null],
    ['de', '4 Seelachsfilets', 308],
    ['de', '4 Gurkenscheiben', null],
    ['de', '1 Suppenwürfel', 11], // Fineli 29008 to 29010
    // Grams whose unit is missing
    ['es', '150 de judías verdes', null],
    ['es', '20 judías verdes', 110],
    ['es', '1 cebolla (si la cebolla es pequeña, coger 2)', 158],
    ['es', '1 cebolla (pequeña)', 90],
  ])('in %s, %s: %s, what cannot be meant has none', (language, line, grams) => {
    expect(gramsOf(language, line)).toBe(grams);
  });
});

/** NDB 15236 and 15261; whole ones weigh several times as much, and one source is too few for trout and hake. */
describe('grams of fish, whose pieces are fillets only where a line says so', () => {
  it.each<[PackCode, string, number | null]>([
    ['es', '2 unidades de salmón', null],
    ['es', '2 filetes de salmón', 340],
    ['es', '2 tilapias', null],
    ['es', '1 filete de tilapia', 116],
    ['es', '4 filetes de merluza', null],
    ['de', '2 Stk Lachs', null],
    ['de', '2 Lachsfilets', 340],
    ['de', '2 Forellen', null],
    ['de', '2 Forellenfilets', null],
    ['en', '4 tilapia', null],
    ['en', '4 hake fillets', null],
  ])('%s: %s', (language, line, grams) => {
    expect(gramsOf(language, line)).toBe(grams);
  });
});
