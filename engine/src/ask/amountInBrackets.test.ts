import { expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import type { PackCode } from '../../tests/packs.ts';

it.each<[PackCode, question: string, answer: string]>([
  ['en', 'butter (1 stick) grams', '113.4 grams butter'],
  ['en', 'rice (1 cup) grams', '185 grams rice'],
  ['en', 'eggs (3) in grams', '150 grams whole-egg'],
  ['fr', 'farine (1 tasse) grammes', '132.09 grams flour'],
  ['fr', 'beurre (1 plaquette) en grammes', '250 grams butter'],
  ['de', 'Butter (1 Päckchen) in g', '250 grams butter'],
  ['de', 'Zucker (1 EL) Gramm', '12.68 grams sugar'],
  ['es', 'harina (1 taza) gramos', '132.09 grams flour'],
  ['es', 'huevos (3) en gramos', '150 grams whole-egg'],
  // The size of what is counted stays where it is
  ['en', '1 can (14 oz) tomatoes in grams', '396.89 grams tomatoes-canned'],
])('in %s, reads an amount in brackets behind its food: %s', (language, question, answer) => {
  expect(answerText(question, language)).toBe(answer);
});
