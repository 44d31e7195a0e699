import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

// Parings and trimmings are 25 % of a potato, of which a medium one weighs 213 g (USDA SR26, NDB 11352)
it.each<[PackCode, string, number, readonly [low: number, high: number]]>([
  ['en', '1 kg potatoes', 875, [750, 1000]],
  ['de', '1 kg Kartoffeln', 875, [750, 1000]],
  ['en', '10 medium potatoes', 1865, [1600, 2130]],
  ['en', '1 kg potatoes, peeled and quartered', 750, [750, 750]],
  ['en', '1 kg peeled potatoes, quartered', 1000, [1000, 1000]],
  ['en', '1 kg unpeeled potatoes', 1000, [1000, 1000]],
  ['en', '1 kg potatoes, scrubbed and quartered', 1000, [1000, 1000]],
  ['en', '1 kg potatoes, quartered', 875, [750, 1000]],
  ['en', '10 medium potatoes, peeled and cubed', 1600, [1600, 1600]],
  ['en', '10 unpeeled medium potatoes', 2130, [2130, 2130]],
  ['en', '10 medium potatoes, cubed', 1865, [1600, 2130]],
  ['en', '2 cups diced potatoes', 300, [300, 300]],
  ['de', '1 kg geschälte Kartoffeln', 1000, [1000, 1000]],
  ['de', '1 kg Kartoffeln, geschält und gewürfelt', 750, [750, 750]],
  ['de', '1 kg Kartoffeln, gewürfelt', 875, [750, 1000]],
  ['fr', '1 kg de pommes de terre, coupées en dés', 875, [750, 1000]],
  ['de', '1 kg ungeschälte Kartoffeln', 1000, [1000, 1000]],
  ['fr', '1 kg de pommes de terre non épluchées', 1000, [1000, 1000]],
  ['es', '1 kg de patatas sin pelar', 1000, [1000, 1000]],
  ['es', '1 kg de patatas peladas', 1000, [1000, 1000]],
])('in %s takes off the peel that cooks do: %s', (language, line, grams, [low, high]) => {
  const { grams: eaten, total } = nutritionIn(language, line);
  expect(eaten / grams).toBeCloseTo(1, 1);
  expect(total.energy?.low).toBeLessThanOrEqual(low * 0.77);
  expect(total.energy?.high).toBeGreaterThanOrEqual(high * 0.77);
});
