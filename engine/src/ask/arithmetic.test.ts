import { describe, expect, it } from 'vitest';
import { everydayAnswer } from '../../tests/asked/everydayAnswer.ts';
import { PACK_CODES, type PackCode } from '../../tests/packs.ts';

/** Questions with the answer that each should get. */
type Answered = Readonly<Record<PackCode, readonly (readonly [question: string, answer: string])[]>>;

/** Arithmetic with things that are counted, and amounts of a recipe for another number of things. */
const CALCULATED: Answered = {
  en: [
    ['3 eggs divided by 2', '75 grams whole-egg'],
    ['5 eggs times 1.5', '375 grams whole-egg'],
    ['divide 3 eggs by 2', '75 grams whole-egg'],
    ['2 lemons divided by 4', '29 grams lemons'],
    ['scale 2 cups flour from 12 to 30 cookies', '5 cups flour'],
    ['300 g flour from 12 to 20 muffins', '500 grams flour'],
    ['adjust 3 eggs from 6 to 8 servings', '200 grams whole-egg'],
    ['recipe makes 24 i need 60 , 2.5 cups sugar', '6.25 cups sugar'],
    ['2/3 cup + 3/4 cup', '1.4167 cups'],
    ['500 g + 130 g', '630 grams'],
    ['half the 300 g', '150 grams'],
    ['500g - 130g', '370 grams'],
    ['3/4 cup minus 1/3 cup', '0.41667 cups'],
    ['500 g + 100 g - 50 g', '550 grams'],
    ['1 kg minus 200 g minus 50 g', '750 grams'],
    ['2 cups flour minus 50 g', '200 grams flour'],
    ['how much is left of 1 kg if I use 350 g', '650 grams'],
    ['double stick of butter in g', '226.8 grams butter'],
  ],
  fr: [
    ['3 oeufs divisés par 2', '75 grams whole-egg'],
    ['5 oeufs fois 1,5', '375 grams whole-egg'],
    ['passer 2 tasses de farine de 12 à 30 biscuits', '5 metric_cup flour'],
    ['adapter 2 oeufs de 4 à 6 personnes', '150 grams whole-egg'],
    ["la recette donne 24 il m'en faut 60, 200 g de sucre", '500 grams sugar'],
    ['pour 4 pers 250g lentilles pr 9?', '562.5 grams lentils'],
    ['3 fois 1/4 de litre', '750 milliliters'],
    ['2/3 tasse + 3/4 tasse', '1.4167 metric_cup'],
    ['moitié plaquette de beurre en g', '125 grams butter'],
    ['la moitié de la plaquette de beurre', '125 grams butter'],
    ['les 2/3 de 300 g', '200 grams'],
    ['1 kg moins 350 g', '650 grams'],
    ["combien il reste de 1 kg si j'enlève 200 g", '800 grams'],
  ],
  de: [
    ['3 Eier durch 2', '75 grams whole-egg'],
    ['5 Eier mal 1,5', '375 grams whole-egg'],
    ['300 g Mehl von 12 auf 20 Muffins', '500 grams flour'],
    ['2 Tassen Mehl von 12 auf 30 Kekse umrechnen', '5 metric_cup flour'],
    ['hälfte päckchen butter g', '125 grams butter'],
    ['wie viel fehlt von 180 g auf 1/2 kg', '320 grams'],
    ['rezept ergibt 24 ich brauche 60, 200 g zucker', '500 grams sugar'],
    ['500 g + 130 g', '630 grams'],
  ],
  es: [
    ['si 12 galletas llevan 150 g de azucar cuanto para 30', '375 grams sugar'],
    ['si con 200 g de harina salen 6 muffins cuanto para 9', '300 grams flour'],
    ['suma 200 g y 1/4 kilo', '450 grams'],
    ['200 g + 1/4 kilo', '450 grams'],
    ['cuanto suman 3/4 taza y 1/2 taza', '1.25 metric_cup'],
    ['2/3 de taza dividido 2', '0.33333 metric_cup'],
    ['3 huevos entre 2', '75 grams whole-egg'],
    ['3 huevos divididos por 2', '75 grams whole-egg'],
    ['300 g de harina de 12 a 20 magdalenas', '500 grams flour'],
    ['ajustar 3 huevos de 6 a 8 raciones', '200 grams whole-egg'],
    ['mitad de la pastilla de mantequilla', '125 grams butter'],
    ['los 2/3 de 300 g', '200 grams'],
    ['kilo y cuarto entre 5', '250 grams'],
    ['cuánto falta de 180 g para medio kilo', '320 grams'],
    ['la receta da 24 necesito 60, 200 g azucar', '500 grams sugar'],
    ['6 magdalenas 90g azucar kiero 20', '300 grams sugar'],
    ['3 por 1/4 de litro', '750 milliliters'],
    ['2/3 taza + 3/4 taza', '1.4167 metric_cup'],
  ],
};

/** Numbers that look like it, but are sides, times, lengths or counts of something else. */
const OTHER: Readonly<Record<PackCode, readonly string[]>> = {
  en: [
    '1 kg flour minus 350 g sugar',
    '200 g sugar, 500 g flour left',
    '1 cup short-grain rice 100 g',
    '2 lb short ribs 500 g',
    '1 kg minus 200 g plus 50 g',
    '500 g minus 1 kg',
    '1 lb - 420 g',
    '2 cups flour - 200 g',
    '200 g butter from 12 to 20 minutes',
    '2 minutes times 3',
    'the pan is 24, I need 30, 200 g flour',
  ],
  fr: ['200 g de beurre de 12 à 20 minutes', '3 minutes fois 2'],
  de: [
    '200 g Butter von 12 auf 20 Minuten',
    '300 g Mehl auf 4 Eier, wie viel auf 6',
    'macht 24 cm, ich brauche 30, 200 g Mehl',
  ],
  es: ['200 g de mantequilla de 12 a 20 minutos', '3 minutos por 2'],
};

describe.each(PACK_CODES)('in %s', (language) => {
  it.each(CALCULATED[language])('calculates %s', (question, answer) => {
    expect(everydayAnswer(question, language)).toBe(answer);
  });

  it.each(OTHER[language])('does not calculate %s', (question) => {
    expect(everydayAnswer(question, language)).toMatch(/^(?:hint|choose) /);
  });
});
