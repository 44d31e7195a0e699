import { describe, expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import { PACK_CODES, type PackCode } from '../../tests/packs.ts';

/** Questions with the answer that each should get. */
type Answered = Readonly<Record<PackCode, readonly (readonly [question: string, answer: string])[]>>;

/** Measures of a country that the question names, by the table of kitchens. */
const NAMED: Answered = {
  en: [
    ['Japanese cup in ml', '200 milliliters'],
    ['Canadian cup in ml', '250 milliliters'],
    ['new zealand tablespoon in ml', '15 milliliters'],
    ['mexican cup ml', '240 milliliters'],
    ['1 canadian cup flour grams', '132.09 grams flour'],
    ['cup in ml canada', '250 milliliters'],
    ['a canadian pint in ml', '568.26 milliliters'],
    ['american cheese 1 cup grams', '113 grams american-cheese'],
  ],
  fr: [
    ['une tasse canadienne de farine en grammes', '132.09 grams flour'],
    ['tasse japonaise en ml', '200 milliliters'],
    ['tasse québécoise en ml', '250 milliliters'],
    ['cuillère à soupe australienne ml', '20 milliliters'],
    ['une pinte canadienne en ml', '1136.5 milliliters'],
    ['une livre canadienne en grammes', '453.59 grams'],
  ],
  de: [
    ['japanische Tasse in ml', '200 milliliters'],
    ['kanadische Tasse in ml', '250 milliliters'],
    ['mexikanische Tasse ml', '240 milliliters'],
  ],
  es: [
    ['taza mexicana en ml', '240 milliliters'],
    ['taza canadiense en ml', '250 milliliters'],
    ['cucharada australiana ml', '20 milliliters'],
    ['taza argentina ml', '240 milliliters'],
    ['libra colombiana en gramos', '500 grams'],
  ],
};

/** Countries without such a measure, and those that are not known. */
const UNKNOWN: Readonly<Record<PackCode, readonly string[]>> = {
  en: ['french cup in ml', '1 cup (Brazil) in ml', '1 cup (japan) in ml', 'australian pint in ml'],
  fr: ['tasse française en ml', 'une tasse belge en ml', 'une tasse brésilienne en ml'],
  de: ['deutsche Tasse in ml', '1 Tasse (Schweiz) in ml', '1 Tasse englischer Cheddar in Gramm'],
  es: ['taza española en ml', 'una taza brasileña en ml', 'onza mexicana en gramos'],
};

/** Words behind a measure that name no place. */
const PLAIN: Answered = {
  en: [['1 cup (packed) in ml', '236.59 milliliters']],
  fr: [
    ['une tasse de licorne en ml', '250 milliliters'],
    ['une tasse rase en ml', '250 milliliters'],
  ],
  de: [['1 Tasse (250 ml) in dl', '2.5 deciliter']],
  es: [['1 cucharada rasa en ml', '15 milliliters']],
};

describe.each(PACK_CODES)('a measure in %s', (language) => {
  it.each([...NAMED[language], ...PLAIN[language]])('is that of the country: %s', (question, answer) => {
    expect(answerText(question, language)).toBe(answer);
  });

  it.each(UNKNOWN[language])('is not guessed: %s', (question) => {
    expect(answerText(question, language)).toMatch(/^hint /);
  });
});
