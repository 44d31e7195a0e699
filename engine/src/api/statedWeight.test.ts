import { describe, expect, it } from 'vitest';
import { PACKS, type PackCode } from '../../tests/packs.ts';
import { foods as de } from '../foods/lists/de.ts';
import { foods as en } from '../foods/lists/en.ts';
import { foods as es } from '../foods/lists/es.ts';
import { foods as fr } from '../foods/lists/fr.ts';
import { readRecipe } from './text.ts';

const FOODS = { en, fr, de, es } as const;

function gramsOf(language: PackCode, text: string): number | null {
  const { ingredients } = PACKS[language].recipe.headings;
  const recipe = readRecipe(`${ingredients}\n${text}`, {
    languages: [PACKS[language]],
    foods: FOODS[language],
  });
  const line = recipe.ok ? recipe.value.lines.find(({ kind }) => kind === 'ingredient') : undefined;
  const grams = line?.requiredQuantity?.grams?.value;
  return grams === undefined ? null : Math.round(grams * 100) / 100;
}

/** A cup of milk weighs 244 g, of cream 238 g (USDA), an onion 110 g. */
describe('grams of what a line says behind the food that it counts', () => {
  it.each<[PackCode, string, number | null]>([
    // A comma of a number ends no remark
    ['fr', '1 poulet de 1,5 kg', 1500],
    ['fr', "1 poulet d'environ 1,5 kg", 1500],
    ['fr', "1 rôti de bœuf d'1,2 kg", 1200],
    ['de', '1 Hähnchen von ca. 1,5 kg', 1500],
    ['es', '1 pollo de unos 1,5 kg', 1500],
    ['en', '1 chicken of about 1.5 kg', 1500],
    // `of` says what one weighs
    ['fr', '4 pavés de saumon de 150 g', 600],
    ['fr', '2 boîtes de thon de 150 g', 300],
    ['es', '2 latas de atún de 80 g', 160],
    ['de', '4 Lachsfilets von 150 g', 600],
    ['fr', '8 tranches de jambon de 200 g', 200],
    ['fr', '1 bouteille de lait de 75 cl', 773.5],
    ['de', '2 Becher Sahne von 200 ml', 402.39],
    ['fr', '3/4 de sachet de levure chimique (soit 8 g)', 8],
    ['fr', '2 sachets de levure chimique (soit 22 g)', 22],
    ['fr', '2 boîtes de pois chiches (400 g)', 800],
    // What follows is another food
    ['fr', '1 oignon, 20 g de beurre', 110],
    ['fr', '1 poulet, 1 kg en morceaux', 1000],
    ['en', '1 whole chicken, 3 1/2 to 4 pounds', 1700.97],
  ])('in %s, %s: %s', (language, line, grams) => {
    expect(gramsOf(language, line)).toBe(grams);
  });
});
