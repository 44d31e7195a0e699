import { describe, expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

describe('what is counted of a line', () => {
  it.each<[PackCode, string, reasons: readonly string[], known: [least: number, most: number]]>([
    ['en', '200 g flour; salt', ['no-amount'], [1, 1]],
    ['en', '200 g flour; 100 g zorkweed', ['unknown-food'], [0.66, 0.67]],
    ['en', '200 g flour; 1 cup water; 100 g zorkweed', ['unknown-food'], [0.66, 0.67]],
    ['en', '200 g flour; 2 zorkweeds', ['unknown-food'], [0.5, 0.5]],
    // What others are put on is as heavy as the heaviest of them: 200 of 500 g, not 150 of 450
    ['en', '200 g mozzarella; 100 g ham; 1 flatbread', ['no-weight'], [0.6, 0.6]],
    ['en', '200 g flour; 1 packet ranch seasoning', ['no-nutrients'], [1, 1]],
    ['en', '200 g flour; 2 zorkweeds, to garnish', ['unknown-food'], [1, 1]],
  ])('in %s, %s: %j', (language, lines, reasons, [least, most]) => {
    const { notCounted, shareKnown, isEnough } = nutritionIn(language, lines);
    expect(notCounted.map(({ reason }) => reason)).toEqual(reasons);
    expect(shareKnown).toBeGreaterThanOrEqual(least);
    expect(shareKnown).toBeLessThanOrEqual(most);
    expect(isEnough).toBe(least >= 0.8);
  });

  // By 100 g: macaroni 371, rice 365, quinoa 368, cooked rice 130 kcal; a cup of rice 185 g (NDB 20044), of cooked 158 g
  it.each([
    ['8 oz macaroni, cooked and drained', 2.268 * 371],
    ['1 cup rice, rinsed and drained', 1.85 * 365],
    ['1 cup uncooked basmati rice, rinsed and drained', 1.85 * 365],
    ['1 cup quinoa, rinsed and drained', 1.7 * 368],
    ['1 cup cooked rice', 1.58 * 130],
    ['1 cup rice, cooked', 1.58 * 130],
  ])('counts grain as it is measured: %s', (line, kilocalories) => {
    expect(nutritionIn('en', line).total.energy?.value).toBeCloseTo(kilocalories, -1);
  });

  it.each<[PackCode, string]>([
    ['en', '1 kg carrots; For the brine:; 200 g sugar'],
    ['de', '1 kg Karotten; Für die Lake:; 200 g Zucker'],
    ['fr', '1 kg de carottes; Pour la saumure :; 200 g de sucre'],
    ['es', '1 kg de zanahorias; Para la salmuera:; 200 g de azúcar'],
  ])('in %s counts nothing of a brine: %s', (language, lines) => {
    const { total, notCounted } = nutritionIn(language, lines);
    expect(notCounted.map(({ reason }) => reason)).toEqual(['poured-away']);
    expect(total.energy?.value).toBeCloseTo(890 * 0.41, 0);
  });

  it('has nothing of what is optional at its lower end', () => {
    const { total } = nutritionIn('en', '100 g flour; 100 g sugar, optional');
    expect(total.energy?.value).toBeCloseTo(364 + 387, 0);
    expect(total.energy?.low).toBeCloseTo(364 * 0.8, 0);
  });

  it.each<[PackCode, string, boolean]>([
    ['en', '100 g flour; salt and pepper', true],
    ['de', '100 g Mehl; Salz', true],
    ['fr', '100 g de farine; sel', true],
    ['es', '100 g de harina; sal al gusto', true],
    ['en', '100 g flour; 1 tsp salt', false],
  ])('in %s knows that salt is not counted: %s', (language, lines, uncounted) => {
    expect(nutritionIn(language, lines).saltUncounted).toBe(uncounted);
  });

  it.each(['250 g mushrooms', '200 g chicken thighs', '2 cups cooked rice', '1 cup full-fat Greek yogurt'])(
    'counts %s as itself',
    (line) => {
      expect(nutritionIn('en', line).notCounted).toEqual([]);
    },
  );

  // Chickpeas 139 kcal; 253 g in a drained can (NDB 16358), 61 % of what is printed on others
  it.each([
    ['1 can chickpeas', 253],
    ['1 (15 oz) can chickpeas', 259],
    ['400g can chickpeas', 244],
    ['800g/ 28oz (2 cans) chickpeas, well drained', 488],
    ['400 g canned chickpeas, drained', 244],
    ['400 g canned chickpeas', 400],
    ['400 g cooked chickpeas', 400],
  ])('counts canned beans drained: %s', (line, grams) => {
    expect(nutritionIn('en', line).grams).toBeCloseTo(grams, -1);
  });

  it('weighs a cup of what no source weighs as one of its kind', () => {
    const { total, notCounted } = nutritionIn('en', '2 cups cauliflower rice');
    expect(notCounted).toEqual([]);
    // 25 kcal in 100 g, and 8 of 10 vegetables are within 60 and 240 g to the cup
    expect(total.energy?.low).toBeGreaterThan(0.2 * 60);
    expect(total.energy?.high).toBeLessThan(2 * 2.4 * 25 * 1.5);
  });

  it.each([
    '6 skewers',
    '3 sprigs of zorkweed',
    '1 pinch zorkweed',
    '2 handfuls arugula',
    '1/4 cup erythritol',
    '1 head garlic',
  ])('does not miss %s', (line) => {
    expect(nutritionIn('en', `200 g flour; ${line}`).shareKnown).toBe(1);
  });

  // 33 % of drumsticks (NDB 05071) and 10 % of apples (09003) are not eaten, of a whole chicken 276 g of a pound or 68 % are (05006)
  it.each<[PackCode, string, number]>([
    ['en', '1 lb boneless skinless chicken thighs', 453.6],
    ['en', '4 (6 oz) chicken thighs, boneless and skinless', 680.4],
    ['en', '1 lb chicken drumsticks', 453.6 * 0.67],
    ['en', '1 lb bone-in, skin-on chicken thighs', 453.6 * 0.85],
    ['de', '500 g Hähnchenschenkel mit Knochen', 500 * 0.73],
    ['en', '3 pounds bone-in chicken pieces', 1360.8 * 0.68],
    ['en', '1 (3 pound) chicken, cut up', 1360.8 * 0.645],
    ['en', '1 lb chicken', 453.6],
    ['en', '1 kg chicken thighs and drumsticks, bone in', 680],
    ['en', '1 kg mussels, scrubbed', 250],
    ['en', '2.5 kg standing rib roast, bone in', 2100],
    ['en', '2 lb bone-in lamb shoulder', 907.2 * 0.79],
    ['en', '1 (8 pound) bone-in ham', 3628.8 * 0.82],
    ['de', '1 kg Schweineschulter mit Knochen', 750],
    ['fr', '1 kg de blanc de poulet avec os', 800],
    ['es', '1 kg de paleta de cerdo con hueso', 750],
    ['en', '1 whole chicken (4 pounds)', 1814.4 * 0.645],
    ['en', '3 medium apples (1 pound)', 453.6 * 0.9],
    ['en', '2 cups (250 g) carrots', 250],
    ['de', '500 g Hähnchenschenkel ohne Knochen', 500],
    ['fr', '500 g de hauts de cuisse de poulet désossés', 500],
    ['es', '500 g de muslos de pollo deshuesados', 500],
  ])('in %s counts what is eaten of a weight as bought: %s', (language, line, grams) => {
    expect(nutritionIn(language, line).grams).toBeCloseTo(grams, 0);
  });

  it('misses nothing where ice and a sweetener are not weighed', () => {
    expect(nutritionIn('en', '100 ml vodka; 4 ice cubes; 1/4 cup sugar substitute').shareKnown).toBe(1);
  });

  it('weighs a few spoons of herbs as the herb that stands for them: a teaspoon of thyme is 0.8 g (NDB 02049)', () => {
    expect(nutritionIn('en', '1/4 cup fresh tarragon leaves').grams).toBeCloseTo(12 * 0.8, 0);
  });

  it('takes whipped topping for no remark that it may be left out', () => {
    const { energy } = nutritionIn('en', '100 g whipped topping').total;
    expect(energy?.low).toBeCloseTo(0.8 * (energy?.value ?? 0), 5);
  });

  // 500 g of flour have 1820, 100 g of butter 717 kcal: no one eats 2000 kcal in a serving
  it.each([
    ['Makes 1 loaf', '500 g flour; 100 g butter', null],
    ['Makes 1 loaf', '500 g flour', 1820],
    ['Makes 2 loaves', '500 g flour; 100 g butter', 1269],
  ])('%s: %s has %d kcal per serving', (makes, lines, kilocalories) => {
    const { perServing, total } = nutritionIn('en', lines, makes);
    expect(perServing?.energy ? Math.round(perServing.energy.value) : null).toBe(kilocalories);
    expect(total.energy?.value).toBeGreaterThan(0);
  });

  // Of 364, 387 and 884 kcal in 100 g, each 20 % either way
  it('doubts lines independently of each other', () => {
    const { energy } = nutritionIn('en', '200 g flour; 100 g sugar; 50 g oil').total;
    const doubt = 0.2 * Math.hypot(728, 387, 442);
    expect(energy?.low).toBeCloseTo(1557 - doubt, 0);
    expect(energy?.high).toBeCloseTo(1557 + doubt, 0);
  });

  it.each([
    ['Serves 4', 364 * (1 - Math.hypot(0.2, 0.3)), 364 * (1 + Math.hypot(0.2, 0.3))],
    ['Serves 4 to 8', 182 * (1 - Math.hypot(0.2, 0.3)), 364 * (1 + Math.hypot(0.2, 0.3))],
  ])('%s: doubts portions by 30 %, beside the lines', (serves, low, high) => {
    const energy = nutritionIn('en', '400 g flour', serves).perServing?.energy;
    expect([energy?.low, energy?.high].map((kcal) => Math.round(kcal ?? 0))).toEqual(
      [low, high].map(Math.round),
    );
  });
});

// 500 g flour and 400 g sugar are 3368 kcal
it.each([
  ['Yield: 1 loaf (12 slices)', 12],
  ['Makes: 1 pie, 8 slices', 8],
  ['Yield: one 9-inch cake, 8 to 10 slices', 9],
  ['Yield: 1 - 9x13 inch pan', null],
  ['Yield: 1 loaf (2 pounds)', null],
  ['Serves 2 (makes 4 pancakes)', 2],
])('counts a slice of what is cut as a serving: %s', (yields, portions) => {
  const { perServing } = nutritionIn('en', '500 g flour; 400 g sugar', yields);
  const energy = perServing?.energy?.value ?? null;
  expect(energy && Math.round(energy)).toBe(portions && Math.round(3368 / portions));
});
