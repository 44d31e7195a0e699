import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foods as deFoods } from '../foods/lists/de.ts';
import { foods as enFoods } from '../foods/lists/en.ts';
import { de } from '../language/de.ts';
import { en } from '../language/en.ts';
import { ask } from './ask.ts';
import { findFood, nutrientsOf } from './foods.ts';
import { importFile } from './import.ts';
import { convert, readQuantity, roundFor, UNITS } from './main.ts';
import { nutritionOf, toCooklang, toSchemaOrg, toText } from './recipes.ts';
import { convertRecipe, readLine, readRecipe } from './text.ts';

const ALL = { languages: [en, de], foods: [enFoods, deFoods] };
const SHOWN_BY = ['scale', 'jug', 'spoons', 'dial-celsius', 'dial-fahrenheit', 'thermometer'] as const;

/** Whether every number inside a value is finite. */
const isSound = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isSound);

describe('any text and number', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          '1',
          '½',
          '¹',
          '₀',
          '₇',
          '.',
          ',',
          '/',
          '-',
          ' ',
          '\n',
          'cup',
          'g',
          'flour',
          'Mehl',
          '°',
          'x',
          '@',
          '{',
          '}',
          '<',
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  );

  it('gives a value or a code, never NaN', () => {
    fc.assert(
      fc.property(text, (any) => {
        const recipe = readRecipe(any, ALL);
        const read = [readLine(any, en), readQuantity(any, de), findFood(any, enFoods)];
        const asked = ask(any, { ...ALL, kitchen: 'us' });
        if (!recipe.ok) return isSound([read, asked]);
        const shown = convertRecipe(recipe.value, { to: 'us', kitchen: 'au' });
        const written = [toText(shown), toCooklang(shown), toSchemaOrg(shown)];
        const nutrition = nutritionOf(recipe.value, nutrientsOf);
        return isSound([read, asked, recipe.value.lines, shown.lines, written, nutrition]);
      }),
      { numRuns: 200 },
    );
  });

  it('rounds to what is near, or says why not', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...SHOWN_BY), (value, by) => {
        const shown = roundFor(value, by);
        return shown.ok ? Number.isFinite(shown.value) : shown.code.length > 0;
      }),
    );
    expect(roundFor(Number.NaN, 'scale')).toEqual({ ok: false, code: 'not-finite' });
  });

  it('converts there and back', () => {
    const unit = fc.constantFrom(...Object.keys(UNITS));
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), unit, unit, (amount, from, to) => {
        const there = convert({ amount, from, to, gramsPerMl: 0.8 });
        if (!there.ok) return there.code === 'different-kinds';
        const back = convert({ amount: there.value, from: to, to: from, gramsPerMl: 0.8 });
        return back.ok && Math.abs(back.value / amount - 1) < 1e-9;
      }),
    );
  });

  it('in a file is a recipe or a code', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('a.txt', 'a.cook', 'a.md', 'a.json', 'a.html', ''),
        fc.uint8Array({ maxLength: 80 }),
        async (name, bytes) => typeof (await importFile(name, bytes)).ok === 'boolean',
      ),
    );
    expect(
      await importFile('a.html', new TextEncoder().encode('<p>2 eggs</p>'), { languages: [en] }),
    ).toEqual({
      ok: false,
      code: 'no-parser',
    });
  });
});
