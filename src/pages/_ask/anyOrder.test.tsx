import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

async function numberFor(language: Language, question: string): Promise<string> {
  const view = await firstAnswer(language, question);
  return view.kind === 'answer' ? `${view.answer.number} ${view.answer.unit ?? ''}`.trim() : view.kind;
}

it.each<[language: Language, question: string, usual: string]>([
  ['en', 'cups 500 g flour', '500 g flour in cups'],
  ['en', 'egg yolks in 1/2 cup how many', 'how many egg yolks in 1/2 cup'],
  ['en', 'cups 4.2 litres milk recipe', '4.2 litres milk in cups'],
  ['de', 'gramm 2 el honig bitte', '2 EL Honig in Gramm'],
  ['de', 'ein becher creme fraiche 150 g in el', '150 g Crème fraîche in EL'],
  ['fr', 'riz cru un verre de 20 cl', '20 cl de riz cru'],
  ['fr', 'g 2 càs de maïzena', '2 càs de maïzena en g'],
  ['es', 'gramos 1 taza arroz crudo', '1 taza de arroz crudo en gramos'],
  ['es', 'aguacate mediano gramos sin hueso', '1 aguacate mediano en gramos'],
  // A word is misspelled, too
  ['en', 'cups 500 g flouer', 'choose'],
])('in %s, %s is %s', async (language, question, usual) => {
  const number = usual === 'choose' ? usual : await numberFor(language, usual);
  expect(number).toMatch(/\d|choose/);
  expect(await numberFor(language, question)).toBe(number);
});

// Answered only as a choice, which names the word, since it may change what is meant
it.each<[language: Language, question: string, left: string, usual: string]>([
  ['en', 'golden syrup 2 tbsp grams anzac biscuits', 'anzac biscuits', '2 tbsp golden syrup in grams'],
  ['de', 'kakaopulver 50g el kuchen', 'kuchen', '50 g Kakaopulver in EL'],
  ['fr', '1 cup butter grammes cookies', 'cookies', '1 cup butter en grammes'],
  ['es', 'harina 3 vasos gramos bizcocho', 'bizcocho', '3 vasos de harina en gramos'],
])('in %s, %s is asked back without "%s"', async (language, question, left, usual) => {
  const view = await firstAnswer(language, question);
  if (view.kind !== 'choose') throw new Error(view.kind);
  const [choices] = view.choices;
  expect(choices?.title).toContain(left);
  const [option] = choices?.options ?? [];
  const asked = await numberFor(language, usual);
  expect(option?.answer.replaceAll('\u00a0', ' ')).toBe(asked.replaceAll('\u00a0', ' '));
  expect(await numberFor(language, option?.question ?? '')).toBe(asked);
});

// A message that says why stays, and so does that for a food in no table
it.each<[language: Language, question: string]>([
  ['en', '-2 cups flour'],
  ['en', '200 g butter how many grams of oil'],
  ['en', '2 cups lupine milk in grams'],
  ['de', '2 Tassen Mondstaub'],
  ['fr', 'sel pour 1 kg de viande en g'],
])('in %s, %s has no answer', async (language, question) => {
  expect((await firstAnswer(language, question)).kind).toBe('hint');
});
