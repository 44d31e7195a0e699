import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';

const answered = (language: Language, question: string) => {
  const { answer } = ask(question, contextIn(language));
  return answer.kind === 'answer' && answer.result.kind === 'amount' ? answer.result.main : answer;
};

// Ellen’s Kitchen, USDA 11546, 15119 and 15121, UK Metric Association, patisserie.dumontweb.com
describe('cans and blocks are those of the country of the language', () => {
  it.each([
    ['en', '1 can condensed milk in grams', 397],
    ['en', '2 cans tomato paste in grams', 340],
    ['en', '1 can tuna in oil in grams', 171],
    ['en', '1 can tuna in water in grams', 165],
    ['fr', '1 plaquette de beurre en g', 250],
    ['fr', '3 feuilles de gélatine en g', 6],
  ] as const)('%s: %s', (language, question, grams) => {
    expect(answered(language, question)).toEqual({ values: [grams], unit: 'grams' });
  });

  it.each([
    ['de', '1 Dose Kondensmilch in g'],
    ['es', '1 lata de leche condensada en gramos'],
    ['en', '1 box of butter in grams'],
    ['es', 'una barra de mantequilla en g'],
    ['en', '1 package butter in grams'],
    ['en', '1 can tomatoes in grams'],
  ] as const)('%s: %s is not guessed', (language, question) => {
    expect(answered(language, question)).toMatchObject({ kind: 'hint' });
  });
});
