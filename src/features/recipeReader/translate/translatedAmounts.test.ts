// @module-tag sweep
import type { LineAmount } from '@gramwise/engine/text/line/readLine.ts';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { readIn, translated } from '#tests/reader/translate.ts';
import { de } from '#tests/reader/translated/de.ts';
import { en } from '#tests/reader/translated/en.ts';
import { es } from '#tests/reader/translated/es.ts';
import { fr } from '#tests/reader/translated/fr.ts';

const LINES = { en, fr, de, es };
const pairs = LANGUAGE_CODES.flatMap((from) =>
  LANGUAGE_CODES.filter((to) => to !== from).map((to) => [from, to] as const),
);

const unitOf = (unit: string | null) => (isMeasure(unit) && unit !== 'stick' ? unit : null);

/** What a line asks for: its numbers with their measures. */
const measured = (amounts: readonly LineAmount[]) =>
  amounts
    .filter(({ role }) => role === 'main')
    .map(({ values, unit }) => ({
      values: values.map((value) => Math.round(value * 1000) / 1000),
      unit: unitOf(unit),
    }));

const AMOUNTS = ['1', '2', '1/2', '1 1/2', '2 1/4', '½', '1½', '3', '12', '2-3', '250'] as const;
const WORDS = {
  en: [
    ['cups', 'tbsp', 'tsp', 'g', 'kg', 'ml', 'oz', 'lb', 'cloves', 'cans', 'pinches'],
    ['flour', 'sugar', 'milk'],
  ],
  fr: [
    ['tasses de', 'c. à soupe de', 'c. à café de', 'g de', 'kg de', 'cl de', 'boîtes de'],
    ['farine', 'sucre', 'lait'],
  ],
  de: [
    ['Tassen', 'EL', 'TL', 'g', 'kg', 'ml', 'Dosen', 'Prisen'],
    ['Mehl', 'Zucker', 'Milch'],
  ],
  es: [
    ['tazas de', 'cucharadas de', 'cucharaditas de', 'g de', 'kg de', 'ml de', 'latas de'],
    ['harina', 'azúcar', 'leche'],
  ],
} as const satisfies Record<Language, readonly [readonly string[], readonly string[]]>;

describe.each(pairs)('no amount changes from %s to %s', (from, to) => {
  it('in lines of recipes', () => {
    for (const [line] of LINES[from]) {
      const { text } = translated(line, from, to);
      expect(measured(readIn(to, text).line.read.amounts), `${line} => ${text}`).toEqual(
        measured(readIn(from, line).line.read.amounts),
      );
    }
  });

  it('whatever is measured', () => {
    const [units, foods] = WORDS[from];
    fc.assert(
      fc.property(
        fc.constantFrom(...AMOUNTS),
        fc.constantFrom(...units),
        fc.constantFrom(...foods),
        (amount, unit, food) => {
          const line = `${amount} ${unit} ${food}`;
          const { text } = translated(line, from, to);
          expect(measured(readIn(to, text).line.read.amounts), `${line} => ${text}`).toEqual(
            measured(readIn(from, line).line.read.amounts),
          );
        },
      ),
    );
  });

  it('any text gives a line', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zé ,()0-9½]{0,40}$/), (line) => {
        expect(translated(line, from, to).text.trim() === '').toBe(line.trim() === '');
      }),
    );
  });

  // Without what may be written otherwise: 0½ and 0,5 are 1/2, V8 is vegetable juice, and `en 2` is halved.
  it('any text keeps every digit of it', () => {
    const texts = fc.stringMatching(/^[a-uw-zé ()1-9½]{0,40}$/).filter((line) => !/[eé]n ?2/.test(line));
    fc.assert(
      fc.property(texts, (line) => {
        const digits = (text: string) => text.replace(/\D/g, '').split('').sort().join('');
        const { text } = translated(line, from, to);
        for (const digit of new Set(digits(line))) expect(text).toContain(digit);
      }),
    );
  });
});
