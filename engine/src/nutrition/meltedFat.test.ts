import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

/**
 * Kilocalories of 100 g raw, and of what is left of them when they are cooked, by USDA SR26: bacon 417, 28.9 g of 548 (NDB
 * 10123, 10860); chicken 215, 178 of 276 g of 239 (05006, 05009), its thighs 221, 137 of 193 g of 232 (05091, 05094);
 * spareribs 277, 177 of 318 g of 397 (10088, 10089); half a duck 404, 382 of 634 g of 337 (05139, 05140), a goose 371, 774 of 1319 g of 305 (05146, 05147);
 * Italian sausages 346, 83 of 113 g of 344 (07036, 07089); a rib steak 244, 245 of 321 g of 278 (23201, 13857); lamb 243,
 * of its shoulder 70 g of 346 of 160 g, of which 17 % are bones (17226, 17043, 17044).
 */
it.each<[PackCode, string, number, number]>([
  ['en', '100 g bacon, chopped', 417, 0.289 * 548],
  ['fr', '100 g de lardons', 417, 0.289 * 548],
  ['en', '100 g boneless chicken', 215, (178 / 276) * 239],
  ['en', '100 g boneless chicken thighs, skin on', 221, (137 / 193) * 232],
  ['en', '100 g boneless pork ribs', 277, (177 / 318) * 397],
  ['en', '100 g boneless duck', 404, (382 / 634) * 337],
  ['en', '100 g boneless goose', 371, (774 / 1319) * 305],
  ['en', '100 g Italian sausage', 346, (83 / 113) * 344],
  ['en', '100 g ribeye steak', 244, (245 / 321) * 278],
  ['en', '100 g ribeye steak for stew', 244, (245 / 321) * 278],
  ['en', '100 g lamb shoulder', 243, (70 / (160 * 0.83)) * 346],
])('in %s counts half of the fat that runs out of %s', (language, line, raw, cooked) => {
  const { energy } = nutritionIn(language, line).total;
  expect(Math.abs((energy?.value ?? 0) / ((raw + cooked) / 2) - 1)).toBeLessThan(0.07);
  expect(energy?.low).toBeLessThanOrEqual(cooked);
  expect(energy?.high).toBeGreaterThanOrEqual(raw);
});

// Fried bacon has lost its fat: 29 g of 548 kcal in 100 g; pork chops have less than meat keeps: 170 kcal (10036)
it.each([
  ['100 g bacon, cooked and crumbled', 0.29 * 548],
  ['100 g boneless pork chops', 170],
])('takes nothing off %s', (line, kilocalories) => {
  expect((nutritionIn('en', line).total.energy?.value ?? 0) / kilocalories).toBeCloseTo(1, 1);
});
