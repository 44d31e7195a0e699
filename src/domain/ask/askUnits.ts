import type { Kitchen } from '../kitchens/kitchen.ts';
import { teaspoonOf } from '../kitchens/kitchen.ts';
import { KITCHENS } from '../kitchens/kitchens.ts';
import { MEASURES, type MeasureId } from '../recipeText/units.ts';
import type { RecipeLanguage } from '../recipeText/words/recipeWords.ts';
import { KITCHEN_UNITS } from '../units/kitchenUnits.ts';
import type { Region } from './words/askWords.ts';

const volume = (size: number) => ({ kind: 'volume', size }) as const;
const kitchen = <Id extends keyof typeof KITCHEN_UNITS>(id: Id) =>
  ({ kind: KITCHEN_UNITS[id].kind, size: KITCHEN_UNITS[id].factor }) as const;

/**
 * The units that can be asked about, in milliliters or grams, exact by definition: the units of the converter, with the
 * legal figures that its specification rounds, and those that only the recipe reader knows.
 */
export const ASK_UNITS = {
  milliliters: MEASURES.ml,
  centiliter: MEASURES.cl,
  deciliter: MEASURES.dl,
  liters: MEASURES.l,
  cups: MEASURES.cup,
  us_legal_cup: kitchen('us_legal_cup'),
  metric_cup: kitchen('metric_cup'),
  imperial_cup: kitchen('imperial_cup'),
  japanese_cup: kitchen('japanese_cup'),
  tablespoons: MEASURES.tbsp,
  metric_tablespoon: kitchen('metric_tablespoon'),
  australian_tablespoon: kitchen('australian_tablespoon'),
  dessertspoon: MEASURES.dessertspoon,
  teaspoons: MEASURES.tsp,
  metric_teaspoon: kitchen('metric_teaspoon'),
  fluid_ounces: MEASURES.fl_oz,
  imperial_fluid_ounce: kitchen('imperial_fluid_ounce'),
  us_pint: MEASURES.pint,
  imperial_pint: kitchen('imperial_pint'),
  us_quart: MEASURES.quart,
  imperial_quart: kitchen('imperial_quart'),
  us_gallon: MEASURES.gallon,
  imperial_gallon: volume(4546.09), // UK Weights and Measures Act 1985
  pinch: kitchen('pinch'),
  milligram: MEASURES.mg,
  grams: MEASURES.g,
  decagram: MEASURES.dag,
  kilograms: MEASURES.kg,
  ounces: MEASURES.oz,
  pounds: MEASURES.lb,
  metric_pound: MEASURES.metric_pound,
  stick_of_butter: MEASURES.stick,
} as const satisfies Record<string, { kind: 'volume' | 'weight'; size: number }>;

export type AskUnitId = keyof typeof ASK_UNITS;

export const unitKind = (unit: AskUnitId) => ASK_UNITS[unit].kind;

/** A measure in the words of a recipe that means the same everywhere. */
const PLAIN: Readonly<Partial<Record<MeasureId, AskUnitId>>> = {
  ml: 'milliliters',
  cl: 'centiliter',
  dl: 'deciliter',
  l: 'liters',
  dessertspoon: 'dessertspoon',
  mg: 'milligram',
  g: 'grams',
  dag: 'decagram',
  kg: 'kilograms',
  oz: 'ounces',
  lb: 'pounds',
  metric_pound: 'metric_pound',
  stick: 'stick_of_butter',
};

const IMPERIAL = {
  cup: 'imperial_cup',
  fl_oz: 'imperial_fluid_ounce',
  pint: 'imperial_pint',
  quart: 'imperial_quart',
  gallon: 'imperial_gallon',
} as const;
const US = {
  cup: 'cups',
  fl_oz: 'fluid_ounces',
  pint: 'us_pint',
  quart: 'us_quart',
  gallon: 'us_gallon',
} as const;

export interface MeantUnit {
  unit: AskUnitId;
  /** The question did not specify the cup and no kitchen was chosen, so another one may be meant. */
  guessed: boolean;
}

const sure = (unit: AskUnitId): MeantUnit => ({ unit, guessed: false });

function spoon(measure: 'tbsp' | 'tsp', region: Region | null, own: Kitchen): AskUnitId {
  if (measure === 'tsp')
    return region === null
      ? (teaspoonOf(own) as AskUnitId)
      : region === 'us'
        ? 'teaspoons'
        : 'metric_teaspoon';
  if (region === null) return own.tablespoon;
  return region === 'us'
    ? 'tablespoons'
    : region === 'australian'
      ? 'australian_tablespoon'
      : 'metric_tablespoon';
}

/** Units that only some regions have: a metric pound is a German or French one, and there is no metric ounce. */
function regional(measure: MeasureId, region: Region): AskUnitId | null | undefined {
  const local = region === 'metric' || region === 'australian';
  if (measure === 'lb' || measure === 'metric_pound') return local ? 'metric_pound' : 'pounds';
  if (measure === 'oz') return local ? null : 'ounces';
  const isLarge = measure !== 'cup' && Object.hasOwn(US, measure);
  return isLarge && local ? null : undefined;
}

/**
 * The unit that a word means: the one the question specifies (`metric cup`), else that of the visitor's kitchen, else
 * the US cup in English and the metric one in other languages, as in the recipe reader. Null if there is none: a metric
 * pint.
 */
export function meantUnit(
  measure: MeasureId,
  region: Region | null,
  own: Kitchen,
  language: RecipeLanguage,
): MeantUnit | null {
  const there = region && regional(measure, region);
  if (there === null && region !== null) return null;
  if (there) return sure(there);
  if (measure === 'tbsp' || measure === 'tsp') return sure(spoon(measure, region, own));
  const plain = PLAIN[measure];
  if (plain) return sure(plain);
  const large = measure as keyof typeof US;
  if (large === 'cup') {
    if (region === 'metric' || region === 'australian') return sure('metric_cup');
    if (region === null && own.chosen && own.cup) return sure(own.cup);
    if (region === null) return { unit: language === 'en' ? 'cups' : 'metric_cup', guessed: true };
  }
  const british = own.chosen && KITCHENS[own.country].fluidOunce === 'imperial_fluid_ounce';
  return sure(region === 'imperial' || (region === null && british) ? IMPERIAL[large] : US[large]);
}
