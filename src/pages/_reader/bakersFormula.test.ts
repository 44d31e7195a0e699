import { expect, it } from 'vitest';
import { MAX_FORMULA_LENGTH } from '#features/bakers/bakersForm.ts';
import { MAX_LINKED_LENGTH } from '#features/recipeReader/save/bakersFormula.ts';

it('links formulas as long as the field of their page takes', () => {
  expect(MAX_LINKED_LENGTH).toBe(MAX_FORMULA_LENGTH);
});
