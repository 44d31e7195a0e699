import { describe, expect, it } from 'vitest';
import { lineIn } from '../../tests/lineIn.ts';

const foodIn = (text: string) => lineIn('fr', text)?.food?.id ?? null;

/** Labeled by hand, before any reader saw them. */
describe('the food of a French line', () => {
  it.each<[string, string | null]>([
    ["1 tête d'ail", 'garlic-minced'],
    ['1 pied de céleri', 'celery-chopped'],
    ['1 tête de lotte', null],
    ['1 pied de bœuf', null],
    ['2 pieds de porc', 'pig-feet'],
    ["1 bouquet d'herbes", 'herbs-fresh'],
    ['1 bouquet garni', 'bouquet-garni'],
    ["1 carré d'agneau", 'lamb'],
    ['1 cube de volaille', 'chicken-bouillon-cube'],
    ['1 tablette de bouillon de volaille', null],
    ['1 moule à tarte', null],
    ['12 moules', 'mussels'],
    ['1 c. à c. de piment doux', 'paprika'],
    ['1 piment doux', 'bell-pepper-chopped'],
  ])('%s is %s, by what it counts', (line, food) => {
    expect(foodIn(line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ['125 g de beurre en petits dés', 'butter'],
    ['2 carottes en julienne', 'carrots-grated'],
    ['4 pommes en quartiers', 'apples-chopped'],
    ['1 brocoli en fleurettes', 'broccoli-chopped'],
    ['200 g de petits beurre', 'tea-biscuits'],
    ['1 l de petit-lait', 'whey'],
    ['100 g de farine de petit épeautre', null],
  ])('%s is %s, however it is cut', (line, food) => {
    expect(foodIn(line)).toBe(food);
  });
});
