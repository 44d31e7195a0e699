import { expect, it } from 'vitest';
import { categoryOf, FOOD_IDS, UNMEASURED_IDS } from '../foods/figures.ts';
import { type ScaledLine, type ScaleHint, scaleHints } from './scaleHints.ts';

const g = (food: string, value: number): ScaledLine => ({ food, quantity: { unit: 'g', value } });
const ml = (food: string, value: number): ScaledLine => ({ food, quantity: { unit: 'ml', value } });
const eggs = (value: number): ScaledLine => ({ food: 'whole-egg', quantity: { unit: 'piece', value } });

const CAKE = [g('flour', 250), g('baking-powder', 12), eggs(3), ml('milk', 120)];
const SOUP = [ml('chicken-stock', 1500), g('carrots-grated', 300), g('onions-chopped', 200)];
const RISOTTO = [g('rice', 320), ml('vegetable-stock', 1200)];
const FRIES = [g('potatoes-diced', 1000), { ...ml('oil', 1000), fries: true }];
const MISO = [ml('water', 1200), g('miso', 60)];
const MOUSSE = [g('gelatin-powder', 8), ml('cream', 400), eggs(2)];
const STEW = [g('beef-chuck', 900), ml('red-wine', 240)];
const RAGU = [g('ground-beef', 500), g('tomatoes-canned', 800)];
const FRYING_OIL: ScaledLine = { ...ml('oil', 1000), fries: true };

it.each<[label: string, lines: readonly ScaledLine[], factor: number, hints: readonly ScaleHint[]]>([
  ['a cake as written', CAKE, 1, []],
  ['a cake doubled: six eggs', CAKE, 2, []],
  ['a cake half as large again: 4 1/2 eggs', CAKE, 1.5, ['eggs']],
  ['half a cake: 1 1/2 eggs', CAKE, 0.5, ['eggs']],
  ['a third of a cake: one egg', CAKE, 1 / 3, []],
  ['three cakes', CAKE, 3, ['leavening']],
  ['three almond cakes', [g('almond-flour', 250), g('baking-powder', 12)], 3, ['leavening']],
  ['tortillas with baking powder', [g('flour-tortillas', 250), g('baking-powder', 12)], 3, []],
  ['3 1/2 cakes', CAKE, 3.5, ['leavening', 'eggs']],
  ['2 kg of soup', SOUP, 1, []],
  ['3 kg of soup', SOUP, 1.5, ['cooling']],
  ['half a soup', SOUP, 0.5, []],
  ['a risotto doubled: 3 kg', RISOTTO, 2, ['cooling']],
  ['a risotto half as large again: 2.3 kg', RISOTTO, 1.5, []],
  ['a stew with wine, 2.3 kg', STEW, 2, []],
  ['a stew with wine, 4.6 kg', STEW, 4, ['cooling']],
  ['a ragù, 3.9 kg', RAGU, 3, ['cooling']],
  ['sausages in tomatoes, 3.9 kg', [g('merguez', 500), g('tomatoes-crushed', 800)], 3, ['cooling']],
  ['a stew of brisket and stout, 3 kg', [g('beef-brisket', 1000), ml('stout', 500)], 2, ['cooling']],
  ['split peas in water, 3.2 kg', [g('split-peas', 400), ml('water', 1200)], 2, ['cooling']],
  ['goat cheese in cream, 4 kg', [g('goat-cheese', 500), ml('cream', 500)], 4, []],
  ['cauliflower in water, 4 kg', [g('cauliflower-rice', 500), ml('water', 500)], 4, []],
  ['burgers with some milk', [g('ground-beef', 800), ml('milk', 60)], 4, []],
  ['a roast with a glass of wine', [g('pork-loin', 1500), ml('white-wine', 120)], 3, []],
  [
    'fried chicken in buttermilk',
    [g('chicken-tenders', 900), ml('buttermilk', 480), FRYING_OIL],
    4,
    ['frying'],
  ],
  ['fries for twice as many', FRIES, 2, ['frying']],
  ['oil that stays as it is', [{ ...ml('oil', 500), fixed: true }], 2, ['frying']],
  ['half the fries', FRIES, 0.5, []],
  ['oil to brown in', [{ ...ml('oil', 60), fries: true }, g('beef-chuck', 900)], 4, []],
  // Oil that covers a pickle must be multiplied, so the amount alone says nothing.
  ['a pickle under oil', [ml('mustard-oil', 480), g('mango-diced', 1000)], 3, []],
  ['baking soda in the water of potatoes', [g('potatoes-diced', 900), g('baking-soda', 4)], 3, []],
  ['a salad with some oil', [ml('olive-oil', 60), g('lettuce-shredded', 300)], 4, []],
  ['a mousse doubled', MOUSSE, 2, ['gelatin']],
  ['a mousse for a quarter more: 2 1/2 eggs', MOUSSE, 1.25, ['eggs']],
  ['hard-boiled eggs', [{ ...eggs(3), food: 'hard-boiled-eggs' }], 1.5, []],
  ['eggs by weight', [g('whole-egg', 150)], 1.5, []],
  ['no number', CAKE, Number.NaN, []],
  ['nothing', CAKE, 0, []],
])('%s', (_, lines, factor, hints) => {
  expect(scaleHints({ lines }, factor)).toEqual(hints);
});

it.each([
  [2, []],
  [2.5, ['cooling']],
])('a soup by its kind, %d times', (factor, hints) => {
  expect(scaleHints({ lines: MISO, collection: 'soup' }, factor)).toEqual(hints);
});

/** Fat, casings, and what is sliced and eaten cold. */
const NOT_STEWED = [
  ...[
    'pork-fat',
    'sausage-casings',
    'bologna',
    'mortadella',
    'leberkaese',
    'spam',
    'pastrami',
    'canadian-bacon',
    'rillettes',
    'pork-rinds',
    'foie-gras',
    'liverwurst',
    'pate',
  ],
  ...['bacon-cooked', 'cecina', 'prosciutto', 'air-dried-beef', 'serrano-ham', 'salami', 'pepperoni'],
];

it('takes all other meat in a pot of water for a stew', () => {
  const meats = [...FOOD_IDS, ...UNMEASURED_IDS].filter((food) => categoryOf(food) === 'meat');
  const stewed = meats.filter((food) =>
    scaleHints({ lines: [g(food, 500), ml('water', 2500)] }, 2).includes('cooling'),
  );
  expect(meats.filter((food) => !stewed.includes(food)).sort()).toEqual([...NOT_STEWED].sort());
});
