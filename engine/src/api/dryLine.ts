import { hasTrait } from '../foods/traits.ts';
import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { isHandled } from '../nutrition/lineHandling.ts';
import type { LineFood } from '../text/convert/lineTarget.ts';
import { findLineFood } from '../text/line/findLineFood.ts';
import { mainOf } from '../text/line/readLine.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { finderForList, namesForList } from './listFinder.ts';
import { isGrain, type NearLine, namesCanOrJar } from './nearLine.ts';
import type { Recipe } from './recipe.ts';
import { requiredQuantityOf } from './requiredQuantity.ts';
import { statesPieceWeight } from './statedWeight.ts';

/**
 * A line of dry grain or pasta that is cooked or drained after it is measured, which reads as the cooked food:
 * `8 oz macaroni, cooked and drained`, `2 cups rice, rinsed and drained`. Null for any other, and for
 * `2 cups rice, cooked`, which cooks measure either way.
 */
export function dryLine(source: TextLine, cooked: LineFood, recipe: Recipe): NearLine | null {
  const { language: pack, foods, country, toldCountry } = recipe;
  const name = source.read.food;
  if (!foods || !isGrain(cooked.id) || !hasTrait(cooked.id, 'cooked') || namesCanOrJar(source)) return null;
  const sizes = measureSizesIn(country);
  const main = mainOf(source.read);
  const { index, ways } = namesForList(foods, toldCountry);
  const id = findLineFood(name, { amounts: [], food: name, parts: [] }, index);
  const way = ways.get(id ?? '');
  const found = id === null ? null : finderForList(foods, toldCountry).byId(way?.food.id ?? id, way?.way?.id);
  if (!main || !found || !isGrain(found.id) || !hasTrait(found.id, 'dry')) return null;
  const listed = foods.foods.find((food) => food.id === found.id);
  const takes = requiredQuantityOf(source, { found, listed, shared: null }, { pack, country, sizes });
  const isWeighed = takes?.in === 'grams' || statesPieceWeight(source, sizes);
  return isWeighed || !isHandled(source, pack.recipe, 'cooked') ? { food: found, takes } : null;
}
