import type { RecipeLanguage } from '../../language/languagePack.ts';
import {
  indexList,
  indexPhrases,
  lexiconOf,
  type PhraseMatch,
  type Phrases,
  phraseAt,
} from '../../language/lexicon.ts';
import type { RecipeWords } from '../../language/recipe/recipeWords.ts';
import { cachedIn } from '../../language/remember.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { type Source, sourceOf } from '../source.ts';
import { wordBefore } from './finding.ts';
import { numberAt, type ReadNumber } from './numbers.ts';
import { rangeEnd } from './rangeEnd.ts';

const SECONDS_PER_HOUR = 3600;
const SECONDS_PER_MINUTE = 60;

/** Longer texts are not steps; in characters. */
const MAX_STEP_LENGTH = 10_000;

interface Words {
  units: Phrases<number>;
  named: Phrases<number>;
  every: Phrases<true>;
  and: Phrases<true>;
}

const indexed = new WeakMap<RecipeWords, Words>();

function indexWords({ durations }: RecipeWords): Words {
  const { hours, minutes, seconds, named, every, and } = durations;
  const all = <Value>(phrases: readonly string[], value: Value) =>
    phrases.map((phrase): [string, Value] => [phrase, value]);
  return {
    units: indexPhrases([
      ...all(hours, SECONDS_PER_HOUR),
      ...all(minutes, SECONDS_PER_MINUTE),
      ...all(seconds, 1),
    ]),
    named: indexPhrases(Object.entries(named)),
    every: indexList(every),
    and: indexList(and),
  };
}

/** The token of a unit after a number: `25 minutes`, `25-minute`, `1h`. */
const unitAt = (tokens: readonly Token[], at: number, { units }: Words) => {
  const near = skipSpace(tokens, at);
  return phraseAt(tokens, tokens[near]?.key === '-' ? skipSpace(tokens, near + 1) : near, units);
};

/** Longer words for units are whole, so that a point after them ends a sentence; in characters. */
const MAX_ABBREVIATION = 3;

/** The token after the point of `min.`, but not of `minutes.` */
function afterPoint(tokens: readonly Token[], at: number): number {
  const isShort = (tokens[at - 1]?.text.length ?? 0) <= MAX_ABBREVIATION;
  return tokens[at]?.key === '.' && isShort ? at + 1 : at;
}

/** A text to look for durations in. */
interface DurationSource extends Source {
  words: Words;
}

/** What follows the hours: `30`, `30 min`, `and a half`, `et 15 minutes`. In seconds. */
function afterHours({ tokens, lexicon, words }: DurationSource, at: number): PhraseMatch<number> | null {
  const half = phraseAt(tokens, skipSpace(tokens, at), lexicon.andParts);
  if (half) return { value: half.value * SECONDS_PER_HOUR, next: half.next };
  const near = skipSpace(tokens, at);
  const and = phraseAt(tokens, near, words.and);
  const from = skipSpace(tokens, and?.next ?? (tokens[near]?.key === ',' ? near + 1 : near));
  const number = tokens[from]?.kind === 'digits' ? numberAt(tokens, from, lexicon) : null;
  if (!number || number.value >= 60) return null;
  const unit = unitAt(tokens, number.next, words);
  if (unit?.value === SECONDS_PER_MINUTE)
    return { value: number.value * SECONDS_PER_MINUTE, next: unit.next };
  // `1 h 30`
  const bare = !and && from <= at + 1 && unit === null && tokens[from]?.text.length === 2;
  return bare ? { value: number.value * SECONDS_PER_MINUTE, next: number.next } : null;
}

/** A duration in a text, in seconds; both ends are the same but for a range. */
export interface FoundDuration {
  low: number;
  high: number;
}

interface DurationMatch extends FoundDuration {
  next: number;
}

const exactly = ({ value, next }: PhraseMatch<number>): DurationMatch => ({ low: value, high: value, next });

/** A number with its unit, hours with the minutes after them: `45 min`, `1 h 30`. In seconds; null without a unit. */
function timeAt(timed: DurationSource, number: ReadNumber): PhraseMatch<number> | null {
  const unit = unitAt(timed.tokens, number.next, timed.words);
  if (!unit) return null;
  const more =
    unit.value === SECONDS_PER_HOUR ? afterHours(timed, afterPoint(timed.tokens, unit.next)) : null;
  return { value: number.value * unit.value + (more?.value ?? 0), next: more?.next ?? unit.next };
}

/** The duration at token `at`. */
function durationAt(timed: DurationSource, at: number): DurationMatch | null {
  const { tokens, lexicon, words } = timed;
  const named = phraseAt(tokens, at, words.named);
  if (named) return exactly(named);
  const number = numberAt(tokens, at, lexicon);
  if (!number) return null;
  const called =
    number.as === 'article' ? phraseAt(tokens, skipSpace(tokens, number.next), words.named) : null;
  if (called) return exactly(called);
  const low = timeAt(timed, number);
  const end = rangeEnd(timed, { from: at, to: low ? afterPoint(tokens, low.next) : number.next });
  const high = end && timeAt(timed, end);
  if (low) return { ...exactly(low), ...(high && { high: high.value, next: high.next }) };
  const shared = end && unitAt(tokens, end.next, words);
  // `1 to 1 h 30`
  return high && shared && { low: number.value * shared.value, high: high.value, next: high.next };
}

/** Whether what starts at token `at` is repeated. */
function isRepeated(tokens: readonly Token[], at: number, { every }: Words): boolean {
  const [last, first] = [wordBefore(tokens, at)?.key ?? '', wordBefore(tokens, at, 1)?.key ?? ''];
  return every.map.has(last) || every.map.has(`${first} ${last}`);
}

/**
 * The durations in a step, in seconds and in order. Something done every few minutes is not a wait. Takes linear time;
 * a text longer than `MAX_STEP_LENGTH` has none.
 */
export function findDurations(text: string, { line, recipe }: RecipeLanguage): FoundDuration[] {
  if (text.length > MAX_STEP_LENGTH) return [];
  const words = cachedIn(indexed, recipe, indexWords);
  const timed = { ...sourceOf(text, lexiconOf(line)), words };
  const { tokens } = timed;
  const found: FoundDuration[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'space' || token.kind === 'mark') continue;
    const duration = durationAt(timed, at);
    if (!duration) continue;
    const { low, high } = duration;
    if (low > 0 && !isRepeated(tokens, at, words))
      found.push({ low: Math.round(low), high: Math.round(Math.max(low, high)) });
    at = duration.next - 1;
  }
  return found;
}
