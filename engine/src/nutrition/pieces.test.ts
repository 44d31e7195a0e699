import { describe, expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';

describe('what is counted', () => {
  // Breasts of 6 ounces, as half of 51 recipes weigh them; a puff pastry sheet is half of 17.3 ounces; 20 lasagna noodles in
  // a pound weigh 23 g each, 16 of them 28 g; tofu blocks of 324 g (NDB 16126), a roast chicken of 598 g (05009), tortillas of 6 and 10 inches 30 and 72 g (18364), 2 sausages of 91 g, Italian 113 g (07036), of chicken 84 g (07928), small rolls of 38 g (labels)
  it.each([
    ['4 boneless skinless chicken breasts', 680],
    ['2 sheets puff pastry', 490],
    ['8 lasagna noodles', 200],
    ['1 block tofu', 397],
    ['1 rotisserie chicken, shredded', 598],
    ['8 (6-inch) flour tortillas', 240],
    ['8 10-inch flour tortillas', 576],
    ['2 sausages', 182],
    ['2 links Italian sausage', 226],
    ['4 links fully cooked chicken sausage', 336],
    ['8 slider buns', 304],
    // Birds of 1046 g without bones (NDB 05001), olives of 5 g (FNDDS), 6 oysters of 84 g (15167)
    ['1 whole free-range chicken, cut into 8 pieces', 920],
    ['16 kalamata olives', 80],
    ['2 dozen oysters', 336],
    ['1 can cream of chicken soup', 305],
    ['8 slices bacon, diced', 224],
    ['8 pieces of bacon', 224],
    ['2 cans (8 oz) tomato sauce', 453.6],
    ['2 cans coconut milk', 764],
    ['6 large marshmallows (150 cal)', 43.2],
    // Half a hen is 168 g (NDB 05307), a green onion 15 g (11291), 750 ml of wine 746 g (14096), cake mix 15.25 ounces (CDKitchen)
    ['2 Cornish game hens', 672],
    // 14 halves of walnuts and 18 cashews weigh an ounce (NDB 12155, 12086), 10 chestnuts 84 g (12167)
    ['2 stalks green onions', 30],
    ['2 cups vegan "chicken" broth', 480],
    ['14 walnut halves', 28],
    ['18 cashews', 28.8],
    ['10 chestnuts', 84],
    ['1 bottle dry red wine', 746],
    // As most recipes that say it: thighs of 4 ounces, loaves of a pound, jars of 15 ounces, of sauce for pasta of 24
    ['6 boneless skinless chicken thighs', 678],
    ['1 loaf Italian bread', 454],
    ['half a loaf of bread', 227],
    ['4 salmon fillets', 680],
    // 300 g each, without 28 % of trimmings (NDB 11507)
    ['2 sweet potatoes', 432],
    ['1 jar salsa', 425],
    ['1 jar marinara sauce', 680],
    // 107 g each (NDB 05100), without 38 % of bone
    ['12 chicken wings', 792],
    ['1 box yellow cake mix', 432],
  ])('weighs the pieces of %s', (line, grams) => {
    expect(nutritionIn('en', line).grams).toBeCloseTo(grams, 0);
  });

  // Of a lime 8 g (FNDDS), of a lemon 7 g (NDB 09150), of tomatoes 20 g (11529) but not thin ones, rings of pineapple 47 g
  // (09268); other cuts 14 g each
  it.each([
    ['4 lime wedges', 32],
    ['1 lime wedge', 8],
    ['3 slices of lemon', 21],
    ['8 slices tomato', 160],
    ['8 thin plum tomato slices', 112],
    ['3 slices pineapple', 141],
    ['2 rings pineapple', 94],
    ['6 slices cucumber', 84],
  ])('weighs cuts as such: %s', (line, grams) => {
    expect(nutritionIn('en', line).grams).toBeCloseTo(grams, 0);
  });

  // By USDA SR26: 8 of 10 slices of cheese 21 to 28 g, of sausages 12 to 33 g, and fillets of fish 62 to 386 g
  it.each([
    ['6 slices gouda', 168, 6 * 21, 6 * 28],
    ['5 large thin slices ham', 115, 5 * 12, 5 * 33],
    ['4 pork cutlets', 724, 4 * 86, 4 * 489],
    ['4 turkey cutlets', 724, 4 * 86, 4 * 489],
    ['2 trout fillets', 318, 2 * 62, 2 * 386],
    // 43 fillets with a deviation of 36 g (NDB 15261)
    ['4 tilapia fillets', 464, 4 * 70, 4 * 162],
  ])('counts what no source weighs as usual pieces: %s', (line, grams, low, high) => {
    const { shareKnown, total, ...found } = nutritionIn('en', line);
    expect(shareKnown).toBe(1);
    expect(found.grams / grams).toBeCloseTo(1, 1);
    const each = (total.energy?.value ?? 0) / found.grams;
    expect(total.energy?.low).toBeLessThanOrEqual(low * each);
    expect(total.energy?.high).toBeGreaterThanOrEqual(high * each);
  });

  // 24 sausages of the usual size weigh 1.6 kg, dough for a pizza of 12 inches 13.8 ounces
  it.each([
    ...['1 veal shank', '2 ducks', '8 chicken', '24 frozen meatballs', '12 bocconcini'],
    ...[
      '24 cocktail sausages',
      '10 mini sandwich rolls',
      '24 miniature croissants',
      '4 (7 inch) pizza crusts',
    ],
  ])('does not guess the weight of %s', (line) => {
    expect(nutritionIn('en', `200 g flour; ${line}`).notCounted.map(({ reason }) => reason)).toEqual([
      'no-weight',
    ]);
  });

  it('takes no sheet of pastry for a slice', () => {
    expect(nutritionIn('es', '200 g de harina; 1 lámina de hojaldre').grams).toBe(200);
    expect(nutritionIn('es', '200 g de harina; 1 rebanada de pan de centeno').grams).toBe(232);
  });

  it('counts a vegetable of unknown weight, with its doubt', () => {
    const { notCounted, total } = nutritionIn('en', '200 g flour; 1 yellow squash');
    expect(notCounted).toEqual([]);
    // 84 g, 7.5 to 365 g of 19 kcal in 100 g, beside 728 kcal; 20 % either way of each
    const squash = { value: 0.84 * 19, low: 0.075 * 19 * 0.8, high: 3.65 * 19 * 1.2 };
    const least = Math.hypot(728 * 0.2, squash.value - squash.low);
    const most = Math.hypot(728 * 0.2, squash.high - squash.value);
    expect(total.energy?.low).toBeCloseTo(728 + squash.value - least, 0);
    expect(total.energy?.high).toBeCloseTo(728 + squash.value + most, 0);
  });

  it.each(['butternut squash', 'pumpkin', 'delicata squash'])(
    'knows that 1 %s weighs more than most vegetables',
    (squash) => {
      // 84 % of 2 pounds are eaten
      expect(nutritionIn('en', `1 ${squash}`).grams).toBeCloseTo(0.84 * 2 * 453.6, 0);
    },
  );

  it('takes no piece of bread for a loaf', () => {
    expect(nutritionIn('en', '200 g butter; 2 pieces of bread').grams).toBe(200);
  });

  it.each([
    ['en', '100 g boneless, skinless chicken'],
    ['de', '100 g Hähnchen ohne Haut'],
    ['fr', '100 g de poulet sans peau'],
    ['es', '100 g de pollo sin piel'],
  ] as const)('in %s counts no skin: %s', (language, line) => {
    // USDA SR26: NDB 05011 has 119 kcal without its skin, 05006 215 kcal with it
    const energy = nutritionIn(language, line).total.energy?.value ?? 0;
    expect(energy / 119).toBeCloseTo(1, 1);
  });

  it('misses nothing of a few cloves', () => {
    expect(nutritionIn('en', '500 g flour; 4 cloves').shareKnown).toBe(1);
  });

  // A crust by a recipe weighs 194 g (USDA SR26, NDB 18402), half of 45
  // packages of dough for a pizza at most 13.8 ounces, a quarter of a cup of yeast flakes 15 g by its label, lemon wedges as much as other cuts, maraschino cherries 5 g
  it.each([
    ['1 recipe pastry for a 9 inch single crust pie', 194],
    ['1 recipe pastry for a 9 inch double crust pie', 2 * 194],
    ['1 pastry for a double-crust 9-inch pie', 2 * 194],
    ['1 (12 inch) pre-baked pizza crust', 13.8 * 28.35],
    ['1/4 cup nutritional yeast', 15],
    ['2 Spanish chorizo links, sliced', 2 * 60],
    ['2 wedges lemon', 28],
    ['8 maraschino cherries', 40],
  ])('weighs %s', (line, grams) => {
    expect(nutritionIn('en', line).grams).toBeCloseTo(grams, 0);
  });
});
