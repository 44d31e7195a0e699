/** The engine's public functions write a recipe as the recipe converter shows it. */
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { de } from '@gramwise/engine/languages/de';
import { en } from '@gramwise/engine/languages/en';
import { es } from '@gramwise/engine/languages/es';
import { fr } from '@gramwise/engine/languages/fr';
import { convertRecipe, readRecipe } from '@gramwise/engine/text';
import { describe, expect, it } from 'vitest';
import { recipe as shownRecipe } from '../../../../tests/reader/converted.ts';
import { PASTED } from '../../../../tests/reader/pasted.ts';

const PACKS = { en, fr, de, es };

describe.each(PASTED)('in %s', (language, text) => {
  it.each(['metric', 'us'] as const)('a recipe in %s units', (to) => {
    const foods = { language, words: PACKS[language].line, foods: allFoods(language) };
    const read = readRecipe(text, { languages: [PACKS[language]], foods });
    if (!read.ok) throw new Error(read.code);
    const { lines } = convertRecipe(read.value, { to, kitchen: 'fr' });
    const shown = shownRecipe(text, language, { measures: to, jug: 'cl' });
    expect(lines.map((line) => line.text).sort()).toEqual([...shown.lines, ...shown.instructions].sort());
  });
});
