import type { Region } from '../language/askWords/askWords.ts';
import { phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { isMeasure, type LengthId, type MeasureId } from '../units/measureWords.ts';
import type { AskOvenScale } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Tokens } from './phraseRuns.ts';

/** The unit requested for the answer. `C` may be a temperature scale or, in English, a cup. */
export interface Target {
  measure?: MeasureId;
  region: Region | null;
  /** The second unit of `lb and oz`. */
  also?: MeasureId;
  length?: LengthId;
  scale?: AskOvenScale | 'fan' | 'still';
}

export interface FoundTarget {
  target: Target;
  /** The token after it. */
  next: number;
}

/** The minimum length of an incomplete unit word that is recognized while typing. */
const MIN_PREFIX_LENGTH = 3;

/** The rice cooker's cup, whose word starts like rice. */
const NAMED_AFTER_FOOD: MeasureId = 'go';

/** The first measure whose word starts like this: `gra`. */
function measureStarting(start: string, { recipe }: AskLexicon): MeasureId | null {
  if (start.length < MIN_PREFIX_LENGTH) return null;
  for (const [word, id] of recipe.units.map) {
    if (word.startsWith(start) && isMeasure(id) && id !== NAMED_AFTER_FOOD) return id;
  }
  return null;
}

const skipJoint = (tokens: Tokens, at: number) =>
  tokens[at]?.key === '-' || tokens[at]?.key === ' ' ? at + 1 : at;

/** The words before a unit for its region or filling, as in `level US`; null if two regions contradict each other. */
function regionAt(
  tokens: Tokens,
  at: number,
  { recipe, list, regions }: AskLexicon,
): { region: Region | null; from: number } | null {
  let from = at;
  let region: Region | null = null;
  for (let steps = 0; steps < 3; steps++) {
    const named = phraseAt(tokens, from, regions);
    const skipped = named ?? phraseAt(tokens, from, recipe.list.modifiers);
    // `demi tasse` is half of one
    if (skipped && phraseAt(tokens, from, list.factors)) break;
    if (named && region !== null && named.value !== region) return null;
    region = named?.value ?? region;
    // `us cups` is a unit of its own
    if (!skipped || phraseAt(tokens, from, recipe.units)) break;
    from = skipJoint(tokens, skipped.next);
  }
  return { region, from };
}

interface Part<Value> {
  value: Value;
  next: number;
}

function scaleAt(
  tokens: Tokens,
  at: number,
  { recipe, list }: AskLexicon,
): Part<NonNullable<Target['scale']>> | null {
  const sign = tokens[at]?.key === '°' ? at + 1 : (phraseAt(tokens, at, recipe.list.degrees)?.next ?? at);
  const from = skipSpace(tokens, sign);
  const scales = [
    ['celsius', recipe.list.celsius],
    ['fahrenheit', recipe.list.fahrenheit],
    ['gas-mark', list.gas],
    ['thermostat', list.thermostat],
    ['still', list.still],
    ['fan', list.fan],
  ] as const;
  const found = scales.flatMap(([value, phrases]) => {
    const next = phraseAt(tokens, from, phrases)?.next;
    return next === undefined ? [] : { value, next };
  });
  return found.sort((a, b) => b.next - a.next)[0] ?? null;
}

function lengthAt(tokens: Tokens, at: number, { recipe }: AskLexicon): Part<LengthId> | null {
  const length = phraseAt(tokens, at, recipe.lengths);
  if (length) return length;
  const key = at === tokens.length - 1 ? (tokens[at]?.key ?? '') : '';
  return key === '"' || recipe.list.inchIn.map.has(key) ? { value: 'inch', next: at + 1 } : null;
}

/** A measure by its words, by how its letters are written, or by its start if it ends the question: `T`, `gra`. */
function measureAt(
  tokens: Tokens,
  at: number,
  lexicon: AskLexicon,
): (Part<MeasureId> & { started: boolean }) | null {
  const { recipe } = lexicon;
  const token = tokens[at];
  const unit = phraseAt(tokens, at, recipe.units);
  const named = unit && isMeasure(unit.value) ? unit.value : null;
  const next = unit?.next ?? at + 1;
  const exact = token?.kind === 'word' ? recipe.words.exact[token.text] : undefined;
  const value = next > at + 1 && named ? named : (exact ?? named);
  if (value) return { value, next, started: false };
  const isLast = at === tokens.length - 1 && token?.kind === 'word' && !unit;
  const started = isLast ? measureStarting(token.key, lexicon) : null;
  return started && { value: started, next, started: true };
}

/** The measure, scale or length that words at `at` may be; null if there is none. */
function partsAt(tokens: Tokens, at: number, lexicon: AskLexicon) {
  const scale = scaleAt(tokens, at, lexicon);
  const length = lengthAt(tokens, at, lexicon);
  const found = measureAt(tokens, at, lexicon);
  const measure = found?.started && (scale || length) ? null : found;
  const ends = [measure, scale, length].flatMap((part) => part?.next ?? []);
  return ends.length > 0 ? { measure, scale, length, end: Math.max(...ends) } : null;
}

/** The unit or oven scale at token `at`, without a number; null if there is none. */
export function targetAt(tokens: Tokens, at: number, lexicon: AskLexicon): FoundTarget | null {
  const before = regionAt(tokens, at, lexicon);
  const parts = before && partsAt(tokens, before.from, lexicon);
  if (!before || !parts) return null;
  const { region, from } = before;
  const { measure, scale, length, end } = parts;
  const after = measure && phraseAt(tokens, skipJoint(tokens, end), lexicon.regions);
  const usCup = measure?.value === 'cup' && phraseAt(tokens, from, lexicon.list.usCup) !== null;
  return {
    target: {
      region: after?.value ?? region ?? (usCup ? 'us' : null),
      ...(measure && { measure: measure.value }),
      // The C of `c. à soupe` is not a scale.
      ...(scale && scale.next === end && { scale: scale.value }),
      ...(length && { length: length.value }),
    },
    next: after?.next ?? end,
  };
}
