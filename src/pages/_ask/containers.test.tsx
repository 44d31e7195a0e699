import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

// 1 fl oz = 29.5735 ml, 1 US cup = 236.588 ml, 1 US gallon = 3.78541 l
it.each<[language: Language, question: string, number: string]>([
  ['en', '64 oz water bottle in liters', '1.89'],
  ['en', '20 oz bottle how many cups', '2 1/2 cups'],
  ['en', '330ml can in ounces', '11.16'],
  ['en', '6 qt dutch oven in litres', '5.68'],
  ['en', 'how many 8oz glasses in a 2 litre bottle', '8.45'],
  ['en', 'how many 250 ml in 2 liters', '8'],
  ['en', 'how many 500 ml bottles fill a 5 gallon jug', '37.85'],
  ['es', 'lata 355 ml en onzas', '12'],
  // A glass whose size is said: 185 g of rice in 236.6 ml, 125 of flour
  ['fr', 'riz cru un verre de 20 cl', '156'],
  ['es', 'harina vaso de 200 ml en g', '106'],
  ['es', '1 taza de 250 ml de azúcar en gramos', '211'],
  ['es', 'vaso de 250 ml de harina en gramos', '132'],
  // 1200 g / 8
  ['en', 'split 1.2kg dough into 8 balls', '150'],
  ['en', 'split 1.2 kg between 8 people', '150'],
])('in %s answers "%s" for the amount alone', async (language, question, number) => {
  const view = await firstAnswer(language, question);
  expect(view.kind === 'answer' && view.answer.number.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(number);
});

it('does not take the size of each of several cups for that of all', async () => {
  expect((await firstAnswer('es', '2 tazas de 250 ml de azúcar en gramos')).kind).toBe('hint');
});
