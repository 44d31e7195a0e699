import { describe, expect, it } from 'vitest';
import { everydayAnswer } from '../../tests/asked/everydayAnswer.ts';
import { PACK_CODES, type PackCode } from '../../tests/packs.ts';

/** Questions with the answer that each should get. */
type Answered = Readonly<Record<PackCode, readonly (readonly [question: string, answer: string])[]>>;

/** Fillers around a question for what a food holds. */
const FILLED: Answered = {
  en: [
    ['tell me how many calories in a medium size apple', 'energy 94.6 apples-chopped'],
    ['do you know how many calories are in 1 tbsp butter', 'energy 102 butter'],
    ['can you tell me how much protein is in 100 g chicken breast', 'protein 22.5 chicken-breasts'],
    ["what's the calorie count of a banana", 'energy 105 bananas-mashed'],
  ],
  fr: [
    ['dis moi combien de calories dans une pomme', 'energy 94.6 apples-chopped'],
    ["j'aimerais savoir combien de protéines dans 2 oeufs", 'protein 12.6 whole-egg'],
    ['nombre de calories dans un oeuf', 'energy 71.5 whole-egg'],
    ['calories pour 100 g de riz', 'energy 365 rice'],
  ],
  de: [
    ['sag mir wie viele Kalorien ein Apfel hat', 'energy 94.6 apples-chopped'],
    ['ich möchte wissen wie viel Eiweiß in 100 g Linsen ist', 'protein 25.8 lentils'],
    ['Fett 100 g Lachs', 'fat 13.4 salmon'],
  ],
  es: [
    ['dime cuantas calorias tiene una manzana', 'energy 94.6 apples-chopped'],
    ['quiero saber cuanta proteina tienen 2 huevos', 'protein 12.6 whole-egg'],
  ],
};

/** Nutrients that are foods, too, before their own amount. */
const FOODS: Answered = {
  en: [['sugar 1 tbsp how many grams', '12.5 grams sugar']],
  fr: [
    ['sucre 1 cuillere a soupe combien de grammes', '12.68 grams sugar'],
    ['sel 1 cuillère à café en grammes', '6.1711 grams salt'],
  ],
  de: [['Zucker 1 EL wie viel Gramm', '12.68 grams sugar']],
  es: [
    ['azucar 1 cucharada cuantos gramos', '12.68 grams sugar'],
    ['azucar (2 cucharadas) en gramos', '25.361 grams sugar'],
  ],
};

/** How much of one food goes with another, which no table says. */
const RATIOS: Readonly<Record<PackCode, readonly string[]>> = {
  en: [
    'how much salt per liter of water',
    'how much sugar for 500 g flour',
    'how much yeast for 500 g flour',
  ],
  fr: [
    "combien de sel par litre d'eau",
    'combien de sucre pour 500 g de farine',
    '500 g de farine combien de levure',
  ],
  de: ['wie viel Salz pro Liter Wasser', '500 g Mehl wie viel Hefe', 'wie viel Hefe für 1 kg Mehl'],
  es: [
    'cuanta sal por litro de agua',
    'cuanta levadura para 500 g de harina',
    'cuanta azucar por kilo de fresas',
  ],
};

describe.each(PACK_CODES)('in %s', (language) => {
  it.each([...FILLED[language], ...FOODS[language]])('answers %s', (question, answer) => {
    expect(everydayAnswer(question, language)).toBe(answer);
  });

  it.each(RATIOS[language])('says of %s that it is not a matter of weight', (question) => {
    expect(everydayAnswer(question, language)).toBe('hint other-food');
  });
});
