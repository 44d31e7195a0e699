import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

// Sources differ threefold on a heaping spoon; a level tablespoon of flour weighs 7.8 g in a US kitchen, 7.9 g of 15 ml
it.each<[Language, string, string]>([
  ['en', 'heaped tablespoon of plain flour grams', '7.8 g'],
  ['fr', '1 cuillère à soupe bombée de farine', '7,9 g'],
  ['de', '1 gehäufter EL Mehl in g', '7,9 g'],
  ['es', '1 cucharada colmada de harina', '7,9 g'],
])('offers what a level measure weighs in %s: %s', async (language, question, level) => {
  const view = await firstAnswer(language, question);
  if (view.kind !== 'choose') throw new Error(view.kind);
  const [option] = view.choices.flatMap(({ options }) => options);
  expect(option?.answer.replace('\u00a0', ' ')).toBe(level);
  const asked = await firstAnswer(language, option?.question ?? '');
  expect(asked.kind === 'answer' && `${asked.answer.number} ${asked.answer.unit}`).toBe(level);
});
