import { type Phrases, phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import { fanOffset, isOvenTemperature } from '../../temperature/ovenHeat.ts';
import { convertTemperature } from '../../temperature/scales.ts';
import type { DegreeScale } from '../../temperature/shownBy.ts';
import { numberAt } from '../../text/findings/numbers.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { FryerAnswer } from './calculatorResults.ts';

/** Where a phrase or number stands, in tokens. */
interface Place {
  at: number;
  next: number;
}

/** No air fryer is this hot in Celsius, and nothing is fried below this in Fahrenheit. */
const MIN_FAHRENHEIT = 250;

const MIN_SETTING = 100;

/** The longest phrase of a list; null if there is none. */
function placeOf({ tokens }: CalculatorReading, phrases: Phrases<unknown>): Place | null {
  const found = [...tokens.keys()].flatMap((at) => {
    const phrase = phraseAt(tokens, at, phrases);
    return phrase ? { at, next: phrase.next } : [];
  });
  return found.sort((a, b) => b.next - b.at - (a.next - a.at))[0] ?? null;
}

/** The place of the degrees, with their scale. */
function settingIn({ tokens, lexicon, scales }: CalculatorReading, value: number): Place | null {
  const at = tokens.findIndex((_, from) => numberAt(tokens, from, lexicon)?.value === value);
  const number = numberAt(tokens, at, lexicon);
  if (!number) return null;
  const sign = skipSpace(tokens, number.next);
  const behind = tokens[sign]?.key === '°' ? skipSpace(tokens, sign + 1) : sign;
  return { at, next: phraseAt(tokens, behind, scales)?.next ?? number.next };
}

/** Whether a word that joins a target unit stands right before a place, perhaps with an article between. */
function isWantedAt({ tokens, to, lexicon }: CalculatorReading, { at }: Place): boolean {
  const ends = (from: number, list: Phrases<unknown>) => phraseAt(tokens, from, list)?.next === at - 1;
  const article = [at - 2, at - 4].find(
    (from) => ends(from, lexicon.list.articles) || ends(from, lexicon.list.the),
  );
  const last = article ?? at;
  return [last - 2, last - 4].some((from) => phraseAt(tokens, from, to)?.next === last - 1);
}

/** Which of two places a setting is of: the one beside it, unless a word says that it is wanted there. */
function givenOf(setting: Place, places: readonly [Place, Place], reading: CalculatorReading): Place {
  const [first, last] = places[0].at < places[1].at ? places : [places[1], places[0]];
  if (first.at > setting.at) return first;
  if (last.at < setting.at) return last;
  const isBeside = skipSpace(reading.tokens, first.next) === setting.at;
  return isBeside || isWantedAt(reading, last) ? first : last;
}

/** Whether a setting is an oven's, for an air fryer; null where a question does not say so. */
function isForFryer(reading: CalculatorReading, value: number): boolean | null {
  const fryer = placeOf(reading, reading.list.airFryer);
  const setting = settingIn(reading, value);
  if (!fryer || !setting) return null;
  const oven = placeOf(reading, reading.ovens) ?? placeOf(reading, reading.recipes);
  if (oven) return givenOf(setting, [oven, fryer], reading) === oven;
  return fryer.at > setting.at && isWantedAt(reading, fryer) ? true : null;
}

/**
 * The setting of an air fryer for a recipe's of an oven, or the other way: as that of an oven with a fan, which an air
 * fryer is: `air fryer temp for 400 F oven`. A time that is named beside has no rule.
 */
export function heatOfFryer(reading: CalculatorReading): FryerAnswer | null {
  const { left, list } = reading;
  if (placeOf(reading, list.airFryer) === null) return null;
  while (left.takeNumber(reading.timeUnits));
  const scaled = left.takeNumber(reading.scales);
  const value = scaled?.value ?? left.takeDigits() ?? 0;
  const toFryer = value < MIN_SETTING ? null : isForFryer(reading, value);
  if (toFryer === null) return null;
  const guessed: DegreeScale = value < MIN_FAHRENHEIT ? 'celsius' : 'fahrenheit';
  const scale = scaled?.of ?? guessed;
  const wanted = left.take(reading.scales);
  const { ovens, recipes, joins, to } = reading;
  for (const words of [list.airFryer, ovens, recipes, joins, list.degrees, to, list.around])
    left.takeAll(words);
  const given = convertTemperature(value, scale, 'celsius');
  if (!given.ok || !left.isEmpty()) return null;
  const celsius = given.value + (toFryer ? -1 : 1) * fanOffset(scale);
  return [given.value, celsius].every(isOvenTemperature)
    ? { kind: 'fryer', value, scale, celsius, wanted: wanted ?? scale, toFryer }
    : null;
}
