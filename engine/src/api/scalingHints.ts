import { lexiconOf } from '../language/lexicon.ts';
import { isHandled } from '../nutrition/lineHandling.ts';
import { type ScaledLine, type ScaleHint, scaleHints } from '../recipes/scaleHints.ts';
import type { Quantity } from '../recipes/stock.ts';
import { sourceOfLine } from './lineSources.ts';
import type { Recipe, RecipeLine, RequiredQuantity } from './recipe.ts';
import { middle } from './span.ts';

const UNITS = { grams: 'g', milliliters: 'ml', pieces: 'piece' } as const;

const quantityOf = (takes: RequiredQuantity): Quantity => ({ unit: UNITS[takes.in], value: middle(takes) });

/** A line as the hints read it; none where no food is known. */
function scaledLine(line: RecipeLine, recipe: Recipe): ScaledLine[] {
  const { food, requiredQuantity } = line;
  if (line.kind !== 'ingredient' || !food) return [];
  const fries = isHandled(
    sourceOfLine(line, lexiconOf(recipe.language.line)),
    recipe.language.recipe,
    'frying',
  );
  return [{ food: food.id, quantity: requiredQuantity && quantityOf(requiredQuantity), fries }];
}

/**
 * What to mind about a recipe that `scale` scaled, where multiplying is not enough: `cooling` of a large pot (FDA Food
 * Code 3-501.14: from 57 to 21 °C within two hours, to 5 °C within four more), `frying` in more oil, `leavening` from
 * three times the dough on, part of an egg (`eggs`), a large mold of `gelatin`. None for a recipe as written.
 */
export const scalingHints = (recipe: Recipe): readonly ScaleHint[] =>
  scaleHints({ lines: recipe.lines.flatMap((line) => scaledLine(line, recipe)) }, recipe.factor);
