import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

async function numberFor(language: Language, question: string): Promise<string> {
  const view = await firstAnswer(language, question);
  return view.kind === 'answer' ? `${view.answer.number} ${view.answer.unit ?? ''}`.trim() : view.kind;
}

it.each<[language: Language, talk: string, plain: string]>([
  [
    'en',
    'hi, quick one, my scale broke, how many cups is 180g of almond flour? thanks',
    'how many cups is 180g of almond flour',
  ],
  ['en', 'can you please help me, how much does a cup of sugar weigh', 'how much does a cup of sugar weigh'],
  [
    'es',
    'hola, no tengo báscula, cuántas cucharadas son 120 g de harina',
    'cuántas cucharadas son 120 g de harina',
  ],
  [
    'fr',
    'bonjour à toutes, ma balance est morte, combien de grammes dans une tasse de sucre ?',
    'combien de grammes dans une tasse de sucre',
  ],
  [
    'de',
    'hallo ihr lieben, meine waage ist kaputt, wie viel gramm sind 2 EL Zucker?',
    'wie viel gramm sind 2 EL Zucker',
  ],
])('in %s, %s is %s', async (language, talk, plain) => {
  const number = await numberFor(language, plain);
  expect(number).toMatch(/\d/);
  expect(await numberFor(language, talk)).toBe(number);
});

// What stands before may change the answer.
it.each<[language: Language, question: string]>([
  ['en', 'my cup is 250 ml, how many grams of flour in it'],
  ['en', 'making brown rice, how many grams in a cup of rice'],
  // Of this, the words that ask are no question: what is a gram
  ['de', 'handvoll nüsse wieviel gramm'],
])('in %s, %s has no number', async (language, question) => {
  expect(await numberFor(language, question)).not.toMatch(/\d/);
});
