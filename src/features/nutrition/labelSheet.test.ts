import { exactly } from '@gramwise/engine/nutrition/figure.ts';
import {
  NUTRITION_FIGURES,
  type NutritionFigure,
  type NutritionFigures,
} from '@gramwise/engine/nutrition/sumNutrition.ts';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { type LabelKind, labelSheet } from './labelSheet.ts';

const figuresWith = (own: Partial<NutritionFigures>) =>
  ({
    ...Object.fromEntries(NUTRITION_FIGURES.map((figure) => [figure, exactly(0)])),
    ...own,
  }) as NutritionFigures;

function rowsOf(kind: LabelKind, figures: NutritionFigures, saltUncounted = false) {
  const nutrition = {
    ...{ total: figures, per100g: figures, perServing: figures },
    ...{ grams: 100, shareKnown: 1, isEnough: true, saltUncounted },
  };
  const words = messagesFor('en', 'nutrition').nutrition;
  return labelSheet(kind, { language: 'en', words, title: null, nutrition }).rows.map(({ name, cells }) =>
    [name, ...cells].join('|').replaceAll('\u00a0', ' '),
  );
}

// Annex XIV of Regulation (EU) 1169/2011: 29 kJ and 7 kcal in a gram of alcohol.
it('counts the alcohol of a drink in a label of the Union', () => {
  expect(rowsOf('eu', figuresWith({ alcohol: exactly(10) }))[0]).toMatch(/^Energy\|290 kJ \/ 70 kcal\|/);
});

/** A label without a row looks complete: Annex XV and 21 CFR 101.9(c) require them all. */
describe('a label says what is not known, and leaves out no row', () => {
  const unknown = (name: NutritionFigure) => figuresWith({ [name]: null });
  it.each<[LabelKind, NutritionFigure, row: string]>([
    ['us', 'saturated', 'Saturated Fat|not known|'],
    ['us', 'carbohydrate', 'Total Carbohydrate|not known|'],
    ['us', 'sodium', 'Sodium|not known|'],
    ['eu', 'saturated', 'of which saturates|not known|not known|'],
    ['eu', 'fiber', 'Energy|not known|not known|'],
    ['eu', 'sodium', 'Salt|not known|not known|'],
  ])('on the label %s, where %s is not known', (kind, name, row) => {
    const rows = rowsOf(kind, unknown(name));
    expect(rows).toContain(row);
    expect(rows).toHaveLength(8);
  });
});

// 0.2 to 0.3 g of sodium are 0.5 to 0.75 g of salt, of which 6 g are the reference intake
it.each<[LabelKind, row: string]>([
  ['us', 'Sodium|at least 200 mg|9 %'],
  ['eu', 'Salt|at least 0.50 g|at least 0.50 g|8 %'],
])('states salt without salt to taste as a lower bound on the label %s', (kind, row) => {
  const sodium = { value: 250, low: 200, high: 300 };
  expect(rowsOf(kind, figuresWith({ sodium }), true)).toContain(row);
});
