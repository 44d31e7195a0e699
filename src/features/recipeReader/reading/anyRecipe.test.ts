import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { BAD_INPUT } from '../../../../tests/badInput.ts';
import { leaked } from '../../../../tests/calm.ts';
import { convert, recipe } from '../../../../tests/reader/converted.ts';
import { PASTED } from '../../../../tests/reader/pasted.ts';
import type { ShownSettings } from './convertRecipe.ts';

/** Whether a result is free of what visitors must never see. */
function isSound(text: string, language: Language, settings: Partial<ShownSettings>): boolean {
  const result = convert(text, language, settings);
  if (!result.ok) return ['empty', 'too-long', 'too-many-lines', 'not-text'].includes(result.code);
  const { ingredients, steps, factor, makes } = result.value;
  const numbers = [factor, makes?.low ?? 1, ...ingredients.flatMap(({ range }) => range ?? [])];
  return (
    numbers.every((number) => Number.isFinite(number)) &&
    [...ingredients, ...steps].every((line) => !leaked(line.text, line.original))
  );
}

const settings = fc.record({
  measures: fc.constantFrom('metric', 'us', 'written'),
  language: fc.constantFrom<Language | ''>('', ...LANGUAGE_CODES),
  servings: fc.option(fc.integer({ min: 1, max: 100 })),
  scale: fc.constantFrom(0.5, 1, 2, 3),
  cup: fc.constantFrom('', 'cups', 'japanese_cup'),
}) as fc.Arbitrary<Partial<ShownSettings>>;

const page = fc.constantFrom(...LANGUAGE_CODES);

/** Pieces of recipes in any order. */
const piece = fc.constantFrom(
  ...['1', '2', '½', '1 1/2', '0', '3-4', '9999999', '1/0', ' ', '\n', '\n\n', ',', '(', ')', ':', 'x', '°'],
  ...['cup', 'cups', 'tbsp', 'tasse', 'EL', 'cucharada', 'g', 'kg', 'ml', 'oz', 'lb', 'stick', 'inch', 'F'],
  ...['flour', 'farine', 'Mehl', 'harina', 'milk', 'eggs', 'Serves', 'Pour', 'Ingredients', 'Zubereitung'],
  ...['or', 'plus', 'to', 'of', 'de', 'per', 'each', '-', '–', '*', '#', '•', '1.'],
);

describe('any text', () => {
  it.each(BAD_INPUT.map((text) => [text]))('gives a result or an error: %j', (text) => {
    for (const language of LANGUAGE_CODES) expect(isSound(text, language, { scale: 3 })).toBe(true);
  });

  it('gives a result or an error, whatever the settings', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, page, settings, (written, language, chosen) => isSound(written, language, chosen)),
      { numRuns: 500 },
    );
  });
});

/** Words for amounts and foods in each language. */
const KITCHENS = {
  en: {
    units: ['cups', 'tbsp', 'tsp', 'oz', 'lb', 'g', 'ml', 'pints'],
    foods: ['flour', 'sugar', 'milk', 'butter', 'rice', 'chopped walnuts', 'beef'],
  },
  fr: {
    units: ['tasses', 'c. à soupe', 'c. à café', 'g', 'cl', 'kg'],
    foods: ['de farine', 'de sucre', 'de lait', 'de beurre', 'de riz'],
  },
  de: {
    units: ['Tassen', 'EL', 'TL', 'g', 'ml', 'kg'],
    foods: ['Mehl', 'Zucker', 'Milch', 'Butter', 'Reis'],
  },
  es: {
    units: ['tazas', 'cucharadas', 'cucharaditas', 'g', 'ml', 'kg'],
    foods: ['de harina', 'de azúcar', 'de leche', 'de mantequilla', 'de arroz'],
  },
} as const;

describe('a converted recipe, converted again to metric', () => {
  const again = (text: string, language: Language, chosen: Partial<ShownSettings>) => {
    const first = recipe(text, language, { language, ...chosen });
    const once = [...first.lines, ...first.instructions];
    const second = recipe(once.join('\n'), language, { language });
    return [once, [...second.lines, ...second.instructions]] as const;
  };

  it.each(PASTED)('stays the same, in %s', (language, text) => {
    const [once, twice] = again(text, language, {});
    expect(twice).toEqual(once);
  });

  it.each(LANGUAGE_CODES)('stays the same for any amounts, scaled or not, in %s', (language) => {
    const { units, foods } = KITCHENS[language];
    const number = fc.oneof(
      fc.integer({ min: 1, max: 40 }).map(String),
      fc.constantFrom('1/2', '1 1/2', '3/4', '2/3', '¼'),
    );
    const line = fc
      .tuple(number, fc.constantFrom(...units), fc.constantFrom(...foods))
      .map((parts) => parts.join(' '));
    const scale = fc.constantFrom(0.5, 1, 2, 3);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), scale, (lines, chosen) => {
        const [once, twice] = again(lines.join('\n'), language, { scale: chosen });
        expect(twice).toEqual(once);
      }),
    );
  });
});
