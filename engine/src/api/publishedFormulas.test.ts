import { expect, it } from 'vitest';
import { PACKS } from '../../tests/packs.ts';
import { foods as de } from '../foods/lists/de.ts';
import { foods as en } from '../foods/lists/en.ts';
import { foods as fr } from '../foods/lists/fr.ts';
import { bakersFormula } from './calculators.ts';

const LISTS = { en, fr, de };

/** What their authors print for the whole dough: percent of all flour, and grams. */
interface Printed {
  water?: number;
  salt?: number;
  total?: number;
  fermented?: number;
}

/** Formulas as a baker would type them. Noted down before the first of them was computed. */
const PUBLISHED: readonly [source: string, lines: string, starter: number, Printed][] = [
  [
    'goofydawg.net, daily levain bread',
    '546 g bread flour; 182 g high-extraction flour; 500 g water; 16 g salt; 364 g levain',
    100,
    { water: 75, salt: 1.8, total: 1608, fermented: 20 },
  ],
  [
    'marlenesfood.com, Hamelman’s Vermont sourdough', // 15 % and 1 % of the flour are in the levain
    '740 g bread flour; 98 g rye flour; 491 g water; 20 g salt; 360 g levain',
    125,
    { fermented: 16 },
  ],
  [
    'breadlikewatercolor.com/about',
    '450 g King Arthur All Purpose Flour; 330 g water; 11 g salt; 100 g poolish',
    60,
    { water: 76, salt: 2.2, total: 891, fermented: 10 },
  ],
  [
    'pilloud.ca, bread on poolish',
    '450 g flour; 270 g water; 12 g salt; 300 g poolish',
    60,
    { water: 70, salt: 2 },
  ],
  [
    'dawghousebakery.com, batard with whole wheat poolish',
    '750 g bread flour; 500 g water; 15 g salt; 0.5 g instant yeast; 500 g poolish',
    60,
    { water: 75, salt: 1.5, fermented: 25 },
  ],
  [
    'thefreshloaf.com/node/44261, wet starter',
    '350 g white flour; 210 g water; 10 g salt; 300 g starter',
    100,
    { water: 72, salt: 2, fermented: 30 },
  ],
  [
    'thefreshloaf.com/node/44261, stiff starter',
    '350 g white flour; 270 g water; 10 g salt; 240 g starter',
    60,
    { water: 72, salt: 2, fermented: 30 },
  ],
  [
    'stellaculinary.com, sourdough boule',
    '400 g bread flour; 100 g whole wheat flour; 275 g warm water; 15 g salt; 500 g sourdough starter',
    100,
    { water: 70 },
  ],
  [
    'Forkish, overnight country blonde', // 120 of 1,000 g of flour are in the levain
    '804 g white flour; 26 g whole wheat flour; 50 g rye flour; 684 g water; 22 g salt; 216 g levain',
    80,
    { salt: 2.2, fermented: 12 },
  ],
  [
    'happybreadhouse.com, pain au levain after Hamelman',
    '95.3 % white flour; 4.7 % rye flour; 65.97 % water; 2.15 % salt; 33.07 % levain',
    60,
    { water: 65, salt: 1.8, fermented: 17.26 },
  ],
  [
    'bradnor wiki, Hamelman’s five-grain levain', // 185 g of water on 150 g of flour; the soaker's water is the second
    '300 g high gluten flour; 150 g wholewheat flour; 155 g water; 240 g water; 15 g salt; 5 g yeast; 55 g cracked rye; 55 g flaxseeds; 45 g sunflower seeds; 45 g oats; 335 g liquid levain',
    123.33,
    { water: 97, salt: 2.5, total: 1400 },
  ],
  [
    'thefreshloaf.com/node/57731, 1-2-3 sourdough',
    '100 g starter; 200 g water; 300 g flour; 7 g salt',
    100,
    { salt: 2, total: 607 },
  ],
  // github.com/vogt4nick/recipes.vogt4nick.com, src/en/breads/leaven-breads and pizzas
  [
    'vogt4nick, pain au bacon',
    '440 g white flour; 10 g whole wheat flour; 350 g water; 9 g salt; 90 g levain',
    80,
    { water: 78, salt: 1.8 },
  ],
  [
    'vogt4nick, pain de campagne',
    '270 g white flour; 80 g whole wheat flour; 50 g whole rye flour; 1 g instant dry yeast; 310 g water; 10 g salt; 180 g levain',
    80,
    { water: 78, salt: 2 },
  ],
  [
    'vogt4nick, Tartine olive wheat',
    '360 g white flour; 30 g whole wheat flour; 290 g water; 9 g salt; 150 g olives; 220 g levain',
    100,
    { water: 80, salt: 1.8 },
  ],
  [
    'vogt4nick, whole wheat',
    '375 g white flour; 205 g water; 50 g water; 8 g salt; 200 g levain',
    60,
    { water: 66, salt: 1.6, fermented: 25 },
  ],
  [
    'vogt4nick, leavened pizza dough',
    '200 g flour; 150 g water; 8.4 g salt; 160 g levain',
    60,
    { water: 70, salt: 2.8 },
  ],
  [
    'Kalanty, baguette (scribd.com/document/554309192)',
    '285 g water; 7 g dry yeast; 450 g all-purpose flour; 10 g salt',
    100,
    { water: 63, salt: 2.2 },
  ],
];

const FOREIGN: readonly [language: 'fr' | 'de', source: string, lines: string, Printed][] = [
  ['de', 'konverta.info', '100 g Sauerteig; 450 g Mehl; 300 g Wasser; 10 g Salz', { water: 70, total: 860 }],
  [
    'fr',
    'makanaibio.com',
    '500 g de farine; 300 g d’eau; 10 g de sel; 1 sachet de levure sèche',
    { water: 60 },
  ],
  ['fr', 'nicrunicuit.com', '500 g de farine; 330 g d’eau', { water: 66, total: 830 }],
];

const ALL = [
  ...PUBLISHED.map(([source, lines, starter, printed]) => ['en', source, lines, starter, printed] as const),
  ...FOREIGN.map(([language, source, lines, printed]) => [language, source, lines, 100, printed] as const),
];

it.each(ALL)(
  'within 1 percent of the flour, in %s: %s',
  (language, _source, lines, starterHydration, printed) => {
    const made = bakersFormula(lines, {
      language: PACKS[language],
      foods: LISTS[language],
      starterHydration,
    });
    if (!made.ok) throw new Error(made.code);
    const { formula, lines: read } = made.value;
    const salt = formula.parts[read.findIndex(({ name }) => /salt|salz|sel/iu.test(name))]?.percent;
    const off = (value = Number.NaN, wanted = value) => Math.abs(value - wanted);
    expect(off(formula.poured, printed.water)).toBeLessThan(1);
    expect(off(formula.prefermented, printed.fermented)).toBeLessThan(1);
    expect(off(formula.total / (printed.total ?? formula.total), 1)).toBeLessThan(0.01);
    if (printed.salt) expect(off(salt, printed.salt)).toBeLessThan(0.1);
  },
);
