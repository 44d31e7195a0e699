import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { rememberChosen, rememberSource, sourceOfLine } from './lineSources.ts';
import { finderForList } from './listFinder.ts';
import type { Recipe, RecipeLine } from './recipe.ts';
import { requiredQuantityOf } from './requiredQuantity.ts';

/** What a cook says of a line: the food that it means, or none of the table. */
export interface ChosenFood {
  food: string | null;
  /** How its cup is filled; the usual way if missing. */
  way?: string;
}

/** A recipe with other foods in some lines, by their row. */
export function withChosenFoods(recipe: Recipe, chosen: ReadonlyMap<number, ChosenFood>): Recipe {
  const { foods, language: pack, country, toldCountry } = recipe;
  const lexicon = lexiconOf(pack.line);
  const replaced = (line: RecipeLine): RecipeLine => {
    const choice = line.kind === 'ingredient' ? chosen.get(line.row) : undefined;
    if (!choice) return line;
    const source = sourceOfLine(line, lexicon);
    const found = foods && choice.food && finderForList(foods, toldCountry).byId(choice.food, choice.way);
    const listed = foods?.foods.find(({ id }) => id === choice.food);
    const match = found ? { found, listed, shared: null } : null;
    const sizes = measureSizesIn(country);
    const requiredQuantity = requiredQuantityOf(source, match, { pack, country, sizes });
    return rememberChosen(rememberSource({ ...line, food: found || null, requiredQuantity }, source));
  };
  return { ...recipe, lines: recipe.lines.map(replaced) };
}
