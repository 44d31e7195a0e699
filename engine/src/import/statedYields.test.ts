import { describe, expect, test } from 'vitest';
import { packsFrom } from '../../tests/packs.ts';
import { readRecipe } from '../text/recipe/readRecipe.ts';
import { extractRecipe } from './extractRecipe.ts';

const PACKS = packsFrom('en');

/** The recipe of data that states a yield, as it is read. */
function read(recipeYield: unknown) {
  const data = {
    '@type': 'Recipe',
    name: 'Soup',
    recipeYield,
    recipeIngredient: ['2 onions', '1 tsp salt'],
    recipeInstructions: ['Cut the onions and fry them for ten minutes.', 'Serve hot.'],
  };
  const found = readRecipe(extractRecipe(JSON.stringify(data), PACKS, null), PACKS);
  if (!found.ok) throw new Error(found.code);
  return found.value;
}

describe('the yield of data', () => {
  test.each([
    ['Voor 4 personen', 4, 4],
    ['Per 4 persone', 4, 4],
    ['4 porcji', 4, 4],
    ['ok. 4-5 osób', 4, 5],
    ['15 - 18 sztuk', 15, 18],
    ['Для 4 порций', 4, 4],
    ['על 6 מנות', 6, 6],
    ['２人分', 2, 2],
    ['For 2 Person', 2, 2],
    ['Pour 2 personnes :', 2, 2],
    ['About 2 dozen cookies', 24, 24],
    // Servings, of which nutrition speaks
    ['12 Tacos (serving size is 2 tacos)', 6, 6],
    ['Makes about 24 cookies, depending on the cutter and on how thin the dough is rolled', 24, 24],
    ['One loaf', 1, 1],
    [{ '@type': 'QuantitativeValue', value: 4, unitText: 'pers.' }, 4, 4],
    ['<div>Makes:</div><div>4 Servings</div>', 4, 4],
  ])('is read from %j', (stated, low, high) => expect(read(stated).makes).toMatchObject({ low, high }));

  test.each([
    ['5 cups', '5 cups'],
    ['Makes 5 cups', '5 cups'],
    ['1450 ml zupy', '1450 ml zupy'],
    ['Circa 550 g di Dolcetti', 'Circa 550 g di Dolcetti'],
  ])('stays as written in %s, which counts nothing', (stated, measured) => {
    expect(read(stated)).toMatchObject({ makes: null, measured });
  });

  test.each(['0', '0 pers.', '', 0])('is none as %j', (stated) => expect(read(stated).yield).toBeNull());
});
