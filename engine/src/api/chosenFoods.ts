import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { mainOf } from '../text/line/readLine.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { isMeasure, type SizeOverrides } from '../units/measureWords.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { rememberChosen, rememberSource, sourceOfLine } from './lineSources.ts';
import { finderForList } from './listFinder.ts';
import type { Recipe, RecipeLine } from './recipe.ts';
import { requiredQuantityOf } from './requiredQuantity.ts';

/** What a cook says of a line: the food that it means, or none of the table, and the unit of its first amount. */
export interface ChosenFood {
  /** As detected if missing. */
  food?: string | null;
  /** How its cup is filled; the usual way if missing. */
  way?: string;
  /** Whose cup or spoon it is; that of the recipe's country if missing. */
  unit?: KitchenUnitId;
}

/** The sizes of measures, with that of a line's first one as chosen. */
function sizesFor({ read }: TextLine, sizes: SizeOverrides, unit: KitchenUnitId | undefined): SizeOverrides {
  const measure = mainOf(read)?.unit ?? null;
  return unit && isMeasure(measure) ? { ...sizes, [measure]: UNITS[unit].size } : sizes;
}

/** A recipe with what a cook chose for some lines, by their id. */
export function withChosenFoods(recipe: Recipe, chosen: ReadonlyMap<string, ChosenFood>): Recipe {
  const { foods, language: pack, country, toldCountry } = recipe;
  const lexicon = lexiconOf(pack.line);
  const replaced = (line: RecipeLine): RecipeLine => {
    const choice = line.kind === 'ingredient' ? chosen.get(line.id) : undefined;
    if (!choice) return line;
    const source = sourceOfLine(line, lexicon);
    const named =
      foods && choice.food ? finderForList(foods, toldCountry).byId(choice.food, choice.way) : null;
    const found = choice.food === undefined ? line.food : named;
    const listed = foods?.foods.find(({ id }) => id === found?.id);
    const match = found ? { found, listed, shared: null } : null;
    const sizes = sizesFor(source, measureSizesIn(country), choice.unit);
    const requiredQuantity = requiredQuantityOf(source, match, { pack, country, sizes });
    const next = rememberSource({ ...line, food: found, requiredQuantity }, source);
    return choice.food === undefined ? next : rememberChosen(next);
  };
  return { ...recipe, lines: recipe.lines.map(replaced) };
}

/** A recipe without some of its ingredient lines, by their id. */
export const withoutLines = (recipe: Recipe, ids: ReadonlySet<string>): Recipe => ({
  ...recipe,
  lines: recipe.lines.filter(({ kind, id }) => kind !== 'ingredient' || !ids.has(id)),
});
