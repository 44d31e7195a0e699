// @module-tag sweep
import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { QUESTION_WORDS, type QuestionWords } from '@gramwise/engine/tests/ask/parts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';

type Part = 'factor' | 'amount' | 'unit' | 'food' | 'target';
type Extra = 'number' | 'unit' | 'factor';
type Parts = readonly (readonly [kind: Part, text: string])[];

const textOf = (parts: Parts) => parts.map(([, text]) => text).join(' ');

/** What is answered, without the words it is asked with; null if something was not understood. */
function answered(question: string, language: Language): string | null {
  const { answer } = ask(question, contextIn(language));
  if (answer.kind !== 'answer') return null;
  const { result } = answer;
  if (result.kind !== 'amount') return JSON.stringify(result);
  const values = result.main.values.map((value) => value.toPrecision(6));
  return `${values.join('-')} ${result.main.unit} ${result.food?.food.id ?? ''}`;
}

/** `double 2 cups flour in oz`, with and without the factor, across weight and volume. */
const question = ({ factors, amounts, volumes, weights, foods, toWeight, toVolume }: QuestionWords) =>
  fc.boolean().chain((isVolume) =>
    fc
      .record({
        factor: fc.option(fc.constantFrom(...factors), { nil: null }),
        amount: fc.constantFrom(...amounts),
        unit: fc.constantFrom(...(isVolume ? volumes : weights)),
        food: fc.constantFrom(...foods),
        target: fc.constantFrom(...(isVolume ? toWeight : toVolume)),
      })
      .map(
        ({ factor, ...parts }): Parts => [
          ...(factor === null ? [] : [['factor', factor] as const]),
          ...(Object.entries(parts) as [Part, string][]),
        ],
      ),
  );

/** Whether a part more belongs to the question: `2 1/3 cups`, `2 kg 1/3`, `twice 2 cups`, `half of tbsp 2 tsp`. */
function hasRoom(parts: Parts, at: number, [kind, text]: readonly [Extra, string]): boolean {
  const before = parts[at - 1]?.[0];
  if (kind === 'number') return text === '1/3' && (before === 'amount' || before === 'unit');
  if (kind === 'unit') return before === 'factor';
  return at === 0 && parts[0]?.[0] === 'amount';
}

describe.each(LANGUAGE_CODES)('a question built of known parts in %s', (language) => {
  const words = QUESTION_WORDS[language];
  const extras = Object.entries(words.extra).flatMap(([kind, texts]) =>
    texts.map((text) => [kind as Extra, text] as const),
  );

  it('is answered', () => {
    fc.assert(
      fc.property(question(words), (parts) => {
        expect(answered(textOf(parts), language), textOf(parts)).not.toBe(null);
      }),
      { numRuns: 40 },
    );
  });

  it('says something else without one of them', () => {
    fc.assert(
      fc.property(question(words), fc.nat(4), (parts, index) => {
        const rest = parts.filter((_, at) => at !== index % parts.length);
        const less = answered(textOf(rest), language);
        expect(less, `${textOf(parts)} | ${textOf(rest)}`).not.toBe(answered(textOf(parts), language));
      }),
      { numRuns: 100 },
    );
  });

  it('is not understood with another number, unit or factor, or says something else', () => {
    fc.assert(
      fc.property(question(words), fc.nat(5), fc.constantFrom(...extras), (parts, index, extra) => {
        const at = index % (parts.length + 1);
        const more = textOf([...parts.slice(0, at), ['amount', extra[1]], ...parts.slice(at)]);
        const again = answered(more, language);
        if (!hasRoom(parts, at, extra)) expect(again, more).toBe(null);
        if (again !== null) expect(again, more).not.toBe(answered(textOf(parts), language));
      }),
      { numRuns: 150 },
    );
  });
});
