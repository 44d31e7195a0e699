import { describe, expect, it } from 'vitest';
import { everydayAnswer } from '../../tests/asked/everydayAnswer.ts';
import { PACK_CODES, PACKS, type PackCode } from '../../tests/packs.ts';

interface Examples {
  question: string;
  /** One amount is at hand, another is wanted: no sum. */
  atHand: string;
  /** Another number than the one that is said. */
  part: string;
}

const EXAMPLES: Readonly<Record<PackCode, Examples>> = {
  en: {
    question: '2 cups of sugar in grams',
    atHand: 'i have 200 g butter and need 250 g',
    part: 'half of it would be 300 g flour',
  },
  fr: {
    question: '2 tasses de sucre en grammes',
    atHand: 'j’ai 200 g de beurre et j’ai besoin de 250 g',
    part: 'la moitié serait 300 g de farine',
  },
  de: {
    question: '2 Tassen Zucker in Gramm',
    atHand: 'ich habe 200 g Butter und brauche 250 g',
    part: 'die Hälfte wäre 300 g Mehl',
  },
  es: {
    question: '2 tazas de azúcar en gramos',
    atHand: 'tengo 200 g de mantequilla y necesito 250 g',
    part: 'la mitad serían 300 g de harina',
  },
};

describe.each(PACK_CODES)('words beside a question, in %s', (language) => {
  const { question, atHand, part } = EXAMPLES[language];
  const { site } = PACKS[language].ask;
  it.each(site?.asides ?? [])('change nothing: %s', (words) => {
    expect(everydayAnswer(`${words} ${question}`, language)).toBe(everydayAnswer(question, language));
  });

  it.each([atHand, part])('may say what it is about, which gets no figure: %s', (other) => {
    expect(everydayAnswer(other, language)).toMatch(/^hint /);
  });
});
