import { describe, expect, it } from 'vitest';
import { lineIn } from '../../tests/lineIn.ts';
import type { PackCode } from '../../tests/packs.ts';

const foodIn = (language: PackCode, text: string) => lineIn(language, text)?.food?.id ?? null;

/** Labeled by hand, before any reader saw them. */
describe('the food of a line that names who makes it or where it is from', () => {
  it.each<[PackCode, string, string | null]>([
    ['en', '1 cup Gold Medal® all-purpose flour', 'flour'],
    ['en', '1/4 cup Horizon® Organic reduced fat milk', 'milk-2-percent'],
    ['en', '8 oz COOL WHIP®', 'whipped-topping'],
    ['en', '1 can RO*TEL® tomatoes', 'tomatoes-with-green-chilies'],
    ['en', "1 cup Mott's® Cinnamon Applesauce", null],
  ])('%s: %s is %s, whoever makes it', (language, line, food) => {
    expect(foodIn(language, line)).toBe(food);
  });

  it.each<[PackCode, string, string | null]>([
    ['fr', '500 g de fraises de Plougastel', 'strawberries-sliced'],
    ['fr', "250 g de jambon d'York", 'ham'],
    ['fr', '200 g de chocolat noir Valrhona', 'chocolate-chopped'],
    ['fr', '1 boîte de tomates Mutti', 'tomatoes-canned'],
    ['es', '200 g de chocolate negro Valor', 'chocolate-chopped'],
    // What follows is a food, not a place
    ['fr', '20 cl de lait de Coco', 'coconut-milk'],
    ['fr', '20 cl de lait de Chanvre', null],
    ['fr', '100 g de Beurre De Karité', null],
  ])('%s: %s is %s, from any place and of any brand', (language, line, food) => {
    expect(foodIn(language, line)).toBe(food);
  });
});
