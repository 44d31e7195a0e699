import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import type { PackCode } from '../../tests/packs.ts';
import { ask } from './ask.ts';

/** Weights of the two spoons, in grams; those of sugar and flour by USDA, King Arthur and FAO. */
const spoonsOf = (language: PackCode, question: string): readonly number[] => {
  const { answer } = ask(question, contextIn(language));
  if (answer.kind !== 'choose' || answer.choices.about !== 'spoon') return [];
  return answer.choices.options.map(({ result }) =>
    result.kind === 'amount' ? Number((result.main.values[0] ?? 0).toPrecision(2)) : 0,
  );
};

it.each([
  ['en', 'a spoon of sugar in grams', [13, 4.2]],
  ['en', '2 spoonfuls sugar', [25, 8.3]],
  ['en', '1 cup and 2 spoons of sugar in grams', [220, 210]],
  ['de', 'wie viel gramm hat ein löffel zucker', [13, 4.2]],
  ['de', '2 löffel öl ml', [30, 10]],
  ['fr', '1 cuillère de farine en grammes', [7.9, 2.6]],
  // 50 g at 12.68 g in 15 ml, 12.6 in 14.79
  ['fr', 'sucre 50 g en cuillères', [3.9, 12]],
  ['en', '50 g sugar in spoons', [4, 12]],
  ['de', '50 g zucker wie viele löffel', [3.9, 12]],
] as const)('in %s asks which spoon "%s" means', (language, question, grams) => {
  expect(spoonsOf(language, question)).toEqual(grams);
});

it.each([
  ['en', '2 tablespoons sugar in grams'],
  ['en', 'a tea spoon of salt in grams'],
  ['en', 'a spoon of glimmerroot in grams'],
  ['de', '1 gehäufter Esslöffel Mehl in g'],
  ['fr', '3 cuillerées de lait et 1 c à c de sel en g'],
  ['es', 'una cuchara de azúcar en gramos'],
] as const)('in %s has no such choice for "%s"', (language, question) => {
  expect(spoonsOf(language, question)).toEqual([]);
});
