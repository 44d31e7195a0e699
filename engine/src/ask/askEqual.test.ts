import { describe, expect, it } from 'vitest';
import { everydayAnswer } from '../../tests/asked/everydayAnswer.ts';
import { PACK_CODES, type PackCode } from '../../tests/packs.ts';

/** Labeled before they were asked, by the table of units and the cups of these foods. */
const EQUAL: Readonly<Record<PackCode, readonly (readonly [question: string, right: string])[]>> = {
  en: [
    ['is 1 cup 8 oz', '8 fluid_ounces'],
    ['is a cup of flour 8 oz', '4.4092 ounces flour'],
    ['is 4 cups a quart', '1 us_quart'],
    ['is 16 tbsp equal to 1 cup', '1 cups'],
    ['does 2 sticks of butter equal 1 cup', '1 cups butter'],
    ['is 1 stick of butter half a cup', '0.5 cups butter'],
    ['is 1 lb 2 oz 500 g', '510.29 grams'],
    ['is 1 1/2 cups 350 ml', '354.88 milliliters'],
    ['1 cup sugar is 200 grams right', '200 grams sugar'],
    ['is 1 cup 200 g of sugar', '200 grams sugar'],
    // Of which food nobody says
    ['is 1 cup 250 g', 'choose food'],
    // Another food or state, a third amount, the same unit
    ['does 1 cup of rice make 700 g cooked', 'hint'],
    ['is 1 cup of water 8 oz of milk', 'hint'],
    ['is 1 cup flour 120 g or 125 g', 'hint'],
    ['is a cup a cup', 'hint'],
    ['how many grams is 1 cup 2 tbsp flour', '140.63 grams flour'],
  ],
  fr: [
    ["une cuillère à soupe c'est 15 ml", '15 milliliters'],
    ['3 cuillères à café font une cuillère à soupe', '1 metric_tablespoon'],
    ['est-ce que 1 tasse fait 250 ml', '250 milliliters'],
    ["est-ce qu'une tasse de farine fait 100 g", '132.09 grams flour'],
    ['1 litre fait 1 kg de lait', '1.0313 kilograms milk'],
    ['un verre c’est 200 ml ?', '200-250 milliliters'],
  ],
  de: [
    ['ist 1 tasse 250 ml', '250 milliliters'],
    ['sind 3 tl ein el', '1 metric_tablespoon'],
    ['sind 100 ml gleich 100 g milch', '103.13 grams milk'],
    ['wiegt eine tasse mehl 100 g', '132.09 grams flour'],
    ['entspricht 1 cup 240 ml', '236.59 milliliters'],
    ['1 Liter Milch ist 1 Kilo', '1.0313 kilograms milk'],
  ],
  es: [
    ['es 1 taza 250 ml', '250 milliliters'],
    ['3 cucharaditas es una cucharada', '1 metric_tablespoon'],
    ['un litro de leche es un kilo', '1.0313 kilograms milk'],
    ['¿una taza de azúcar son 200 gramos?', '211.34 grams sugar'],
    ['una taza pesa 200 gramos de azúcar, ¿verdad?', '211.34 grams sugar'],
  ],
};

describe.each(PACK_CODES)('an amount that is said to be another in %s', (language) => {
  it.each(EQUAL[language])('%s: %s', (question, right) => {
    const found = everydayAnswer(question, language);
    expect(found.startsWith('hint') ? 'hint' : found).toBe(right);
  });
});
