import { type Kitchen, teaspoonOf } from '../kitchens/kitchen.ts';
import { unitIn } from '../kitchens/measureMeaning.ts';
import type { RecipeLanguage } from '../recipeText/words/recipeWords.ts';
import { MEASURE_UNITS, type MeasureId } from '../units/measureWords.ts';
import type { KitchenUnitId } from '../units/units.ts';
import type { Region } from './words/askWords.ts';

export interface MeantUnit {
  unit: KitchenUnitId;
  /** The question did not specify the cup and no kitchen was chosen, so another one may be meant. */
  guessed: boolean;
}

/** The unit of a named region; where the region has none of its own, the metric one, else the usual one. */
function unitOf(measure: MeasureId, region: Region): KitchenUnitId {
  const units: Partial<Record<string, KitchenUnitId>> = MEASURE_UNITS[measure];
  const { usual } = MEASURE_UNITS[measure];
  if (region === 'us') return units['us'] ?? usual;
  const spoonOrCup = measure === 'cup' || measure === 'tbsp' || measure === 'tsp' || region === 'metric';
  return units[region] ?? (spoonOrCup ? units['metric'] : undefined) ?? usual;
}

/**
 * The unit that a word means: the one the question specifies (`metric cup`), else that of the visitor's kitchen, else
 * the US cup in English and the metric one in other languages, as in the recipe reader.
 */
export function meantUnit(
  measure: MeasureId,
  region: Region | null,
  own: Kitchen,
  language: RecipeLanguage,
): MeantUnit {
  const sure = (unit: KitchenUnitId): MeantUnit => ({ unit, guessed: false });
  if (region !== null) return sure(unitOf(measure, region));
  if (measure === 'tsp') return sure(teaspoonOf(own));
  if (measure === 'tbsp') return sure(own.tablespoon);
  if (measure !== 'cup') return sure(unitIn(own.country, measure));
  if (own.chosen && own.cup) return sure(own.cup);
  return { unit: language === 'en' ? 'cups' : 'metric_cup', guessed: true };
}
