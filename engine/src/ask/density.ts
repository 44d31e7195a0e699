import { defaultWay, type FoodWay } from '../foods/match/listedNames.ts';
import { CANNED_BEANS, DRAINED_BEANS } from '../foods/table/cookedFoods.ts';
import { customDensity } from '../kitchens/kitchen.ts';
import { tokensOf } from '../language/tokens.ts';
import { isPreserved } from '../text/line/matchLine.ts';
import type { LineAmount, ReadLine } from '../text/line/readLine.ts';
import { UNITS } from '../units/units.ts';
import { TABLESPOONS_IN_STICK, US_MEASURES } from '../units/usMeasures.ts';
import type { AmountUnits } from './amountUnits.ts';
import type { AskContext } from './askContext.ts';
import type { AskRequest } from './askRequest.ts';

export interface DensityRange {
  used: number;
  low: number;
  high: number;
  basis: 'measured' | 'own' | 'exact';
}

const STICK = UNITS.stick_of_butter.size / (TABLESPOONS_IN_STICK * US_MEASURES.tablespoon);

/** Of sticks of butter, as their wrappers are marked: a stick is half a cup, whatever a cup of butter weighs. */
export const STICK_DENSITY: DensityRange = { used: STICK, low: STICK, high: STICK, basis: 'exact' };

/** Whether sticks of a food are asked for that does not come in the sticks of US butter: celery, cinnamon. */
export const isOtherStick = (
  { wanted }: AmountUnits,
  { food }: ReadLine,
  { question, lexicon }: Pick<AskRequest, 'question' | 'lexicon'>,
) =>
  wanted?.unit === 'stick_of_butter' &&
  food !== '' &&
  !tokensOf(question.asked).some(({ key }) => lexicon.recipe.list.butters.map.has(key));

export const asksSticks = ({ units, wanted }: AmountUnits) =>
  [...units, wanted].some((measure) => measure?.unit === 'stick_of_butter');

/** Grams per milliliter: the visitor's custom figure, else the published ones; null where no source weighs a cup. */
function densityFor({ food, way }: FoodWay, { kitchen }: AskContext): DensityRange | null {
  const custom = way === defaultWay(food) ? customDensity(kitchen, food.id) : null;
  if (custom !== null) return { used: custom, low: custom, high: custom, basis: 'own' };
  if (!way) return null;
  const per = (grams: number) => grams / US_MEASURES.cup;
  return {
    used: per(way.cup),
    low: per(way.low ?? way.cup),
    high: per(way.high ?? way.cup),
    basis: 'measured',
  };
}

/**
 * What is left of each gram that is printed on a can or a jar, which counts the liquid: beans are drained; null for
 * what else is drained, of which no source says how much is left.
 */
function printedDensity({ food, way }: FoodWay, density: DensityRange): DensityRange | null {
  if (!CANNED_BEANS.has(food.id)) return way?.id === 'drained' ? null : density;
  const { value, low, high } = DRAINED_BEANS;
  return { ...density, used: density.used / value, low: density.low / high, high: density.high / low };
}

export interface Density {
  density: DensityRange | null;
  /** Whether it is that of a weight printed on a can, for what is left when drained. */
  drained: boolean;
}

/** The density of a food, or of what is left when the can is drained that its weight is printed on. */
export function densityOf(main: LineAmount, food: FoodWay | null, context: AskContext): Density {
  const density = food && densityFor(food, context);
  if (!density || main.heldIn === undefined || !isPreserved(main)) return { density, drained: false };
  const printed = printedDensity(food, density);
  return { density: printed, drained: printed !== density };
}
