import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import type { PackCode } from '../../tests/packs.ts';
import { answerExchange } from './askExchange.ts';
import { READERS } from './readers.ts';

/** The kind and the grams of yeast that take the place of another. */
function exchanged(language: PackCode, question: string): string | null {
  const answer = answerExchange(question, contextIn(language), READERS)?.answer;
  if (answer?.kind !== 'answer' || answer.result.kind !== 'yeast') return null;
  return `${answer.result.toKind} ${answer.result.grams.toFixed(1)}`;
}

// A cube weighs 42 g in Germany and France, 25 g in Spain; 100 g of fresh yeast are 33 of instant
it.each<[language: PackCode, question: string, right: string]>([
  ['de', '1 Würfel Hefe in Trockenhefe', 'instant 13.9'],
  ['de', 'Würfel Frischhefe in Trockenhefe', 'instant 13.9'],
  ['de', 'rezept mit 1 würfel hefe ich hab nur trockenhefe', 'instant 13.9'],
  ['de', 'statt 30 g frischer hefe trockenhefe wieviel gramm', 'instant 9.9'],
  ['de', 'statt 1 Würfel Hefe Trockenhefe', 'instant 13.9'],
  ['fr', 'cube de levure fraîche en levure sèche', 'instant 13.9'],
  ['fr', 'la recette dit 20 g de levure fraîche j’ai de la levure sèche', 'instant 6.6'],
  ['es', 'cubito de levadura fresca en levadura seca', 'instant 8.3'],
  ['es', 'la receta lleva 25 g de levadura fresca y tengo seca', 'instant 8.3'],
  ['en', 'packet of dry yeast in fresh yeast', 'fresh 17.5'],
  ['en', 'recipe calls for 20 g fresh yeast i only have active dry', 'active-dry 8.0'],
])('in %s, %s: %s', (language, question, right) => {
  expect(exchanged(language, question)).toBe(right);
});

// Without an amount, for flour, or with what is at hand twice
it.each<[language: PackCode, question: string]>([
  ['en', 'fresh yeast in dry yeast'],
  ['en', 'how much dry yeast for 500 g flour'],
  ['en', 'how much flour for 7 g dry yeast'],
  ['en', '20 g fresh yeast i have 7 g dry yeast'],
  ['de', 'ich habe 1 würfel hefe und trockenhefe'],
  ['de', 'wieviel mehl auf 1 würfel hefe'],
  ['de', 'statt 30 g frischer hefe backpulver'],
  ['fr', 'pain sans levure 500 g farine'],
  ['es', 'cuanta levadura seca para 500 g de harina'],
])('in %s, %s exchanges nothing', (language, question) => {
  expect(exchanged(language, question)).toBeNull();
});
