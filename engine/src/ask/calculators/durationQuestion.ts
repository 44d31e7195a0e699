import { BOILED, ROASTS, roastTime, thawTime } from '../../calculators/cookingDurations.ts';
import type { AnyFoodId } from '../../foods/foods.ts';
import type { RoastId } from '../../language/calculatorWords/calculatorWords.ts';
import { hasPhrase, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, tokensOf } from '../../language/tokens.ts';
import { convertTemperature } from '../../temperature/scales.ts';
import { numberAt } from '../../text/findings/numbers.ts';
import { UNITS } from '../../units/units.ts';
import { type CalculatorReading, hasPart } from './calculatorReading.ts';
import type {
  BoilTimeAnswer,
  EggTimeAnswer,
  EggTimesAnswer,
  RoastTimeAnswer,
  ThawAnswer,
  TimeRefusal,
} from './calculatorResults.ts';

/** Takes what asks how long something takes; false if nothing does. */
function asksTime({ left, list }: CalculatorReading): boolean {
  const asks = left.take(list.durations) !== null;
  left.takeAll(list.durations);
  return asks;
}

/** Takes what stands beside such a question. */
function takeAround({ left, list }: CalculatorReading): void {
  left.takeAll(list.durationAround);
  left.takeAll(list.around);
}

/** The weight that is left, in pounds; null if none is, undefined if something else is left, such as `5 lb cold water`. */
function poundsLeft({ left, gramsOf, lexicon }: CalculatorReading): number | null | undefined {
  if (left.isEmpty()) return null;
  const text = left.text();
  const tokens = tokensOf(text);
  const number = numberAt(tokens, 0, lexicon);
  const unit = number && phraseAt(tokens, skipSpace(tokens, number.next), lexicon.units);
  const grams = unit?.next === tokens.length ? gramsOf(text) : null;
  return grams === null ? undefined : grams / UNITS.pounds.size;
}

/** How long eggs boil: `how long to soft boil an egg`, `hard boiled eggs how many minutes`. */
export function eggTime(reading: CalculatorReading): EggTimeAnswer | EggTimesAnswer | null {
  const { left, list, eggsDone, eggSizes } = reading;
  if (!asksTime(reading)) return null;
  const done = left.take(eggsDone);
  const boils = left.take(list.boiled) !== null;
  left.takeAll(eggSizes);
  const eggs = left.takeNumber(list.eggs) ?? left.take(list.eggs);
  if (eggs === null || !(done || boils)) return null;
  left.takeAll(list.boiled);
  takeAround(reading);
  if (!left.isEmpty()) return null;
  return done ? { kind: 'egg-time', done } : { kind: 'egg-times' };
}

/** Meats and fish, by the rows of the safe temperatures. */
const THAWED: ReadonlySet<string> = new Set(['poultry', 'ground-meat', 'beef-pork-lamb', 'fish-shellfish']);

/** How long something thaws: `how long to thaw a 12 lb turkey in the fridge`. */
export function thawingTime(reading: CalculatorReading): ThawAnswer | TimeRefusal | null {
  const { left, list, words, thawPlaces, tokens } = reading;
  // `Auftauzeit` says both; `how long does a frozen turkey need in cold water` neither
  const isFrozen = left.take(list.frozen) !== null && hasPhrase(tokens, thawPlaces);
  const thaws = isFrozen || hasPhrase(tokens, list.thaws);
  if (!asksTime(reading) || !thaws) return null;
  left.takeAll(list.thaws);
  const asked = left.take(thawPlaces);
  const food = left.takeStart(words.heats);
  if (food === null || !THAWED.has(food)) return null;
  while (left.takeStart(words.heats) !== null);
  let isCut = food !== 'poultry';
  while (left.takeStart({ cut: words.cuts }) !== null) isCut = true;
  takeAround(reading);
  const weight = poundsLeft(reading);
  if (weight === undefined) return null;
  if (weight === null && !isCut) return { kind: 'time-refused' };
  const pounds = weight ?? 1;
  const places = asked === 'water' ? (['water', 'fridge'] as const) : (['fridge', 'water'] as const);
  return {
    kind: 'thaw',
    pounds,
    places: places.map((place) => ({ place, minutes: thawTime(pounds, place) })),
  };
}

/** Degrees of a dial are rounded. */
const SAME_DIAL = 10;

/** Takes the oven's degrees; false if they are not those of the chart. */
function isAtChart({ left, scales, list }: CalculatorReading, id: RoastId): boolean {
  const found =
    left.takeNumber(scales) ?? left.takeNumber(list.degrees) ?? left.takeNumberBehind(list.places);
  if (found === null) return true;
  const { value, of } = typeof found === 'number' ? { value: found, of: null } : found;
  const scale = of === 'celsius' || of === 'fahrenheit' ? of : value > 260 ? 'fahrenheit' : 'celsius';
  const celsius = convertTemperature(value, scale, 'celsius');
  const oven = ROASTS[id][0]?.oven;
  return (
    celsius.ok && oven !== null && oven !== undefined && Math.abs(celsius.value - oven.celsius) < SAME_DIAL
  );
}

/** How long a roast takes: `roast chicken 5 lbs at 350 how long`, `cooking time for 2 kg leg of lamb`. */
export function roastingTime(reading: CalculatorReading): RoastTimeAnswer | TimeRefusal | null {
  const { left, list, words } = reading;
  if (!asksTime(reading) || hasPart(reading, words.minced)) return null;
  const id = left.takeStart(words.roasts) as RoastId | null;
  if (id === null || !isAtChart(reading, id)) return null;
  // `gigot d'agneau`
  while (left.takeStart(words.heats) !== null);
  left.takeAll(list.roasted);
  left.takeAll(list.done);
  takeAround(reading);
  const pounds = poundsLeft(reading);
  if (pounds === undefined) return null;
  const time = roastTime(id, pounds);
  if (time) return { kind: 'roast-time', pounds, time };
  return pounds === null ? { kind: 'time-refused' } : null;
}

/** How long a food boils or simmers: `how long does brown rice take to cook`. */
export function boilingTime(reading: CalculatorReading): BoilTimeAnswer | null {
  const { left, list, weighed, foodNamed } = reading;
  if (!asksTime(reading)) return null;
  left.takeAll(list.boiled);
  takeAround(reading);
  const text = left.text();
  if (text === '') return null;
  const food = weighed(text)?.food ?? foodNamed(text);
  return food && BOILED[food.food.id as AnyFoodId] ? { kind: 'boil-time', food } : null;
}
