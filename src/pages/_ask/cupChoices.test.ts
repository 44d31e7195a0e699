import { ask } from '@gramwise/engine/ask/ask.ts';
import { resultsOf } from '@gramwise/engine/ask/askAnswer.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from './askFile.ts';

const labels = (language: Language, question: string) => {
  const context = contextIn(language);
  const { answer } = ask(question, context);
  const view = buildAskView(language, askFile(language).messages, context.kitchen, answer);
  return view.kind === 'answer' ? view.choices.map(({ options }) => options.map(({ label }) => label)) : [];
};

it.each([
  ['de', '2 Tassen Milch', ['metrische Tasse', 'US-Tasse', 'Kaffeetasse']],
  ['fr', '2 tasses de lait', ['tasse métrique', 'tasse (US)', 'tasse à café']],
  ['es', '2 tazas de leche', ['taza métrica', 'taza estadounidense', 'taza de café']],
  // Where cooks weigh, no cup is said for sure
  ['en', '1 cup flour uk', ['metric cup', 'US cup']],
  // A taza de café of nothing is one of coffee
  ['es', '2 tazas', ['taza métrica', 'taza estadounidense']],
  ['fr', '2 tasses', ['tasse métrique', 'tasse (US)', 'tasse à café']],
] as const)('in %s the cups of %j are %j', (language, question, cups) => {
  expect(labels(language, question)[0]?.map((label) => label.replace(/\s/g, ' '))).toEqual(cups);
});

const sums = (language: Language, question: string) => {
  const { answer } = ask(question, contextIn(language));
  const results = answer.kind === 'hint' ? [] : resultsOf(answer);
  const others = answer.kind === 'answer' ? answer.choices.flatMap(({ options }) => options) : [];
  return [...results, ...others.map(({ result }) => result)].flatMap((result) =>
    result.kind === 'amount' && result.given.kind === 'amounts' ? result.given.amounts.length : [],
  );
};

it.each([
  ['en', '1 cup of flour and 2 tbsp in grams'],
  ['en', '1 cup cheese + 2 tbsp in grams'],
  ['de', '1 Tasse Mehl und 2 EL in Gramm'],
  ['fr', '1 tasse de farine et 2 cuillères à soupe en grammes'],
  ['es', '1 taza de azúcar y 2 cucharadas en gramos'],
] as const)('in %s every meaning of "%s" is for both amounts', (language, question) => {
  const found = sums(language, question);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((count) => count !== 2)).toEqual([]);
});
