import { describe, expect, it } from 'vitest';
import { PACKS, type PackCode } from '../../tests/packs.ts';
import { splitNutrientQuestion } from './nutrientQuestion.ts';

const split = (language: PackCode, text: string) => {
  const found = splitNutrientQuestion(text, PACKS[language].ask);
  return found && [found.nutrient, found.amount];
};

describe('a question for what a food contains', () => {
  it.each<[PackCode, string, string, string]>([
    ['en', 'how much protein in a cup of oats', 'protein', 'a cup of oats'],
    ['en', 'how many calories in a cup of rice?', 'energy', 'a cup of rice'],
    ['en', 'How many calories are there in 2 eggs', 'energy', '2 eggs'],
    ['en', 'calories 100 g flour', 'energy', '100 g flour'],
    ['en', '100 g flour calories', 'energy', '100 g flour'],
    ['en', 'how many calories does an egg have', 'energy', 'an egg'],
    ['en', 'calories banana', 'energy', 'banana'],
    ['en', 'fiber in 1/2 cup lentils', 'fiber', '1/2 cup lentils'],
    ['en', 'how much sugar is in a banana', 'sugars', 'a banana'],
    ['de', 'Kalorien 100 g Mehl', 'energy', '100 g Mehl'],
    ['de', 'Wie viele Kalorien hat ein Ei?', 'energy', 'ein Ei'],
    ['de', 'wie viel Eiweiß hat ein Ei', 'protein', 'ein Ei'],
    ['de', 'Fett in 100 g Butter', 'fat', '100 g Butter'],
    ['de', 'Eiweiß Linsen 100 g', 'protein', 'Linsen 100 g'],
    ['fr', 'calories dans un œuf', 'energy', 'un œuf'],
    ['fr', 'combien de protéines dans 100 g de lentilles ?', 'protein', '100 g de lentilles'],
    ['fr', 'combien de calories dans une tasse de riz', 'energy', 'une tasse de riz'],
    ['es', 'cuántas proteínas tiene un huevo', 'protein', 'un huevo'],
    ['es', '¿Cuántas calorías hay en una taza de arroz?', 'energy', 'una taza de arroz'],
    ['es', 'calorías de 100 g de harina', 'energy', '100 g de harina'],
    ['es', 'azúcar de un yogur', 'sugars', 'un yogur'],
    ['es', '1 plátano, cuánto tiene de azúcar', 'sugars', '1 plátano'],
    ['fr', '1 banane combien de sucre', 'sugars', '1 banane'],
  ])('in %s, %s: %s of %s', (language, text, nutrient, amount) => {
    expect(split(language, text)).toEqual([nutrient, amount]);
  });

  it.each<[PackCode, string]>([
    ['en', '2 cups sugar in grams'],
    ['en', 'sugar'],
    ['en', '1 cup fat free milk in grams'],
    ['en', 'how much sugar for 500 g flour'],
    ['en', '1 tsp salt in grams'],
    ['de', '2 Eiweiß in Gramm'],
    ['de', 'Zucker'],
    ['fr', '1 tasse de sucre en grammes'],
    ['es', 'una taza de azúcar en gramos'],
    // Of a cake that is measured in pots of yogurt
    ['es', '1 yogur de azúcar'],
    ['fr', '2 yaourts de sucre'],
  ])('in %s is not %s', (language, text) => {
    expect(split(language, text)).toBeNull();
  });
});
