import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import type { PackCode } from '../../tests/packs.ts';
import { withoutUnread } from './withoutUnread.ts';

it.each<[language: PackCode, question: string, words: string, rest: string]>([
  ['en', 'golden syrup 2 tbsp grams anzac biscuits', 'anzac biscuits', 'golden syrup 2 tbsp grams'],
  ['de', 'kakaopulver 50g el kuchen', 'kuchen', 'kakaopulver 50g el'],
  ['es', 'de 1 litro gasté 300 ml cuánto me queda', 'gasté', 'de 1 litro 300 ml cuánto me queda'],
  ['es', 'taza azucar glass gramos para betún', 'para betún', 'taza azucar glass gramos'],
])('in %s reads "%s" without "%s"', (language, question, words, rest) => {
  expect(withoutUnread(question, contextIn(language))).toContainEqual({ words, question: rest });
});

it('leaves out one food or the other', () => {
  const found = withoutUnread('semoule un bol combien de grammes couscous', contextIn('fr'));
  expect(found.map(({ words }) => words)).toEqual(['couscous', 'semoule']);
});

it.each<[language: PackCode, question: string]>([
  // What is not so
  ['en', 'flour without sifting 2 cups in grams'],
  ['fr', '3 oeufs grammes sans blorbes'],
  ['es', '2 tazas harina gramos excepto blorbes'],
  // A word that may name another food
  ['en', '2 cups lupine milk in grams'],
  ['fr', '2 tasses de farine de grillon en g'],
  ['es', 'agua oxigenada 1 taza gramos'],
  ['de', '2 Tassen Mondstaub'],
  // The second amount would be lost
  ['de', '1 msp zimt und 2 tl zucker in g'],
  ['en', '3 eggs flour 2 cups grams'],
  // A state, a size
  ['de', '200 g nudeln gramm gekocht'],
  ['es', 'huevos gramos 3 grandes'],
  // Too many
  ['en', 'slow oven flumber blorb zorch celsius'],
])('in %s leaves "%s"', (language, question) => {
  expect(withoutUnread(question, contextIn(language))).toEqual([]);
});

// As it is where the code that writes numbers in digits failed to load
it.each<[language: PackCode, question: string, number: string]>([
  ['en', 'google hundred grams of butter in cups', 'hundred'],
  ['de', 'alexa wie viele esslöffel sind zweihundert gramm butter', 'zweihundert'],
])('in %s no number in words is left out of "%s"', (language, question, number) => {
  for (const { question: rest } of withoutUnread(question, contextIn(language)))
    expect(rest).toContain(number);
});
