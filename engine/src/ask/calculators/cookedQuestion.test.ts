import { describe, expect, it } from 'vitest';
import { withCalculators } from '../../../tests/ask/calculatorContext.ts';
import { PACK_CODES, type PackCode } from '../../../tests/packs.ts';
import { READERS } from '../readers.ts';
import { answerCalculator } from './calculatorAnswer.ts';

/** What a question asks for, in grams to two digits; `none` if it is no such question. */
function answered(question: string, language: PackCode): string {
  const answer = answerCalculator(question, withCalculators(language), READERS);
  if (answer?.kind !== 'cooked') return answer?.kind ?? 'none';
  const grams = Number(answer[answer.asked].toPrecision(2));
  return `${answer.asked} ${grams} ${answer.food.food.id}`;
}

// Dry matter stays. Water in USDA SR26: rice 11.62 and 68.44 %, so that 100 g become 280 g; pasta 9.9 and 62.13 %,
// chickpeas 11.53 and 60.21 %, black beans 11.02 and 65.74 %, lentils 10.4 and 69.64 %, quinoa 13.28 and 71.61 %.
const ASKED: Readonly<Record<PackCode, readonly (readonly [question: string, right: string])[]>> = {
  en: [
    ['500 g dry chickpeas how much cooked', 'cooked 1100 chickpeas-dry'],
    ['250 g chickpeas cooked weight', 'cooked 560 chickpeas-dry'],
    ['how much cooked rice does 1 cup dry rice make', 'cooked 520 rice'],
    ['100 g dry basmati rice after cooking', 'cooked 280 rice'],
    ['200 g uncooked pasta cooked weight', 'cooked 480 pasta-dried'],
    ['how much does 100 g rice weigh cooked', 'cooked 280 rice'],
    ['1 lb dry black beans cooked weight', 'cooked 1200 black-beans-dry'],
    ['how much dry rice for 500 g cooked', 'dry 180 rice'],
    ['how much does 1 cup of rice make', 'cooked 520 rice'],
    ['1 cup rice makes how much', 'cooked 520 rice'],
    // 158 g a cup of cooked rice, NDB 20045
    ['how much dry rice for 4 cups cooked', 'dry 230 rice'],
    ['how much dry rice for 4 cups of cooked rice', 'dry 230 rice'],
    ['2 cups cooked rice how much dry', 'dry 110 rice'],
    ['300 g cooked spaghetti how much dry', 'dry 130 spaghetti'],
    // The state beside a food is that of its amount, before it too
    ['cooked rice 600 g how much dry', 'dry 210 rice'],
    ['cooked rice from 100 g dry', 'cooked 280 rice'],
  ],
  de: [
    ['100 g reis roh wieviel gekocht', 'cooked 280 rice'],
    ['wieviel wiegen 250 g nudeln gekocht', 'cooked 590 pasta-dried'],
    ['125 g nudeln kochgewicht', 'cooked 300 pasta-dried'],
    ['100 g linsen trocken ergeben wieviel gekocht', 'cooked 300 lentils'],
    ['wieviel rohen reis für 600 g gekochten reis', 'dry 210 rice'],
    ['reis gekocht 600 g wieviel roh', 'dry 210 rice'],
  ],
  fr: [
    ['100 g de riz cru donne combien cuit', 'cooked 280 rice'],
    ['200 g de pâtes crues poids cuit', 'cooked 480 pasta-dried'],
    ['combien pèsent 250 g de pois chiches secs une fois cuits', 'cooked 560 chickpeas-dry'],
    ['combien de riz cru pour 450 g de riz cuit', 'dry 160 rice'],
    ['riz cuit 600 g combien cru', 'dry 210 rice'],
    ['pâtes cuites 300 g poids cru', 'dry 130 pasta-dried'],
    ['riz cru 100 g combien cuit', 'cooked 280 rice'],
  ],
  es: [
    ['medio kilo de garbanzos secos cuanto pesan cocidos', 'cooked 1100 chickpeas-dry'],
    ['100 g de arroz crudo cuanto es cocido', 'cooked 280 rice'],
    ['80 g de pasta cruda peso cocido', 'cooked 190 pasta-dried'],
    ['cuanto arroz crudo para 300 g de arroz cocido', 'dry 110 rice'],
  ],
};

/** No figure: cooked food alone, another food, a volume of cooked food, another amount, or what cooking takes away. */
const OTHERS: Readonly<Record<PackCode, readonly string[]>> = {
  en: [
    '200 g cooked rice',
    '1 cup cooked rice in grams',
    'how much rice makes 2 cups',
    'how much cooked rice for 500 g dry beans',
    '500 g raw chicken cooked weight',
    '500 g raw spinach cooked weight',
    'how long to roast 500 g dry chickpeas',
    'dry yeast for 500 g cooked rice',
    'twice 100 g dry rice cooked weight',
    'half of 100 g dry rice cooked weight',
    '100 g dry rice cooked in milk weight',
    '500 g dry chickpeas minus 100 g cooked',
    '3 eggs cooked weight',
  ],
  de: [
    'wieviel wiegt 100 g gekochter reis',
    'gekochter schinken 200 g in tassen',
    '250 g kartoffeln gekocht',
  ],
  fr: ['combien pèsent 100 g de riz cuit', 'jambon cuit 200 g', '1 tasse de riz cuit en grammes'],
  es: ['cuanto pesa 100 g de arroz cocido', '1 taza de garbanzos cocidos en gramos'],
};

describe.each(PACK_CODES)('dry and cooked weights in %s', (language) => {
  it.each(ASKED[language])('%s: %s', (question, right) => {
    expect(answered(question, language)).toBe(right);
  });

  it.each(OTHERS[language])('%s: none', (question) => {
    expect(answered(question, language)).toBe('none');
  });
});
