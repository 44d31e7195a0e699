// @module-tag sweep
import { ask } from '@gramwise/engine/ask/ask.ts';
import type { AskAnswer, AskResult, UnitAmount } from '@gramwise/engine/ask/askAnswer.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { BAD_INPUT } from '#tests/badInput.ts';
import { askFile } from './askFile.ts';

const language = fc.constantFrom(...LANGUAGE_CODES);

/** Words of questions, so that random ones come close to making sense. */
const WORDS = [
  '1',
  '2',
  '1/2',
  '0',
  '-3',
  '1,000',
  '1e9',
  '½',
  '350',
  'half of',
  'cup',
  'cups',
  'Tasse',
  'EL',
  'càs',
  'taza',
  'oz',
  'g',
  'ml',
  'F',
  'C',
  '°',
  'x',
  'in',
  'en',
  'to',
  '=',
  '?',
  'how many',
  'wie viel',
  'combien de',
  'flour',
  'Zucker',
  'beurre',
  'huevos',
  'gas mark',
  'th.',
  'fan',
  'pan',
  'metric',
  'US',
  'of',
  'de',
  '(',
  ')',
  '+',
  '.',
  ',',
]; // prettier-ignore
const nearSense = fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }).map((words) => words.join(' '));

const resultsOf = (answer: AskAnswer): readonly AskResult[] => {
  if (answer.kind === 'hint') return [];
  const choices = answer.kind === 'answer' ? answer.choices : [answer.choices];
  const others = choices.flatMap(({ options }) => options.map(({ result }) => result));
  return answer.kind === 'answer' ? [answer.result, ...others] : others;
};

const numbersOf = (result: AskResult): readonly number[] => {
  if (result.kind === 'oven') return [result.celsius, result.value];
  if (result.kind === 'length') return [...result.values, ...result.results];
  if (result.kind === 'pan-shape') return result.to.sides;
  if (result.kind === 'pan-swap') return [result.factor];
  if (result.kind === 'count') return [result.count, result.grams, ...(result.range ?? [])];
  return [result.main, ...result.others].flatMap(({ values }) => values).concat(result.range ?? []);
};

function check(question: string, page: Language): void {
  const context = contextIn(page);
  const { answer } = ask(question, context);
  for (const value of resultsOf(answer).flatMap(numbersOf)) expect(Number.isFinite(value)).toBe(true);
  const shown = JSON.stringify(buildAskView(page, askFile(page).messages, context.kitchen, answer));
  // A hint may repeat words of the question.
  if (answer.kind !== 'hint') expect(shown).not.toMatch(/\bNaN\b|Infinity|undefined|\{\w+\}/);
}

describe('any question', () => {
  it('gives an answer, a choice or a hint, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), language, check), {
      numRuns: 150,
    });
  });

  it('also for words of questions in any order', () => {
    fc.assert(fc.property(nearSense, language, check), { numRuns: 400 });
  });

  it('also for every input that ever broke a field', () => {
    for (const text of BAD_INPUT) check(text, 'en');
  });

  it('is quick for a hundred thousand digits', () => {
    const asked = ask(`${'9'.repeat(100_000)} cups flour`, contextIn('en'));
    expect(asked.answer).toMatchObject({ kind: 'hint', code: 'too-large' });
  });
});

describe('converting the answer back', () => {
  const units = { cups: 'cups', grams: 'g', ounces: 'oz', tablespoons: 'tbsp', milliliters: 'ml' } as const;
  const foods = fc.constantFrom('flour', 'butter', 'honey', 'brown sugar', 'cocoa', 'peanut butter');
  const volume = fc.constantFrom('cups', 'tablespoons', 'milliliters') as fc.Arbitrary<keyof typeof units>;
  const weight = fc.constantFrom('grams', 'ounces') as fc.Arbitrary<keyof typeof units>;

  const mainOf = (question: string): UnitAmount => {
    const { answer } = ask(question, contextIn('en'));
    if (answer.kind !== 'answer' || answer.result.kind !== 'amount') throw new Error(question);
    return answer.result.main;
  };

  it('gives the original amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), volume, weight, foods, (quarters, from, to, food) => {
        const amount = quarters / 4;
        const [there = 0] = mainOf(`${amount} ${units[from]} ${food} in ${units[to]}`).values;
        // Four decimals of ounces are a hundredth of a milliliter.
        const [back = 0] = mainOf(`${there.toFixed(4)} ${units[to]} ${food} in ${units[from]}`).values;
        expect(Math.abs(back - amount)).toBeLessThan(0.001 * amount + 0.01);
      }),
      { numRuns: 60 },
    );
  });
});
