import { exactly } from '@gramwise/engine/nutrition/figure.ts';
import { NUTRITION_FIGURES, type NutritionFigures } from '@gramwise/engine/nutrition/sumNutrition.ts';
import { expect, it } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { labelSheet } from './labelSheet.ts';

const only = (name: string, grams: number) =>
  Object.fromEntries(
    NUTRITION_FIGURES.map((figure) => [figure, exactly(figure === name ? grams : 0)]),
  ) as NutritionFigures;

// Annex XIV of Regulation (EU) 1169/2011: 29 kJ and 7 kcal in a gram of alcohol.
it('counts the alcohol of a drink in a label of the Union', () => {
  const figures = only('alcohol', 10);
  const nutrition = {
    ...{ total: figures, per100g: figures, perServing: null },
    ...{ grams: 100, shareKnown: 1, isEnough: true },
  };
  const words = messagesFor('en', 'nutrition').nutrition;
  const { rows } = labelSheet('eu', { language: 'en', words, title: null, nutrition });
  expect(rows[0]?.cells[0]).toBe('290\u00a0kJ / 70\u00a0kcal');
});
