import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

// A pinch of 0.31 ml and twice that, of soda with 0.97 g/ml; a splash of 20 ml; mugs of 240 to 350, glasses of 180 to
// 250, of wine 125 to 175; drops of 1/20 ml to 1/64 teaspoon, which are 64 to 99 in 4.93 ml
it.each<[Language, string, string]>([
  ['de', 'messerspitze natron in g', '≈ 0,3–0,6 g'],
  ['de', 'wieviel gramm sind 2 messerspitzen natron', '≈ 0,6–1,2 g'],
  ['de', '1 schuss essig ml', '≈ 20 ml'],
  ['de', 'schuss milch in gramm', '≈ 21 g'],
  ['de', 'glas wasser wieviel ml', '≈ 180–250 ml'],
  ['de', '2 gläser orangensaft in ml', '≈ 360–500 ml'],
  ['de', 'wie viele gläser sind 1 liter', '≈ 4–6'],
  ['en', 'how many ml in a glass of water', '≈ 180–250 ml'],
  ['en', 'glass of wine ml', '≈ 125–175 ml'],
  ['en', 'how many drops in a teaspoon', '≈ 64–99'],
  ['en', 'drops per ml', '≈ 13–20'],
  ['en', 'dash of vanilla extract in tsp', '≈ 0.13 tsp'],
  ['en', 'smidgen in ml', '≈ 0.15 ml'],
  ['fr', 'un mug c’est combien de ml', '≈ 240–350 ml'],
  ['fr', '20 gouttes en ml', '≈ 1–1,54 ml'],
  ['es', 'media cucharadita en gotas', '≈ 32–50'],
  ['es', 'cuántas gotas son 5 ml', '≈ 65–100'],
])('in %s answers %s: %s', async (language, question, number) => {
  const view = await firstAnswer(language, question);
  expect(view.kind === 'answer' && view.answer.number.replace(/[\u00a0\u202f]/g, ' ')).toBe(number);
});

it.each<[Language, string]>([
  ['de', '1 msp drachenpulver in g'],
  ['de', '1 msp zimt und 2 tl zucker in g'],
  ['de', 'sahne schlagen mit 1 msp salz'],
  // Sold in jars, or in glasses of their own
  ['de', '1 Glas Gemüsebrühe in ml'],
  ['de', '1 Glas Rotkohl in g'],
  ['en', 'a glass of honey in grams'],
  ['en', '20 chocolate drops in grams'],
])('in %s does not answer %s', async (language, question) => {
  expect((await firstAnswer(language, question)).kind).toBe('hint');
});

// Water glasses of 200 to 250 ml in France and Spain, shot glasses of 30 to 44 ml in the US
it.each<[Language, string, string]>([
  ['es', '1 litro menos 2 vasos', '≈ 500–600 ml'],
  ['fr', '3 verres moins 100 ml', '≈ 500–650 ml'],
  ['de', '1 Liter minus 2 Gläser', '≈ 500–640 ml'],
  ['en', '500 ml minus 2 shot glasses', '≈ 410–440 ml'],
])('in %s takes glasses from an amount: %s', async (language, question, number) => {
  const view = await firstAnswer(language, question);
  expect(view.kind === 'answer' && view.answer.number.replace(/[\u00a0\u202f]/g, ' ')).toBe(number);
});

it('takes no more than there is', async () => {
  expect((await firstAnswer('es', '500 ml menos 3 vasos')).kind).toBe('hint');
});
