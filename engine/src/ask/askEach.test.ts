import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import type { PackCode } from '../../tests/packs.ts';
import { ask } from './ask.ts';

// A unit named for one of two foods is that of both, unless the other has its own
it.each<[language: PackCode, question: string, first: string, second: string]>([
  ['en', '8 oz chocolate in grams and 1 stick of butter', 'grams', 'grams'],
  ['en', '8 oz chocolate and 1 stick of butter in grams', 'grams', 'grams'],
  ['en', '250 g flour in cups and 100 g sugar in tbsp', 'cups', 'tablespoons'],
  ['fr', '250 g de farine en tasses et 100 g de sucre', 'metric_cup', 'metric_cup'],
  ['es', '250 g de harina en tazas y 100 g de azucar', 'metric_cup', 'metric_cup'],
])('in %s, %s: %s and %s', (language, question, ...units) => {
  const { answer } = ask(question, contextIn(language));
  const options = answer.kind === 'choose' ? answer.choices.options : [];
  expect(options.map(({ result }) => result.kind === 'amount' && result.main.unit)).toEqual(units);
});
