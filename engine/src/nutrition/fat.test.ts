import { describe, expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

describe('fat', () => {
  it('counts what food takes up of a bath of fat: 11.4 g of 100 g', () => {
    const { total, notCounted } = nutritionIn(
      'en',
      '500 g peeled potatoes; 4 cups vegetable oil, for frying',
    );
    expect(notCounted.map(({ reason }) => reason)).toEqual(['frying']);
    expect(total.fat?.value).toBeCloseTo(57 + 0.45, 0);
  });

  it.each(['3 cups canola oil', '6 cups canola oil (for use in the fryer)'])(
    'takes %s for a bath',
    (line) => {
      expect(nutritionIn('en', `500 g peeled potatoes; ${line}`).total.fat?.value).toBeCloseTo(57 + 0.45, 0);
    },
  );

  // 163 g are more than five tablespoons of 13.6 g for each of two
  it.each([
    ['Serves 2', '370 g chicken breasts; 3/4 cup canola oil', 'frying'],
    ['Serves 4', '370 g chicken breasts; 3/4 cup canola oil', undefined],
    ['Makes 2 loaves', '400 g flour; 400 g sugar; 4 eggs; 250 ml canola oil', undefined],
    ['Serves 1', '2 egg yolks; 3/4 cup canola oil', undefined],
  ])('%s: takes more oil than people eat for a bath, if food is in it: %s', (serves, lines, reason) => {
    expect(nutritionIn('en', lines, serves).notCounted[0]?.reason).toBe(reason);
  });

  // Flour 364, breasts 120, buttermilk 40 (NDB 01088), oil 884 kcal in 100 g: what is poured is not fried, and chicken in
  // batter has 48.6 g of fat in 280 g, raw 41.6 in 276 (NDB 05007, 05006), which is 2.5 more in 100 g
  it.each([
    ['100 g flour; 500 g buttermilk', 364 + 5 * 40 + 11.4 * 8.84],
    ['500 g chicken breasts; 500 g buttermilk', 5 * 120 + 5 * 40 + 5 * 2.5 * 8.84],
    ['100 g flour; 500 g chicken breasts', 364 + 5 * 120 + (11.4 + 5 * 2.5) * 8.84],
  ])('lets only what is fried take up fat, and meat little: %s', (lines, kilocalories) => {
    const { energy } = nutritionIn('en', `${lines}; 1 l oil for frying`).total;
    expect(energy?.value).toBeCloseTo(kilocalories, -1);
  });

  it('counts all fat that is fried in where food would take up more', () => {
    const { total, notCounted } = nutritionIn('en', '500 g peeled potatoes; 2 tbsp oil for frying');
    expect(notCounted).toEqual([]);
    expect(total.fat?.value).toBeCloseTo(27.2 + 0.45, 0);
  });

  // 21 CFR 101.12(b): a tablespoon of oil, 13.6 g, for each person; half of the recipes that measure it take 5.1 g for
  // each, half 27 g in all. Butter has 81 % of fat
  it.each([
    ['Serves 4', 'olive oil, for drizzling', 0, 4 * 13.6],
    ['Serves 4', 'butter for the tin', 0, 4 * 13.6 * 0.81],
    ['Serves 4', 'extra virgin olive oil', 4 * 5.1, 4 * 13.6],
    ['Serves 4', 'oil for frying', 4 * 5.1, 4 * 13.6],
    ['Serves 12', 'olive oil', 27, 12 * 13.6],
    ['Dinner', 'olive oil', 27, 54.5],
  ])(
    '%s: adds fat without an amount to the upper end, and what is usual if that is all: %s',
    (serves, line, grams, most) => {
      const flour = nutritionIn('en', '200 g flour').total.fat;
      const { fat } = nutritionIn('en', `200 g flour; ${line}`, serves).total;
      expect((fat?.value ?? 0) - (flour?.value ?? 0)).toBeCloseTo(grams, 1);
      expect((fat?.low ?? 0) - (flour?.low ?? 0)).toBe(0);
      expect((fat?.high ?? 0) - (flour?.high ?? 0)).toBeCloseTo(most * 1.2, 0);
    },
  );

  // By 100 g of USDA SR26: cream of 19.3 % fat 195 (NDB 01050), of 11.5 % 130 (01049), sour cream of 14 % 181 (01178),
  // nonfat Greek yogurt with 1.6 g more fat 73 (01256), Neufchâtel 253 (01031), cheddar of 20.4 % fat 309 (01260), of
  // 18.3 % 282 (01182), margarine of 60 % 533 (04613), Swiss cheese 380 (01040), light sour cream 136 (01179), light
  // mayonnaise 334 (04011), fat-free cheddar 157 (01265), plain yogurt 59 (01256: Greek, nonfat), ham of 4 % fat 120
  // (10137), wild salmon 142 (15076, 15085), pork of 4 % 121 (10973), beef of 10 % fat 176 (23562) and of 5 % 137
  // (23557) kcal
  it.each<[PackCode, string, number]>([
    ['en', '100 g light sour cream', 136],
    ['en', '100 g reduced-fat sour cream', 136],
    ['en', '100 g light mayonnaise', 334],
    ['en', '100 g fat-free shredded cheddar', 157],
    ['en', '100 g sour cream, light', 136],
    ['en', '100 g cheddar (fat-free, shredded)', 157],
    ['en', '100 g 2% Greek yogurt', 73],
    ['en', '100 g Greek yogurt, 2% milk fat', 73],
    ['fr', '100 g de crème fraîche à 19 % de MG', 195],
    ['fr', '100 g de crème liquide, 11,5 %', 130],
    ['de', '100 g saure Sahne (14 % Fett)', 181],
    ['en', '100 g cream cheese (33% less fat)', 253],
    ['en', '100 g 38% reduced-fat cheddar', 309],
    ['en', '100 g 2% reduced-fat cheddar', 282],
    ['es', '100 g de nata (19 % de grasa)', 195],
    ['de', '100 g Margarine, 60 % Fett', 533],
    ['de', '100 g Emmentaler, 45 % Fett i. Tr.', 380],
    ['en', '100 g cream, 60% organic', 345],
    ['en', '100 g Greek yogurt (plain fat-free)', 59],
    ['en', '100 g deli ham (lean)', 120],
    ['en', '100 g wild salmon fillet', 142],
    ['en', '100 g Alaska salmon', 142],
    ['en', '100 g salmon fillet, trimmed', 208],
    ['de', '100 g Wildlachs', 142],
    ['fr', '100 g de saumon sauvage', 142],
    ['es', '100 g de salmón salvaje', 142],
    ['fr', '100 g de mayonnaise (allégée)', 334],
    ['en', '100 g 96% lean ground pork', 121],
    ['en', '100 g 90% lean ground beef', 176],
    ['en', '100 g ground beef (90/10)', 176],
    ['en', '100 g 95% lean ground beef', 137],
    ['en', '100 g 5% fat beef mince', 137],
    ['en', '100 g ground beef, 100% grass-fed', 254],
    ['de', '100 g Rinderhackfleisch, 5 % Fett', 137],
    ['fr', '100 g de bœuf haché à 5 % de MG', 137],
    ['es', '100 g de carne picada de ternera (5 % de grasa)', 137],
    ['de', '100 g leichte Mayonnaise', 334],
    ['fr', '100 g de mayonnaise allégée', 334],
    ['es', '100 g de mayonesa ligera', 334],
  ])('in %s counts the fat that is left: %s', (language, line, kilocalories) => {
    const { energy } = nutritionIn(language, line).total;
    expect(Math.abs((energy?.value ?? 0) / kilocalories - 1)).toBeLessThan(0.25);
    expect(energy?.low).toBeLessThanOrEqual(kilocalories);
    expect(energy?.high).toBeGreaterThanOrEqual(kilocalories);
  });

  it.each(['beef', 'pork', 'veal', 'lamb', 'chicken', 'turkey'])(
    'counts less fat in lean ground %s',
    (meat) => {
      const energyOf = (line: string) => nutritionIn('en', line).total.energy?.value ?? 0;
      expect(energyOf(`100 g 97% lean ground ${meat}`)).toBeLessThan(energyOf(`100 g ground ${meat}`));
    },
  );

  // By 100 g of USDA SR26: raw 254 with 17.17 g of protein (NDB 23572), as drained crumbles 272 with 27 g (23575)
  it('counts ground beef between drained and not', () => {
    const { energy } = nutritionIn('en', '100 g ground beef').total;
    const drained = (272 * 17.17) / 27;
    expect((energy?.value ?? 0) / ((254 + drained) / 2)).toBeCloseTo(1, 1);
    expect((energy?.low ?? 0) / (drained * 0.8)).toBeCloseTo(1, 1);
    expect((energy?.high ?? 0) / (254 * 1.2)).toBeCloseTo(1, 1);
  });

  // 93 % lean has 152 kcal, and keeps its fat; what was cooked has lost it
  it.each([
    ['100 g 93% lean ground beef', 152],
    ['100 g cooked ground beef', 254],
  ])('counts all fat of %s', (line, kilocalories) => {
    expect(nutritionIn('en', line).total.energy?.value).toBeCloseTo(kilocalories, 0);
  });

  // By 100 g of USDA SR26: lamb cubed for stew 134 (NDB 17059), chuck 196 (23102), for stew 128 (23093), pork
  // shoulder 186 (10080), its lean 132 (10084), lean pork chops
  // 127 (10040), lamb loin 143 (17026) kcal; 29 g of 100 g of bacon are left when fried, of 548 kcal (10860)
  it.each<[PackCode, string, number]>([
    ['en', '100 g cubed lamb', 134],
    ['en', '100 g beef chuck, cut into 3cm cubes', 128],
    ['en', '100 g beef chuck roast', 196],
    ['en', '100 g lamb chopped into 1-inch chunks', 134],
    ['en', '100 g pork shoulder, cut into strips', 132],
    ['en', '100 g boneless pork shoulder', 186],
    ['en', '100 g pork shoulder, trimmed of excess fat', 132],
    ['en', '100 g lean boneless pork chops', 127],
    ['en', '100 g boneless lamb chops, trimmed of fat', 143],
    ['en', '100 g boneless pork chops', 170],
    ['en', '100 g sirloin steak, cut into strips', 201],
    ['en', '100 g pork sirloin roast', 216],
    ['en', '100 g pork loin with wild mushrooms', 155],
    ['en', '100 g beef for stew', 128],
    ['es', '100 g de jamón cocido en tacos', 162],
    ['es', '100 g de paleta de cerdo en tacos', 132],
    ['de', '100 g Schweineschulter, pariert', 132],
    ['fr', '100 g d’épaule de porc dégraissée', 132],
    ['es', '100 g de paleta de cerdo sin grasa', 132],
    ['en', '100 g bacon, cooked and crumbled', 0.29 * 548],
    ['de', '100 g Bacon, knusprig gebraten', 0.29 * 548],
  ])('in %s counts the fat that is left in meat: %s', (language, line, kilocalories) => {
    const { energy } = nutritionIn(language, line).total;
    expect(Math.abs((energy?.value ?? 0) / kilocalories - 1)).toBeLessThan(0.03);
  });

  // Light cream 195, sour cream 193, butter and margarine 717, brown sugar 380, olive oil 884 kcal: light is no less fat there
  it.each([
    ['100 g light cream', 195],
    ['100 g sour cream (or light)', 193],
    ['100 g margarine (trans-fat-free)', 717],
    ['100 g sour cream (full, but light is fine)', 193],
    ['100 g trans-fat-free margarine', 717],
    ['100 g butter, beaten until light', 717],
    ['100 g light brown sugar', 380],
    ['100 g light olive oil', 884],
  ])('counts all of %s', (line, kilocalories) => {
    expect(nutritionIn('en', line).total.energy?.value).toBeCloseTo(kilocalories, 0);
  });

  // Food Labelling Regulations 1996, schedule 8: at least 48 and 55 % of fat
  it.each([
    ['200 g double cream', 96],
    ['200 g clotted cream', 110],
  ])('knows how much fat British cream has: %s', (line, grams) => {
    expect(nutritionIn('en', line).total.fat?.value).toBeCloseTo(grams, 0);
  });
});
