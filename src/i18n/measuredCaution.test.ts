import { describe, expect, it } from 'vitest';
import { INGREDIENT_IDS, type IngredientId, MEASURED } from '#domain/ingredients/ingredients.ts';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { measuredCaution } from './measuredCaution.ts';
import { CATALOGS } from './messages.ts';

const caution = (language: Language, id: IngredientId) =>
  measuredCaution(language, CATALOGS[language].converter.caution, id);

describe('measuredCaution', () => {
  // Grams per US cup from USDA Standard Reference 26, repeated here on purpose.
  it.each<[Language, IngredientId, RegExp]>([
    ['en', 'salt', /\(2\.16\sg\/ml\).* 6\sg.* 292\sg/],
    ['fr', 'salt', /\(2,16\sg\/ml\).* 6\sg.* 292\sg/],
    ['de', 'salt', /\(2,16\sg\/ml\).* 6\sg.* 292\sg/],
    ['en', 'cocoa', / 86\sg/],
    ['fr', 'breadcrumbs', / 108\sg/],
    ['de', 'cream', / 238\sg/],
  ])('in %s, %s', (language, id, pattern) => {
    expect(caution(language, id)).toMatch(pattern);
  });

  it.each(LANGUAGE_CODES)('has a complete %s message for exactly the measured ingredients', (language) => {
    const warned = INGREDIENT_IDS.filter((id) => caution(language, id) !== null);
    expect(warned).toEqual(INGREDIENT_IDS.filter((id) => id in MEASURED));
    for (const id of warned) expect(caution(language, id)).not.toMatch(/[{}]|undefined|NaN/);
  });
});
