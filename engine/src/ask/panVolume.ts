import { unitFor, unitInKitchen } from '../kitchens/measureMeaning.ts';
import { hasPhrase, indexList, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { type Pan, panArea, panVolume } from '../pans/shapes.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { convertLength } from '../units/lengths.ts';
import { isMeasure, LENGTH_UNITS, type MeasureId } from '../units/measureWords.ts';
import { type KitchenUnitId, type LengthUnitId, UNITS } from '../units/units.ts';
import type { AskedPan } from './askAnswer.ts';
import { type AskContext, loadedLanguages } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { panOf, unitOf } from './panSize.ts';
import { phraseEnd, type Tokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

/** What a pan holds to the brim: least if its walls slope, most if they are straight. */
export interface PanVolumeAnswer {
  pan: AskedPan;
  /** Its height in the unit of the pan; usual if the question has none. */
  depth: number;
  usual: boolean;
  /** Milliliters. */
  low: number;
  high: number;
  /** The unit that the answer is wanted in. */
  named: KitchenUnitId | null;
}

type List = AskLexicon['list']['pan'];

/** What a question says of a pan. */
interface Said {
  /** Sides and height. */
  numbers: readonly number[];
  /** Whether a word names a height. */
  isTall: boolean;
  unit: LengthUnitId | null;
  named: KitchenUnitId | null;
  /** Whether words ask what it holds. */
  holds: boolean;
}

/** Usual heights by the table of pans: inches of American ones, centimeters of others. */
const USUAL_DEPTHS = {
  in: { round: 2, square: 2, rectangular: 2 },
  cm: { round: 6.5, square: 5, rectangular: 5 },
} as const;

/** What is shorter than the first, in centimeters, is a height; what is longer than the second, a side. */
const SURE_DEPTH = 8;
const SURE_SIDE = 12;

/** One number with its unit, a measure or another word of such questions. */
interface Step {
  next: number;
  number?: number;
  unit?: LengthUnitId | null;
  measure?: MeasureId;
}

/** What stands at a token; null for a word that no such question has. */
function stepAt(
  tokens: Tokens,
  at: number,
  { lexicon: { recipe }, lists }: { lexicon: AskLexicon; lists: readonly List[] },
): Step | null {
  const number = tokens[at]?.kind === 'word' ? null : numberAt(tokens, at, recipe);
  if (number) {
    const length = phraseAt(tokens, skipSpace(tokens, number.next), recipe.lengths);
    const unit = length && (LENGTH_UNITS[length.value] ?? null);
    return { next: length?.next ?? number.next, number: number.value, unit };
  }
  const end = phraseEnd(tokens, at, ...lists);
  const measure = phraseAt(tokens, at, recipe.units);
  if (measure && isMeasure(measure.value) && end !== at + 1)
    return { next: measure.next, measure: measure.value };
  return end === null && tokens[at]?.kind === 'word' ? null : { next: end ?? at + 1 };
}

/** Reads numbers, units and the words of such questions; null for any other word. */
function readWords(tokens: Tokens, lexicon: AskLexicon, { kitchen }: AskContext): Said | null {
  const { list, recipe, words } = lexicon;
  if (!words.site) return null;
  const { holds: asks, tall, beside } = words.site.pans;
  const holds = indexList(asks);
  const { pan, roundPan, squarePan, deepPan, howMany, count, has, to, fill, by } = list;
  const lists = [
    ...[pan, roundPan, squarePan, deepPan, howMany, count, has, to, fill, by, holds],
    ...[recipe.list.articles, recipe.list.of, recipe.list.times, recipe.list.the],
    ...[indexList(tall), indexList(beside)],
  ];
  const steps: Step[] = [];
  for (let at = 0; at < tokens.length; ) {
    const step = stepAt(tokens, at, { lexicon, lists });
    if (!step) return null;
    steps.push(step);
    at = step.next;
  }
  const measure = steps.find((step) => step.measure)?.measure;
  return {
    numbers: steps.flatMap(({ number }) => number ?? []),
    unit: steps.find(({ unit }) => unit)?.unit ?? null,
    named: measure ? (unitInKitchen(kitchen, measure) ?? unitFor(kitchen.country, measure)) : null,
    isTall: hasPhrase(tokens, indexList(tall)),
    holds: hasPhrase(tokens, holds),
  };
}

/** A height is less than so much of a side, whatever the order of the two. */
const FLAT = 0.7;

/** The sides and the height of a pan: the least of three numbers, or of two that is named or too short for a side. */
function sidesOf({ numbers, isTall }: Said, unit: LengthUnitId, isRound: boolean) {
  const [first = 0, second, third, more] = numbers;
  const depth = Math.min(...numbers);
  if (more !== undefined || !(depth > 0)) return null;
  if (isTall || third !== undefined) {
    const sides = numbers.toSpliced(numbers.lastIndexOf(depth), 1);
    return sides.length > 0 && depth < FLAT * Math.min(...sides) ? { sides, depth } : null;
  }
  if (second === undefined) return { sides: [first], depth: null };
  const centimeters = convertLength(second, unit, 'cm');
  if (isRound || centimeters <= SURE_DEPTH) return { sides: [first], depth: second };
  return centimeters > SURE_SIDE ? { sides: [first, second], depth: null } : null;
}

function volumeIn(text: string, lexicon: AskLexicon, context: AskContext): PanVolumeAnswer | null {
  const tokens = tokensOf(text);
  const says = (list: List) => hasPhrase(tokens, list);
  const { pan, roundPan, squarePan, deepPan } = lexicon.list;
  if (![pan, roundPan, squarePan, deepPan].some(says)) return null;
  const said = readWords(tokens, lexicon, context);
  if (!said || (said.named ? UNITS[said.named].kind !== 'volume' : !said.holds)) return null;
  const [isDeep, isSquare] = [says(deepPan), says(squarePan)];
  const typed = { sides: said.numbers, unit: said.unit, shape: null, named: true, count: 1 };
  const unit = unitOf(typed, typed, lexicon);
  const found = sidesOf(said, unit, says(roundPan));
  // Nobody knows how wide and deep a loaf pan of 30 cm is, or the tube of a ring
  if (!found || (isDeep && (found.sides.length === 1 || found.depth === null))) return null;
  const shape = found.sides.length > 1 ? 'rectangular' : isSquare ? 'square' : 'round';
  const size = { sides: found.sides, unit: said.unit, shape, named: true, count: 1 } as const;
  const depth = found.depth ?? USUAL_DEPTHS[unit === 'in' ? 'in' : 'cm'][shape];
  const asked = panOf(size, unit, shape);
  const full: Pan = { ...asked.pan, depth: convertLength(depth, unit === 'in' ? 'in' : 'cm', 'cm') };
  return {
    pan: asked,
    depth,
    usual: found.depth === null,
    low: panVolume(full),
    high: panArea(full) * full.depth,
    named: said.named,
  };
}

/** Answers a question for what a pan holds, `capacity of a 9x13 pan`, in a loaded language; null for any other. */
export function answerPanVolume(
  text: string,
  context: AskContext,
  readers: AskReaders,
): PanVolumeAnswer | null {
  for (const code of loadedLanguages(context)) {
    const known = context.data[code];
    const found =
      known && volumeIn(text.trim(), readers.askLexicon(known.names.index.lexicon, known.words), context);
    if (found) return found;
  }
  return null;
}
