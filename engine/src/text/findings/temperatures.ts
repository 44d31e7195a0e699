import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { fahrenheitToCelsius } from '../../temperature/scales.ts';
import type { DegreeUnit } from '../../temperature/shownBy.ts';
import type { Source } from '../source.ts';
import type { AmountFinding, Finding, TemperatureFinding } from './finding.ts';

/** Larger numbers of degrees are temperatures, not differences. */
const MAX_DIFFERENCE = 75;
/** Fewer degrees without a scale are angles or differences. */
const MIN_DEGREES_WITHOUT_SCALE = 30;

/** Phrases of one to three words that end before token `at`, the nearest word last. */
function phrasesBefore(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let index = at - 1; index >= 0 && words.length < 3; index--) {
    const token = tokens[index];
    if (token?.kind === 'word') words.unshift(token.key);
    else if (token?.kind !== 'space' && token?.key !== '.' && token?.key !== "'" && token?.key !== '~') break;
  }
  return words.map((_, index) => words.slice(index).join(' '));
}

/** Whether degrees are a difference or an angle, not a temperature: `6-8 degrees above`, `by 20°`. */
export function isDifference({ tokens, lexicon }: Source, found: TemperatureFinding): boolean {
  const after = skipSpace(tokens, found.to);
  const joined = tokens[after]?.key === '-' ? skipSpace(tokens, after + 1) : after;
  if (phraseAt(tokens, joined, lexicon.list.turns)) return true;
  if (Math.max(...found.values) > MAX_DIFFERENCE) return false;
  if (phraseAt(tokens, joined, lexicon.list.differenceAfter)) return true;
  return phrasesBefore(tokens, found.from).some((phrase) => lexicon.list.differenceBefore.map.has(phrase));
}

/** The maximum distance from an oven to its number, in tokens. */
const MAX_OVEN_DISTANCE = 16;

/** The scale of an oven's number; null if it is not a typical one. */
function usualScale(values: readonly number[], { words: { grammar } }: Lexicon): DegreeUnit | null {
  const within = (min: number, max: number, step: number) =>
    values.every((value) => value >= min && value <= max && value % step === 0);
  if (within(140, 250, 5)) return grammar.bareDegrees === 'either' ? null : 'C';
  return within(275, 550, 25) ? 'F' : null;
}

/** Whether a number ends its clause, behind a word such as `at`. */
function isAtOven({ tokens, lexicon }: Source, { from, to }: AmountFinding): boolean {
  const after = tokens[skipSpace(tokens, to)];
  const ends = after === undefined || /^[.,;)]$/.test(after.key) || lexicon.list.ovenThen.map.has(after.key);
  const before = tokens[from - 1]?.kind === 'space' ? tokens[from - 2] : undefined;
  return ends && before !== undefined && lexicon.list.ovenAt.map.has(before.key);
}

/** What ovens are set to. */
const OVEN_SETTINGS = {
  C: { min: 100, max: 260, step: 10 },
  F: { min: 200, max: 550, step: 25 },
} as const;

/** How far the two figures of a setting are apart that recipes round, in Celsius. */
const MAX_ROUNDING = 10;

/**
 * The scale of a bare number beside a setting: another of the same scale, as in `350°F (325 for a dark pan)`, or the
 * same in the other, `350°F (180)`; null if it is something else.
 */
function scaleBeside({ tokens, lexicon }: Source, found: AmountFinding, before: Finding | undefined) {
  if (before?.kind !== 'temperature' || before.unit === null || found.values.length > 1) return null;
  const between = tokens
    .slice(before.to, found.from)
    .filter(({ kind, key }) => kind !== 'space' && key !== ',');
  const joins = ({ key }: Token) => /^[(/]$/.test(key) || lexicon.list.or.map.has(key);
  if (between.length === 0 || !between.every(joins)) return null;
  const [value = 0] = found.values;
  const [setting = 0] = before.values;
  const isSetting = (scale: DegreeUnit) => {
    const { min, max, step } = OVEN_SETTINGS[scale];
    return value >= min && value <= max && value % step === 0;
  };
  const other = before.unit === 'F' ? 'C' : 'F';
  const [fahrenheit, celsius] = before.unit === 'F' ? [setting, value] : [value, setting];
  if (Math.abs(fahrenheitToCelsius(fahrenheit) - celsius) <= MAX_ROUNDING) return other;
  return isSetting(before.unit) ? before.unit : null;
}

/**
 * The scale of a bare number for the oven, as in `bake at 350 for 20 minutes`; null if it is something else. `before` is
 * what was found last.
 */
export function ovenScale(
  source: Source,
  found: AmountFinding,
  before: Finding | undefined,
): DegreeUnit | null {
  const { tokens, lexicon } = source;
  if (found.unit !== null || found.as !== 'digits') return null;
  const beside = scaleBeside(source, found, before);
  if (beside) return beside;
  const scale = usualScale(found.values, lexicon);
  if (scale === null || !isAtOven(source, found)) return null;
  let at = found.from - 1;
  for (const first = Math.max(0, at - MAX_OVEN_DISTANCE); at >= first && tokens[at]?.key !== '.'; at--)
    if (lexicon.list.ovenNear.map.has(tokens[at]?.key ?? '')) return scale;
  return null;
}

/**
 * The scale of `350 degrees` or `180°` without a scale; null if it could be either. `written` are the scales that occur
 * in the text.
 */
export function impliedScale(
  values: readonly number[],
  { tokens, lexicon }: Source,
  written: ReadonlySet<string | null>,
): DegreeUnit | null {
  const highest = Math.max(...values);
  if (highest < MIN_DEGREES_WITHOUT_SCALE) return null;
  // No home oven reaches 300 °C, and recipes in Fahrenheit bake at 250 °F or more
  if (highest > 280) return 'F';
  if (lexicon.words.grammar.bareDegrees === 'C') return 'C';
  if (highest >= 250) return 'F';
  if (written.has('C') !== written.has('F')) return written.has('C') ? 'C' : 'F';
  if (highest < 60) return 'C';
  const { ovenNear, heatOven } = lexicon.list;
  const isOven = tokens.some(({ key }) => ovenNear.map.has(key) || heatOven.map.has(key));
  const isUsualCelsius = highest >= 140 && highest % 10 === 0 && isOven;
  return isUsualCelsius ? 'C' : 'F';
}
