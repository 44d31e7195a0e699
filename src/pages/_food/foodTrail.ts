import { categoryOf } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { generalsOf } from '@gramwise/engine/foods/generalFood.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { hasPage } from '@gramwise/engine/foods/weighedFoods.ts';
import type { Language } from '#catalogs/languages.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import type { LinkTarget } from '#site/paths.ts';

/** The pages above a food's: the chart, its category, and the foods that it is a kind of, as far as they have pages. */
export function foodTrail(
  language: Language,
  food: AnyFoodId,
  { chart, categories }: Pick<FoodMessages['foods'], 'chart' | 'categories'>,
): { name: string; to: LinkTarget }[] {
  const category = categoryOf(food);
  const generals = generalsOf(food).filter(hasPage).reverse();
  return [
    { name: chart.title, to: 'ingredients' },
    { name: categories[category], to: { page: 'ingredients', query: { category } } },
    ...generals.map((id) => ({
      name: foodName(language, id),
      to: { page: 'ingredient', part: id } as const,
    })),
  ];
}
