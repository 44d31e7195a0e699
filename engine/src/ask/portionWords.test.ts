import { expect, it } from 'vitest';
import { everydayAnswer } from '../../tests/asked/everydayAnswer.ts';
import type { PackCode } from '../../tests/packs.ts';

// Beside the plain question, whose portion `everyday.test.ts` and the table hold
it.each<[language: PackCode, plain: string, ...others: string[]]>([
  ['en', 'how much rice for 6 people', 'we are 6 how much rice', 'how much rice for 6 ppl'],
  ['de', 'wie viel Reis für 6 Personen', 'wir sind 6 wie viel reis', 'reis für 6 mann'],
  ['de', 'kartoffeln pro person als beilage', 'kartoffelmenge pro person als beilage'],
  ['fr', 'combien de pâtes pour 8 personnes', 'nous sommes 8 combien de pâtes', 'on est 8 combien de pâtes'],
  ['es', 'cuanto arroz para 5 personas', 'somos 5 cuanto arroz'],
])('in %s, %s is as much in other words', (language, plain, ...others) => {
  const answer = everydayAnswer(plain, language);
  expect(answer).toMatch(/^\d+ \S+ \w\w$/);
  for (const other of others) expect([other, everydayAnswer(other, language)]).toEqual([other, answer]);
});

// Crónica: 400 g of meat without bone, 500 g with it
it.each([
  'cuanta carne para un asado para 12 personas',
  'para un asado de 12 personas cuantos kilos de carne',
  'carne asada para 12',
])('in es, %s is that of an asado', (question) => {
  expect(everydayAnswer(question, 'es')).toMatch(/^5400 asado ar\b/);
});

// Nobody published what else a meal needs, or how much more is eaten at a barbecue
it.each<[language: PackCode, question: string]>([
  ['en', 'how much meat for a bbq for 12 people'],
  ['de', 'wie viel fleisch pro person beim grillen'],
  ['de', 'wieviel kartoffeln pro person bei raclette'],
  ['fr', 'combien de patates par personne pour une raclette'],
  ['en', 'there are 6 carrots in a pound'],
])('in %s, %s has no portion', (language, question) => {
  expect(everydayAnswer(question, language)).toMatch(/^hint /);
});
