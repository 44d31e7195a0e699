import type { Region } from '../language/askWords/askWords.ts';
import { phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { isMeasure, type LengthId, type MeasureId } from '../units/measureWords.ts';
import type { AskOvenScale } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Tokens } from './phraseRuns.ts';

/** The unit the answer is wanted in. `C` may be a temperature scale or, in English, a cup. */
export interface Target {
  measure?: MeasureId;
  region: Region | null;
  /** The second unit of `lb and oz`. */
  also?: MeasureId;
  length?: LengthId;
  scale?: AskOvenScale | 'fan' | 'still';
}

interface FoundTarget {
  target: Target;
  /** The token after it. */
  next: number;
}

/** The shortest start of a unit that counts as that unit while being typed. */
const LEAST_START = 3;

/** The one measure whose word starts like this: `gra`. */
function measureStarting(start: string, { recipe }: AskLexicon): MeasureId | null {
  if (start.length < LEAST_START) return null;
  for (const [word, id] of recipe.units.map) {
    if (word.startsWith(start) && isMeasure(id)) return id;
  }
  return null;
}

const joint = (tokens: Tokens, at: number) =>
  tokens[at]?.key === '-' || tokens[at]?.key === ' ' ? at + 1 : at;

/** A unit, or an oven scale, that starts at token `at`, without a number; null if there is none. */
export function targetAt(tokens: Tokens, at: number, lexicon: AskLexicon): FoundTarget | null {
  const { recipe, list, regions } = lexicon;
  let from = at;
  let region: Region | null = null;
  for (let steps = 0; steps < 3; steps++) {
    const named = phraseAt(tokens, from, regions);
    const skipped = named ?? phraseAt(tokens, from, recipe.list.modifiers);
    // `demi tasse` is half of one, and two countries contradict each other
    if (skipped && phraseAt(tokens, from, list.factors)) break;
    if (named && region !== null && named.value !== region) return null;
    region = named?.value ?? region;
    // `us cups` is a unit of its own
    if (!skipped || phraseAt(tokens, from, recipe.units)) break;
    from = joint(tokens, skipped.next);
  }
  const sign =
    tokens[from]?.key === '°' ? from + 1 : (phraseAt(tokens, from, recipe.list.degrees)?.next ?? from);
  const scaleFrom = skipSpace(tokens, sign);
  const scales = [
    ['celsius', recipe.list.celsius],
    ['fahrenheit', recipe.list.fahrenheit],
    ['gas-mark', list.gas],
    ['thermostat', list.thermostat],
    ['still', list.still],
    ['fan', list.fan],
  ] as const;
  const [scale] = scales
    .flatMap(([id, phrases]) => {
      const found = phraseAt(tokens, scaleFrom, phrases);
      return found ? [{ id, next: found.next }] : [];
    })
    .sort((a, b) => b.next - a.next);
  const token = tokens[from];
  const exact = token?.kind === 'word' ? recipe.words.exact[token.text] : undefined;
  const unit = phraseAt(tokens, from, recipe.units);
  const length = phraseAt(tokens, from, recipe.lengths);
  const isLast = from === tokens.length - 1;
  const inch = isLast && (token?.key === 'in' || token?.key === '"') && recipe.language === 'en';
  const started = isLast && token?.kind === 'word' && !scale ? measureStarting(token.key, lexicon) : null;
  const long = unit && isMeasure(unit.value) && unit.next > from + 1;
  const measure = long
    ? unit.value
    : (exact ?? (unit && isMeasure(unit.value) ? unit.value : !unit && !length && !inch ? started : null));
  if (!measure && !scale && !length && !inch) return null;
  const end = Math.max(
    long ? unit.next : measure ? (unit?.next ?? from + 1) : 0,
    scale?.next ?? 0,
    length?.next ?? 0,
    inch ? from + 1 : 0,
  );
  const after = measure ? phraseAt(tokens, joint(tokens, end), regions) : null;
  const usCup = measure === 'cup' && phraseAt(tokens, from, list.usCup) !== null;
  return {
    target: {
      region: after?.value ?? region ?? (usCup ? 'us' : null),
      ...(measure && isMeasure(measure) && { measure }),
      // The C of `c. à soupe` is not a scale.
      ...(scale && scale.next === end && { scale: scale.id }),
      ...((length || inch) && { length: length?.value ?? 'inch' }),
    },
    next: after?.next ?? end,
  };
}
