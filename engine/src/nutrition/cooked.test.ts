import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

// Kilocalories by 100 g of USDA SR26: drained chickpeas 139, drained black beans 132 at most (NDB 16015), cooked chicken
// breasts 165 (05064), quick oats 379, boiled lima beans 115 (16072); grams of a cup by its file WEIGHT: 164, 172, 140, 81
it.each<[PackCode, string, number]>([
  ['en', '1 cup canned chickpeas, drained', 164 * 1.39],
  ['en', '1 cup canned black beans (rinsed and drained)', 172 * 1.32],
  ['en', '400 g canned chickpeas, drained', 400 * 0.61 * 1.39],
  // 298 of 432 g of corn are left, of 79 kcal (11172), of white corn, whose row is of fresh one, of 86 (11167), of tuna 315
  // of 354 g, of 86 kcal (15121)
  ['en', '1 (15.25 ounce) can whole kernel corn', 298 * 0.79],
  ['en', '2 (15.25 ounce) cans white corn, drained', 2 * 298 * 0.86],
  ['en', '1 (12.5 oz) can tuna in water, drained', 315 * 0.86],
  ['de', '1 Dose Mais (285 g)', 285 * 0.69 * 0.79],
  ['en', '2 cups chicken breast meat (cooked and diced)', 280 * 1.65],
  ['en', '1/2 cup quick-cooking oats, cooked to your liking', 40 * 3.79],
  ['en', '250 g jar or can butter beans', 250 * 0.61 * 1.15],
  ['de', '200 ml Kichererbsen aus der Dose, abgetropft', (200 / 236.6) * 164 * 1.39],
  ['es', '1 taza de garbanzos de lata, escurridos', (250 / 236.6) * 164 * 1.39],
])('in %s counts what a measure holds of %s', (language, line, kilocalories) => {
  const { total, shareKnown } = nutritionIn(language, line);
  expect((total.energy?.value ?? 0) / kilocalories).toBeCloseTo(1, 1);
  expect(shareKnown).toBe(1);
});

// A kind of rice or pasta without a row of its own counts as the one that it is a kind of does
it.each([
  ['1 cup sushi rice, cooked', '1 cup cooked white rice'],
  ['2 cups whole wheat penne (cooked)', '2 cups penne, cooked'],
  ['1 cup cooked whole grain such as brown rice, oatmeal, or quinoa', '1 cup cooked brown rice'],
])('counts %s as %s', (line, plain) => {
  const energyOf = (text: string) => nutritionIn('en', text).total.energy?.value ?? 0;
  expect(energyOf(line) / energyOf(plain)).toBeCloseTo(1, 1);
});
