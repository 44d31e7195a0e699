import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';
import type { NutritionFigure } from './sumNutrition.ts';

/**
 * USDA SR26 lists no sugars of salmon, pork and lamb, which have no carbohydrate, and neither saturated fat nor fiber of
 * turbinado sugar: 0 g of fat, 99.8 g of carbohydrate, of which 99.19 g are sugars. Honey has 82.12 g of sugars, apples
 * 10.39, flour 0.155 g of saturated fat and 2.7 of fiber. Rice, couscous and cashews may hold more than none.
 */
it.each<[PackCode, lines: string, NutritionFigure, per100g: number | null]>([
  ['en', '300 g salmon; 100 g honey', 'sugars', 82.12 / 4],
  ['de', '900 g Schweinefleisch; 100 g Honig', 'sugars', 8.212],
  ['fr', "900 g d'agneau; 100 g de miel", 'sugars', 8.212],
  ['en', '100 g flour; 100 g turbinado sugar', 'saturated', 0.0775],
  ['en', '100 g flour; 100 g turbinado sugar', 'fiber', 1.35],
  ['es', '150 g de arroz redondo; 100 g de miel', 'sugars', null],
  ['en', '100 g couscous; 100 g honey', 'sugars', null],
  ['en', '100 g cashews; 100 g flour', 'saturated', null],
])('in %s 100 g of %s hold %s: %j', (language, lines, name, per100g) => {
  const figure = nutritionIn(language, lines).per100g[name];
  if (per100g === null) expect(figure).toBeNull();
  else expect(figure?.value).toBeCloseTo(per100g, 3);
});
