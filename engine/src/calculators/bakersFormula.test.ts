import { describe, expect, it } from 'vitest';
import { bakersFormula, type FormulaPart } from './bakersFormula.ts';

const part = (kind: FormulaPart['kind'], amount: number, more: Partial<FormulaPart> = {}): FormulaPart => ({
  kind,
  amount,
  in: 'grams',
  water: kind === 'water' ? 1 : 0,
  ...more,
});
const flour = (amount: number) => part('flour', amount);
const water = (amount: number) => part('water', amount);
const other = (amount: number, share = 0) => part('other', amount, { water: share });
const starter = (amount: number, hydration: number) => part('starter', amount, { hydration });
const percent = (kind: FormulaPart['kind'], amount: number, share = kind === 'water' ? 1 : 0) =>
  part(kind, amount, { in: 'percent', water: share });

const formulaOf = (parts: readonly FormulaPart[], options = {}) => {
  const formula = bakersFormula(parts, options);
  if (!formula.ok) throw new Error(formula.code);
  return formula.value;
};

/** The last dough of formulas with a preferment, and the percentages that their authors print for the whole. */
const PUBLISHED: readonly [
  name: string,
  parts: readonly FormulaPart[],
  expected: { water: number; salt?: number; total?: number; fermented?: number },
][] = [
  // bakemag.com/articles, "Formulation courtesy of King Arthur Flour", kilograms; the third line is the salt
  [
    '10807 French bread with poolish',
    [flour(6.7), water(3.4), other(0.2), other(0.103), starter(6.6, 100)],
    { water: 67, salt: 2, total: 17.01 },
  ],
  [
    '10888 Old-bread rye',
    [flour(3.4 + 2.145 + 3.3), water(4.541 + 2), other(0.2), other(1), starter(2.114, 83)],
    { water: 75, salt: 2, total: 18.7 },
  ],
  [
    '10806 Citrus Vollkornbrot',
    [
      flour(2.301),
      water(1.143 + 0.844),
      other(0.081),
      other(0.088 + 0.23 + 0.029 + 0.71 + 0.767),
      starter(2.808, 83),
    ],
    { water: 85, salt: 2.1, total: 9 },
  ],
  [
    '10809 Honey rye',
    [flour(2.97 + 4.5), water(5.176), other(0.22), other(0.06 + 0.6 + 0.253), starter(4.554, 80)],
    { water: 72, salt: 2.2, total: 18.332, fermented: 25 },
  ],
  [
    '10808 Harpoon miche',
    [
      flour(7.222 + 0.413 + 0.516),
      water(3.128),
      other(0.206),
      other(0.041 + 3.095 + 0.083),
      starter(2.063, 100),
      starter(2.134, 88),
    ],
    { water: 50, salt: 2, total: 18.9 },
  ],
  // kingarthurflour.com/professional, kilograms
  [
    'ciabatta.html',
    [flour(7), water(5.8), other(0.2), other(0.12), starter(4.8, 60)],
    { water: 76, salt: 2, total: 17.92, fermented: 30 },
  ],
  [
    'semolina-bread.html',
    [flour(2 + 6), water(4.76), other(0.2), other(0.5), starter(4.5, 125)],
    { water: 72.6, salt: 2, total: 17.96, fermented: 20 },
  ],
  [
    'sourdough-seed-bread.html',
    [flour(7.7 + 0.8), water(3.325 + 2.1), other(0.23), other(0.7 + 1.2 + 0.6), starter(3.375, 125)],
    { water: 73, salt: 2.3, total: 20.03 },
  ],
  [
    'formulas.html, slow rise baguettes',
    [flour(10), water(7), other(0.2), other(0.075)],
    { water: 70, salt: 2, total: 17.275 },
  ],
  [
    'formulas.html, deli rye',
    [flour(8 + 2), water(7), other(0.2), other(0.125 + 0.125)],
    { water: 70, salt: 2, total: 17.45 },
  ],
  // scribd.com/document/235242877, King Arthur bakery formulas, pounds
  [
    'French bread with poolish, by the pound',
    [flour(13.4), water(6.6), other(0.4), other(0.22), starter(13.2, 100)],
    { water: 66, salt: 2 },
  ],
  [
    'Ciabatta with biga, by the pound',
    [flour(16), water(12.2), other(0.4), other(0.24), starter(6.4, 60)],
    { water: 73, salt: 2 },
  ],
  // Jeffrey Hamelman, Bread (2004), app.ckbk.com/recipe/brea32715c06s001r023
  ['65 percent sourdough rye', [flour(6.5 + 3.5), water(7.4), other(0.18)], { water: 74, salt: 1.8 }],
  // Wayne Gisslen, Professional Baking, app.ckbk.com/recipe/prof83497c08s001ss004r019
  ['English muffins', [flour(500), water(375), other(8), other(8 + 8 + 12 + 8)], { water: 75, salt: 1.6 }],
  // Ken Forkish, Flour Water Salt Yeast (2012), page 197; 200 g of flour in the levain are "20 %"
  [
    'Forkish, 10 % whole wheat',
    [flour(740 + 60), water(620), other(21), other(2), starter(360, 80)],
    { water: 78, salt: 2.1, fermented: 20 },
  ],
  // Martin Philip, Breaking Bread (2017), grams
  [
    'Philip, poolish baguette',
    [flour(393), water(204), other(12), other(3), starter(388, 100)],
    { water: 68, salt: 2, total: 1000, fermented: 33 },
  ],
  // scribd.com/document/730228517, 70 percent rye
  [
    '70 percent rye',
    [flour(261 + 187), water(327), other(11), starter(315, 80)],
    { water: 75, salt: 1.8, total: 1101, fermented: 28 },
  ],
  // dawghousebakery.com, grams
  [
    'Dawg House, poolish baguettes',
    [flour(571), water(381), other(15), other(5), starter(381, 100)],
    { water: 75, salt: 2, total: 1353, fermented: 25 },
  ],
  ['Dawg House, semolina', [flour(552 + 552), water(883), other(22), other(11)], { water: 80, salt: 2 }],
  // thefreshloaf.com/node/62948 and /24286
  [
    'rye with starter at 60 %',
    [flour(1000), water(700), other(20), starter(150, 60)],
    { water: 69, total: 1870 },
  ],
  ['desem', [flour(375), water(283), other(10), starter(225, 100)], { water: 81 }],
  // sourdough.co.uk, Baker's percentage
  ['The Sourdough School', [flour(1000), water(600), other(10), other(2)], { water: 60, salt: 1 }],
];

describe('published formulas, within 1 % of the flour', () => {
  it.each(PUBLISHED)('%s', (_, parts, expected) => {
    const formula = formulaOf(parts);
    const off = (value: number, wanted: number) => Math.abs(value - wanted);
    expect(off(formula.poured, expected.water)).toBeLessThan(1);
    if (expected.salt) expect(off(formula.parts[2]?.percent ?? 0, expected.salt)).toBeLessThan(0.1);
    if (expected.total) expect(off(formula.total / expected.total, 1)).toBeLessThan(0.01);
    if (expected.fermented) expect(off(formula.prefermented, expected.fermented)).toBeLessThan(1);
  });
});

describe('percentages', () => {
  // Gisslen, Professional Baking, brioche: app.ckbk.com/recipe/prof83497c09s001ss001r013, 252 %
  const brioche = [
    percent('flour', 20),
    percent('flour', 80),
    percent('other', 20, 0.8813), // milk, USDA 1077
    percent('other', 50, 0.7615), // eggs, USDA 1123
    percent('other', 5),
    percent('other', 2),
    percent('other', 70, 0.1794), // butter, USDA 1145
    percent('other', 5, 0.69), // fresh yeast, USDA 18374
  ];

  it('become grams of the dough that is wanted', () => {
    const { parts, flour: all } = formulaOf(brioche, { total: 756 });
    expect(all).toBeCloseTo(300, 6);
    expect(parts.map(({ grams }) => Math.round(grams))).toEqual([60, 240, 60, 150, 15, 6, 210, 15]);
  });

  it('make a dough with a kilogram of flour where none is wanted', () => {
    expect(formulaOf(brioche)).toMatchObject({ flour: 1000, total: 2520 });
  });

  it('count the water of milk, eggs, butter and yeast', () => {
    // 0.2 x 88.13 + 0.5 x 76.15 + 0.7 x 17.94 + 0.05 x 69
    expect(formulaOf(brioche)).toMatchObject({ poured: 0, hydration: expect.closeTo(71.709, 3) });
  });

  it('refer to the flour that is added, and are shown of all flour', () => {
    const { parts, flour: all } = formulaOf([flour(1000), percent('water', 65), starter(200, 100)]);
    expect(all).toBe(1100);
    expect(parts.map(({ grams }) => grams)).toEqual([1000, 650, 200]);
    expect(parts[1]?.percent).toBeCloseTo(59.09, 2);
  });

  it('of flour fill up grams of flour', () => {
    const { parts } = formulaOf([flour(800), percent('flour', 20), percent('water', 70)]);
    expect(parts.map(({ grams }) => grams)).toEqual([800, 200, 700]);
  });
});

describe('a wanted hydration', () => {
  it('changes the water alone', () => {
    const parts = [flour(1000), water(500), water(100), other(100, 0.88), starter(200, 100)];
    const formula = formulaOf(parts, { hydration: 70 });
    expect(formula.hydration).toBeCloseTo(70, 9);
    // 770 of water, 100 of which are in the starter and 88 in the milk
    expect(formula.parts.map(({ grams }) => Math.round(grams))).toEqual([1000, 485, 97, 100, 200]);
  });

  it.each([
    [[flour(1000), other(800, 0.88)], 75, 'no-water'],
    [[flour(1000), water(100), other(800, 0.88)], 60, 'too-dry'],
    [[flour(1000), water(600)], Number.NaN, 'no-hydration'],
    [[flour(1000), water(600)], -1, 'no-hydration'],
  ])('of %o cannot be %d', (parts, hydration, code) => {
    expect(bakersFormula(parts, { hydration })).toEqual({ ok: false, code });
  });
});

it.each([
  [[], {}, 'no-flour'],
  [[water(100)], {}, 'no-flour'],
  [[percent('water', 65)], {}, 'no-flour'],
  [[starter(100, 100), percent('other', 2)], {}, 'no-flour'],
  [[flour(100), percent('flour', 100)], {}, 'no-flour'],
  [[flour(5e-324)], {}, 'no-flour'],
  [[flour(-1)], {}, 'negative-amount'],
  [[flour(Number.NaN)], {}, 'negative-amount'],
  [[flour(1e9)], {}, 'too-large'],
  [[flour(100)], { total: 0 }, 'negative-amount'],
  [[flour(100)], { total: Number.NaN }, 'negative-amount'],
  [[flour(100)], { total: 1e9 }, 'too-large'],
  [[flour(100), starter(100, -100)], {}, 'no-hydration'],
])('refuses %o with %o: %s', (parts, options, code) => {
  expect(bakersFormula(parts, options)).toEqual({ ok: false, code });
});
