import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

async function numberFor(language: Language, question: string): Promise<string> {
  const view = await firstAnswer(language, question);
  const number =
    view.kind === 'answer' ? `${view.answer.number} ${view.answer.unit ?? ''}`.trim() : view.kind;
  return number.replaceAll('\u00a0', ' ');
}

// By the areas of the pans: (26 / 24)^2, (20 / 24)^2, (22 / 26)^2, (20 / 26)^2, (9 / 8)^2
it.each<[Language, string, string]>([
  ['fr', 'moule 26 au lieu de 24 j’ai 200 g de sucre', '235 g'],
  ['fr', 'moule de 20 cm au lieu de 24, pour 3 oeufs', '2,1'],
  ['fr', 'recette pour un moule de 26 avec 250 g de farine, mon moule fait 22', '179 g'],
  ['de', 'Rezept für 26er Springform mit 4 Eiern, ich habe eine 20er', '2,4'],
  ['en', '9 inch pan instead of 8 inch, 200 g flour', '253 g'],
])('scales an amount for another pan in %s: %s', async (language, question, number) => {
  expect(await numberFor(language, question)).toBe(number);
});

it.each<[Language, string, string]>([
  ['fr', '2 oeufs pour 6 pers, combien pour 9', '3'],
  ['fr', '3 oeufs pour 12 madeleines combien pour 30', '7,5'],
  ['en', 'cake for 8 needs 4 eggs how many eggs for 12', '6'],
  ['fr', '3 oeufs pour 6 personnes combien de grammes pour 4', '100 g'],
])('leads with the number of things that are counted in %s: %s', async (language, question, number) => {
  expect(await numberFor(language, question)).toBe(number);
});

// A question that a part of the site reads has the spellings of others
it.each<[question: string, plain: string]>([
  ['cb de riz pour 4', 'combien de riz pour 4'],
  ['cb de kcal pour 200ml de lait demi écrémé', 'combien de kcal pour 200 ml de lait demi-écrémé'],
  ['nb calories banane', 'calories banane'],
])('reads %s as %s', async (question, plain) => {
  const number = await numberFor('fr', plain);
  expect(number).toMatch(/\d/);
  expect(await numberFor('fr', question)).toBe(number);
});

it.each<[Language, string]>([
  ['fr', 'moule à tarte -28 cm'],
  ['fr', 'moule à savarin 24 cm contenance'],
])('gives no length for what a pan holds in %s: %s', async (language, question) => {
  expect(await numberFor(language, question)).toBe('hint');
});
