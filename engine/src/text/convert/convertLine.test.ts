import { describe, expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { textLine } from '../line/textLine.ts';
import { convertLine } from './convertLine.ts';
import type { LineFood, LineOptions } from './lineTarget.ts';

/** Grams per US cup of 236.588 ml: 120, 240 and 227. */
const FLOUR: LineFood = { id: 'flour', liquid: false, density: 0.5072, low: 0.4776, high: 0.6002 };
const MILK: LineFood = { id: 'milk', liquid: true, density: 1.03 };

const line = (text: string, language: PackCode, options: Partial<LineOptions> = {}) =>
  convertLine(textLine(text, lexiconIn(language)), {
    system: 'metric',
    factor: 1,
    sizes: {},
    foodOf: ({ read: { food } }) =>
      /flour|farine|Mehl|harina/i.test(food) ? FLOUR : /milk|lait|Milch|leche/i.test(food) ? MILK : null,
    ...options,
  });

// Of a country that weighs, at 120 g a cup: 198.4 g are 1.65, 170.1 g 1.42; an unknown food stays in ounces.
it.each([
  ['7 oz flour, sifted', '1 2/3 cups flour, sifted'],
  ['6oz/175g flour', '1 1/4 cups + 3 tbsp flour'],
  ['8 oz beef mince', '8 oz beef mince'],
])('the ounces of a cook who weighs: %s is %s', (text, expected) => {
  expect(line(text, 'en', { system: 'us', weighs: true }).text).toBe(expected);
  expect(line('7 oz flour', 'en', { system: 'us' }).text).toBe('7 oz flour');
});

it('dekagrams are grams on every scale', () => {
  expect(line('25 dag Mehl', 'de').text).toBe('250 g Mehl');
  expect(line('25 dag Mehl', 'de', { system: 'written' }).text).toBe('25 dag Mehl');
});

describe('metric', () => {
  it.each<[PackCode, string, string]>([
    ['en', '2 cups (12-oz. pkg.) flour', '340 g flour'],
    ['en', '1 28-oz can flour', '1 (795 g) can flour'],
    ['en', '2-3 lb roast', '0.905–1.36 kg roast'],
    ['en', '2 cups flour, sifted', '240 g flour, sifted'], // 473 ml x 0.5072
    ['en', '1 cup milk', '235 ml milk'], // 236.6: steps of 5 ml
    ['en', '1 cup chopped walnuts', '235 ml chopped walnuts'], // unknown food: volume stays volume
    ['en', '8 oz cream cheese', '227 g cream cheese'], // 226.8
    ['en', '1 lb beef', '454 g beef'],
    ['en', '2 tbsp sugar', '2 tbsp sugar'],
    ['en', '1 cup (240 ml) milk', '240 ml milk'],
    ['en', '1 (14 oz) can tomatoes', '1 (397 g) can tomatoes'],
    // What a can holds behind its food: 425.2 g
    ['fr', '1 boîte de maïs de 15 oz', '1 boîte de maïs de 425 g'],
    ['es', '2 latas de frijoles de 15 oz, escurridos', '2 latas de frijoles de 425 g, escurridos'],
    ['de', '1 Dose Mais von 15 oz', '1 Dose Mais von 425 g'],
    ['en', '1 can corn, 15 oz', '1 can corn, 425 g'],
    ['en', '2 eggs', '2 eggs'],
    ['fr', '2 tasses de farine', '240 g de farine'],
    ['fr', '250 g de farine', '250 g de farine'],
    ['de', '1 Tasse Milch', '235 ml Milch'],
    ['es', '1 taza y media de harina', '180 g de harina'],
    // Sources differ threefold on what a heaped measure holds
    ['en', '1 heaping cup flour', '1 heaping cup flour'],
    ['en', '1 cup (heaped) flour', '1 cup (heaped) flour'],
    ['fr', '1 tasse bombée de farine', '1 tasse bombée de farine'],
    ['de', '1 gehäufte Tasse Mehl', '1 gehäufte Tasse Mehl'],
    ['es', '1 taza colmada de harina', '1 taza colmada de harina'],
    ['en', '1 scant cup flour', '120 g flour'],
  ])('in %s, %j is %j', (language, text, expected) => {
    expect(line(text, language).text).toBe(expected);
  });

  // Calculated by hand: 453.6 g, 473 ml, 236.6 ml x 0.5072
  it.each<[string, string, number?]>([
    ['2 cups flour (250 g)', '250 g flour'],
    ['2 cups flour, 250 g', '250 g flour'],
    ['2 cups flour / 250g, sifted', '240 g flour / 250g, sifted'],
    ['2 cups flour (about 9 oz.), sifted', '255 g flour, sifted'],
    ['2 cups flour (250 g, sifted)', '2 cups flour (250 g, sifted)'],
    ['1 stick butter (4 oz / 115 g), melted', '115 g butter, melted'],
    ['1 quart milk (about 4 cups)', '950 ml milk'],
    ['1 lb potatoes (about 3 cups diced)', '454 g potatoes (about 710 ml diced)'],
    ['1 lb potatoes (about 3 cups diced)', '905 g potatoes (about 1.42 l diced)', 2],
    ['2 cups flour (250 g)', '500 g flour', 2],
    ['1 cup flour plus 2 tablespoons', '120 g flour plus 2 tablespoons'],
    ['1 cup flour plus 2 tablespoons', '360 g flour plus 45 g', 3], // 88.7 ml x 0.5072,
    ['1 can tomatoes (28 oz; 796 ml)', '1 can tomatoes (28 oz; 796 ml)'],
    ['1 (15-ounce/425-gram) can pumpkin', '1 (15-ounce/425-gram) can pumpkin'],
    ['2 x 400g/14oz tins beans', '2 x 400g/14oz tins beans'],
    ['3/4 cup flour, packed (150g)', '150g flour, packed'],
    ['500g/1lb 2oz beef', '1 kg beef', 2],
    ['1 tsp salt (5 g)', '1 tsp salt (5 g)'],
    ['2 cups each water and oil', '475 ml each water and oil'],
    ['6 tbsp oil (90 ml)', '90 ml oil'], // too many to count
    ['2 cups flour (250 g approx.)', '250 g flour'],
    ['1 cup rice, cooked in water (500 g)', '235 ml rice, cooked in water (500 g)'],
  ])('keeps the food of %j, and one figure: %j', (text, expected, factor = 1) => {
    expect(line(text, 'en', { factor }).text).toBe(expected);
  });

  it.each([
    ['1 cup water (110°F)', '235 ml water (43°C)'], // (110 - 32) / 1.8 = 43.3
    ['2 lb beef, cut into 1-inch cubes', '905 g beef, cut into 2.5-cm cubes'],
    ['an 8-inch round of brie', 'a 20-cm round of brie'],
    ['1 cup vodka of 40°', '235 ml vodka of 40°'],
  ])('converts sizes and temperatures beside the amount: %j', (text, expected) => {
    expect(line(text, 'en').text).toBe(expected);
  });

  it.each([
    ['500g/1lb 2oz beef', '1lb 2oz beef'],
    ['120 g + 3 tbsp flour', '1 cup + 3 tbsp flour'],
    ['1 litre/1¾ pints milk', '4 1/4 cups milk'], // British pints: 1000 / 236.6
    ['2 x 400g/14oz tins beans', '2 x 400g/14oz tins beans'],
  ])('uses US measures that are already there, whole and of the right size: %j', (text, expected) => {
    expect(line(text, 'en', { system: 'us', sizes: { pint: 568.26 } }).text).toBe(expected);
  });

  it.each([
    ['1/4 c. flour', '30 g flour'],
    ['1 c. Flour', '120 g Flour'],
    ['2 (14-oz.) cans beans', '2 (397 g) cans beans'],
    ['2 onions (about 1 lb.), cut', '2 onions (about 454 g), cut'],
    ['1 cup. Sift it.', '235 ml. Sift it.'],
  ])('removes the dot of an abbreviated unit: %j', (text, expected) => {
    expect(line(text, 'en').text).toBe(expected);
  });

  it('says how far sources differ', () => {
    expect(line('2 cups flour', 'en').range).toEqual([226, 284]);
    expect(line('1 cup milk', 'en').range).toBeNull();
  });

  it("uses the cup of the recipe's country", () => {
    expect(line('1 cup milk', 'en', { sizes: { cup: 250 } }).text).toBe('250 ml milk');
  });
});

it.each<[PackCode, string, string]>([
  ['fr', '3/4 carottes', '6–8 carottes'],
  ['fr', 'un ½ citron', '1 citron'],
  ['fr', "une gousse d'ail", "2 gousse d'ail"],
  ['de', 'eine halbe Zwiebel', '1 Zwiebel'],
  ['de', 'zwei bis drei Zehen Knoblauch', '4–6 Zehen Knoblauch'],
  ['en', 'one clove garlic', '2 clove garlic'],
])('in %s, %j twice is %j', (language, text, expected) => {
  expect(line(text, language, { factor: 2 }).text).toBe(expected);
});

describe("spoons and cups that differ from the cook's", () => {
  const AU = { tbsp: 20, cup: 250 };
  it.each<[what: string, text: string, options: Partial<LineOptions>, expected: string]>([
    ['are weighed or measured', '2 tbsp milk', { sizes: AU }, '40 ml milk'],
    ['are weighed or measured', '2 tbsp flour', { sizes: AU, factor: 2 }, '41 g flour'], // 80 x 0.507
    ['stay where the cook has the same', '2 tbsp milk', { sizes: AU, tablespoon: 20 }, '2 tbsp milk'],
    ['count as the same', '2 tbsp milk', { sizes: AU, tablespoon: 20, factor: 1.5 }, '3 tbsp milk'],
    ['become US spoons', '2 tbsp milk', { sizes: AU, system: 'us' }, '2 tbsp + 2 tsp milk'], // 40 = 29.6 + 9.9
    // No set of US spoons has one of 10 ml
    ['become US spoons', '2 dessertspoons milk', { system: 'us' }, '1 tbsp + 1 tsp milk'], // 20 = 14.8 + 4.9
    ['stay in metric kitchens', '2 dessertspoons milk', {}, '2 dessertspoons milk'],
    ['become US cups', '2 cups milk', { sizes: { cup: 200 }, system: 'us' }, '1 2/3 cups milk'], // 400 / 236.6
    ['stay cups of nearly a US cup', '2 cups milk', { sizes: AU, system: 'us' }, '2 cups milk'],
    ['stay as written', '2 tbsp milk', { sizes: AU, system: 'written', factor: 2 }, '4 tbsp milk'],
    ['of 15 and 14.8 ml are one', '2 tbsp milk', { sizes: { tbsp: 15 } }, '2 tbsp milk'],
  ])('%s: %j', (_, text, options, expected) => {
    expect(line(text, 'en', options).text).toBe(expected);
  });
});

describe('US cups', () => {
  it.each<[PackCode, string, string]>([
    ['en', '240 g flour', '2 cups flour'],
    ['fr', '120 g de farine', '1 tasse de farine'],
    ['de', '250 ml Milch', '1 Tasse + 1 EL Milch'], // 236.6 + 14.8
    ['es', '500 g de patatas', '1 1/8 lb de patatas'], // 510 g: 2 % more
    ['en', '50 g flour', '1/3 cup + 1 tbsp + 1 tsp flour'], // 98.6 ml = 78.9 + 14.8 + 4.9
    ['en', '240–250 g flour', '2–2 1/8 cups flour'], // 2 and 2.08
    ['en', '150–200 g flour', '1 1/4–1 2/3 cups flour'], // 295.7 and 394.3 ml
    ['en', '2 cups flour', '2 cups flour'],
  ])('in %s, %j is %j', (language, text, expected) => {
    expect(line(text, language, { system: 'us' }).text).toBe(expected);
  });
});

describe('scaled', () => {
  it.each<[number, LineOptions['system'], string, string]>([
    [2, 'written', '1 1/2 cups flour', '3 cups flour'],
    [2, 'metric', '1 cup flour', '240 g flour'],
    [0.5, 'written', '3 eggs', '1 1/2 eggs'],
    [3, 'metric', '2 tbsp milk', '90 ml milk'],
    [2, 'written', 'Salt, to taste', 'Salt, to taste'],
    [2, 'written', '2 (400 g) cans beans', '4 (400 g) cans beans'],
    [2, 'written', '3 eggplants (900 g)', '6 eggplants (1.8 kg)'],
    // Before its noun, a weight is that of each; after what is counted, that of all
    [2, 'written', '4 (6 oz) salmon fillets', '8 (6 oz) salmon fillets'],
    [2, 'written', '2 large (8 oz) potatoes', '4 large (8 oz) potatoes'],
    [2, 'metric', '4 (6-ounce) chicken breasts', '8 (170 g) chicken breasts'],
    [2, 'written', '3 bunches (900 g) spinach', '6 bunches (1.8 kg) spinach'],
    [2, 'metric', '3 bunches spinach (900 g)', '6 bunches spinach (1.8 kg)'],
    // 2 inches are 5.08 cm; the size of cubes stays
    [2, 'metric', '1 inch ginger', '5 cm ginger'],
    [2, 'metric', '2-inch piece ginger', '10-cm piece ginger'],
    [2, 'us', '2-inch piece ginger', '4-inch piece ginger'],
    [2, 'metric', '2 carrots, in 1-inch cubes', '4 carrots, in 2.5-cm cubes'],
    [2, 'written', '2 pieces (200 g) carrots', '4 pieces (400 g) carrots'],
    [2, 'written', '2 pieces (200 g each) carrots', '4 pieces (200 g each) carrots'],
  ])('by %d, %s: %j is %j', (factor, system, text, expected) => {
    expect(line(text, 'en', { factor, system }).text).toBe(expected);
  });

  it.each<[PackCode, string, string]>([
    ['en', '2 to 3 tomatoes', '4–6 tomatoes'],
    ['en', '2 or 3 cloves garlic', '4–6 cloves garlic'],
    ['en', 'between 2 and 3 carrots', 'between 4–6 carrots'],
    ['en', '1 to 1 1/2 onions', '2–3 onions'],
    ['de', '2 bis 3 Zwiebeln', '4–6 Zwiebeln'],
    ['de', 'zwei bis drei Zehen Knoblauch', '4–6 Zehen Knoblauch'],
    ['fr', '2 à 3 gousses d’ail', '4–6 gousses d’ail'],
    ['es', '2 o 3 tomates', '4–6 tomates'],
  ])('in %s both ends of a range that a word joins: %j is %j', (language, text, expected) => {
    expect(line(text, language, { factor: 2, system: 'written' }).text).toBe(expected);
  });
});

it('marks what has a number that it cannot read, and nothing else', () => {
  expect(line('Flour type 00', 'en')).toMatchObject({ changed: false });
  expect(line('Salt', 'en')).toMatchObject({ unread: false, changed: false });
});

it.each<[PackCode, string]>([
  ['en', '1 red and 2 green peppers'],
  ['en', 'juice of 1 lemon and 2 limes'],
  ['de', '1 rote und 2 gelbe Paprika'],
])('in %s keeps a line whose second amount would not be scaled: %s', (language, text) => {
  expect(line(text, language, { factor: 2 })).toMatchObject({ text, unread: true });
});
