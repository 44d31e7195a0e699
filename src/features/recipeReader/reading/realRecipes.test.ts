import { PACKS, packsFrom } from '@gramwise/engine/tests/packs.ts';
import { readRecipe } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { describe, expect, it } from 'vitest';
import { recipe } from '../../../../tests/reader/converted.ts';
import { REAL_RECIPES, realText } from '../../../../tests/reader/realRecipes.ts';

const spaced = (text: string) => text.replace(/\s+/g, ' ');

describe.each(REAL_RECIPES)(
  '$file',
  ({ language, file, measures, country, serves, ingredients, lines, steps }) => {
    const text = realText(file);
    const read = recipe(text, language, { measures });

    it('is recognized', () => {
      const found = readRecipe(text, packsFrom(language === 'en' ? 'fr' : 'en'));
      expect(found.ok && found.value.language.line.code).toBe(language);
      expect(read).toMatchObject({ language, country });
      expect(read.makes?.low ?? null).toBe(serves);
      expect(read.lines).toHaveLength(ingredients);
    });

    it('gives the expected lines', () => {
      const shown = read.lines.map(spaced);
      for (const line of lines) expect(shown).toContainEqual(expect.stringContaining(spaced(line)));
      const instructions = read.instructions.map(spaced).join('\n');
      for (const step of steps) expect(instructions).toContain(spaced(step));
    });

    it('keeps every line as it was written beneath the converted one', () => {
      for (const { original } of [...read.ingredients, ...read.steps]) expect(text).toContain(original);
    });

    it('stays the same when converted again', () => {
      const settings = { measures, country: measures === 'us' ? ('us' as const) : country, language };
      const once = recipe(text, language, settings);
      const { ingredients: first, steps: second } = PACKS[language].recipe.headings;
      const all = [first, ...once.lines, second, ...once.instructions];
      const again = recipe(all.join('\n'), language, settings);
      expect([...again.lines, ...again.instructions]).toEqual([...once.lines, ...once.instructions]);
    });
  },
);
