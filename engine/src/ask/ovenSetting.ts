import { hasPhrase } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import {
  fanOffset,
  isOvenTemperature,
  MAX_OVEN_CELSIUS,
  MAX_PIZZA_OVEN_CELSIUS,
} from '../temperature/ovenHeat.ts';
import { type DegreeScale, type Heated, shownBy } from '../temperature/shownBy.ts';
import type { AskOvenScale, HintCode, OvenAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { numbersIn, type UsedSpan } from './findLeftover.ts';
import { celsiusOf, otherThan } from './ovenDegrees.ts';
import { type findOvenKinds, gap, modeBefore } from './ovenWords.ts';
import type { Tokens } from './phraseRuns.ts';
import type { Target } from './target.ts';

/** What is ambiguous: the scale, whether a fan oven's setting is given or requested, or which number. */
export type OvenAmbiguity =
  | { ambiguity: 'scale' | 'fan'; value: number }
  | { ambiguity: 'number'; values: readonly number[]; unit: string; fan: boolean };

/** A setting, the reason why there is none, or an ambiguity. */
export type OvenReading = OvenAnswer | { code: HintCode } | OvenAmbiguity | null;

/** A line about an oven or another temperature. */
export interface OvenLine extends ReturnType<typeof findOvenKinds> {
  text: string;
  tokens: Tokens;
  lexicon: AskLexicon;
  wanted: Target['scale'];
  heated: Heated;
  /** The question names an oven. */
  oven: boolean;
  /** A fan is named behind the scale that is asked for: that of the cook's oven. */
  ownFan: boolean;
}

/** Whether a number is a fan oven's setting, by the nearer of two words; if a fan setting is requested, it is not. */
function isFanSetting(line: OvenLine, scale: AskOvenScale, place: UsedSpan): boolean {
  const { fan, still, wanted, ownFan } = line;
  if (fan === null || wanted === 'fan' || ownFan) return false;
  const mode = modeBefore(line, place);
  if (mode) return mode === fan;
  // Recipes give fan settings only in Celsius; in other scales the cook's own oven has the fan.
  if (scale !== 'celsius') return wanted === 'still';
  return still === null || gap(fan, place) < gap(still, place);
}

/** A number on a scale, and its position in the line. */
interface Heat extends Partial<Pick<Placed, 'place'>> {
  value: number;
  scale: AskOvenScale;
}

/** The scale of a number, and its position in the line. */
interface Placed {
  scale: AskOvenScale;
  place: UsedSpan;
}

/** The scale that is named behind a setting: `450 F to fan C`. */
function scaleBehind({ text, lexicon }: OvenLine, { end }: UsedSpan): DegreeScale | null {
  const tokens = tokensOf(text.slice(end));
  const { celsius, fahrenheit } = lexicon.recipe.list;
  if (hasPhrase(tokens, celsius)) return 'celsius';
  return hasPhrase(tokens, fahrenheit) ? 'fahrenheit' : null;
}

/** The scale to answer in. */
function answerScale(line: OvenLine, { scale, place }: Placed, fan: boolean): OvenAnswer['to'] {
  const { wanted, fan: named } = line;
  const other = wanted !== undefined && wanted !== 'celsius' && wanted !== 'fahrenheit' && wanted !== scale;
  if (named !== null && !fan && !other) return 'fan';
  if (wanted !== undefined && wanted !== 'still') return wanted;
  const isSame = fan && scale === 'fahrenheit';
  const usual = isSame ? scale : wanted === 'still' || fan ? 'celsius' : otherThan(scale);
  return (wanted === 'still' && scaleBehind(line, place)) || usual;
}

/** Whether the same setting without a fan is named, too: `is 160 fan the same as 180`. */
const namesSame = ({ text, lexicon }: OvenLine, fanSetting: number) =>
  numbersIn(text, lexicon).includes(fanSetting + fanOffset('celsius'));

/** Why there is no answer for degrees Celsius, NaN where the scale has no such number; null if there is one. */
function noHeat(celsius: number, scale: AskOvenScale, { oven, heated, fan }: OvenLine): HintCode | null {
  if (Number.isNaN(celsius) && scale === 'thermostat') return 'unread';
  if (Number.isNaN(celsius)) return scale === 'gas-mark' ? 'no-gas-mark' : 'too-cold';
  if (!oven && heated !== 'oven') return null;
  if (celsius < 0) return 'not-positive';
  // A pizza oven has no fan
  return celsius > (fan ? MAX_OVEN_CELSIUS : MAX_PIZZA_OVEN_CELSIUS) ? 'too-large' : null;
}

/** The answer for a number on a scale. */
export function answerFor(line: OvenLine, { value, scale, place = { start: 0, end: 0 } }: Heat): OvenReading {
  const { wanted, heated } = line;
  const asked = celsiusOf(value, scale) ?? Number.NaN;
  const code = noHeat(asked, scale, line);
  if (code) return { code };
  const fan = isFanSetting(line, scale, place);
  if (
    fan &&
    wanted === undefined &&
    line.still === null &&
    isOvenTemperature(asked) &&
    !namesSame(line, value)
  )
    return { ambiguity: 'fan', value };
  const celsius = fan ? asked + fanOffset(scale) : asked;
  const isShown = (scale === 'celsius' || scale === 'fahrenheit') && !fan;
  return {
    kind: 'oven',
    value,
    scale,
    fan,
    celsius,
    by: isShown ? shownBy(value, scale, heated) : shownBy(celsius, 'celsius', 'oven'),
    to: answerScale(line, { scale, place }, fan),
    wanted: (wanted === 'fan' && scaleBehind(line, place)) || wanted,
  };
}
