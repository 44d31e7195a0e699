import { panOrigin } from '../kitchens/kitchens.ts';
import { type Phrases, phraseAt } from '../language/lexicon.ts';
import { namedPan } from '../pans/namedPans.ts';
import { createPan, type PanKind, type PanPreset } from '../pans/panPreset.ts';
import { CENTIMETERS_PER_INCH } from '../pans/pans.ts';
import { PAN_PRESETS } from '../pans/presets.ts';
import { panSides } from '../pans/shapes.ts';
import type { MeasureId } from '../units/measureWords.ts';
import type { AskContext } from './askContext.ts';
import { type PanMeasures, type PanReading, type PanWords, panReading, partsIn, sizeOf } from './panParts.ts';
import { GAP, type Tokens } from './phraseRuns.ts';

/** A pan that shops list, or one as it was described, whose kind is that of a listed one. */
export type FoundPan = Pick<PanPreset, 'kind' | 'pan'> & Partial<Pick<PanPreset, 'id' | 'inches' | 'origin'>>;

/**
 * What a question for the volume or the size of a pan is about, or for how many it serves; no pans where none is known with
 * that name and size.
 */
export interface PanVolumeQuestion {
  asks: 'volume' | 'size' | 'servings';
  pans: readonly FoundPan[];
  /** The measure that the volume is asked in. */
  wanted: MeasureId | null;
  /** Whether the size is asked in centimeters. */
  metric?: boolean;
}

/** The value of the longest phrase in tokens. */
function longest<Value>(tokens: Tokens, phrases: Phrases<Value>): Value | null {
  const found = tokens.flatMap((_, at) => {
    const phrase = phraseAt(tokens, at, phrases);
    return phrase ? [{ value: phrase.value, length: phrase.next - at }] : [];
  });
  return found.sort((a, b) => b.length - a.length)[0]?.value ?? null;
}

/** The kind that words or sides tell; null for several of them. */
function kindOf({ tokens, lexicon, words }: PanReading, { sides }: PanMeasures): PanKind | null {
  const [first = 0, second] = sides;
  const named = longest(tokens, words.kinds);
  if (named && named !== 'round') return named;
  const isSquare = tokens.some((_, at) => phraseAt(tokens, at, lexicon.list.squarePan)) || second === first;
  if (isSquare) return 'square';
  return second === undefined ? (named ?? (sides.length > 0 ? 'round' : null)) : 'rectangular';
}

/** How far printed sizes in inches and centimeters are apart: 9 inches are sold as 23 cm; and what is the same size. */
const TOLERANCE = { printed: 0.025, same: 0.005 };

/** Whether a pan has a size, as far as it is given; the length of a loaf pan is its size. */
function hasSize({ kind, pan }: FoundPan, { sides, depth }: PanMeasures): boolean {
  const within = depth === null ? TOLERANCE.printed : TOLERANCE.same;
  const areNear = (a: number, b: number) => Math.abs(a - b) <= within * b;
  const [length, width] = panSides(pan);
  const [first = length, second = kind === 'loaf' ? width : first] = [...sides].sort((a, b) => b - a);
  const fits = sides.length === 0 || (areNear(first, length) && areNear(second, width));
  return fits && (depth === null || areNear(depth, pan.depth));
}

/**
 * How deep pans of a cake are where nobody says it: in centimeters manqué pans and springforms (le-club-des-entrepreneurs.fr,
 * moule à manqué: 4 to 6), in inches American ones (craftybaking.com); and trays, which have two sides as dishes do.
 */
const USUAL_DEPTHS = { cm: [2.5, 5, 7], in: [1, 2, 3].map((inches) => inches * CENTIMETERS_PER_INCH) };
const CAKE_KINDS: ReadonlySet<PanKind> = new Set<PanKind>(['round', 'springform', 'square', 'rectangular']);

/** A pan as it was described, at each depth that it may have; none without its sides. */
function described(kind: PanKind, sides: readonly number[], depths: readonly number[]): readonly FoundPan[] {
  const isWhole = kind === 'rectangular' || kind === 'loaf' ? sides.length === 2 : sides.length > 0;
  if (!isWhole || sides.some((side) => !(side > 0))) return [];
  const [first = 0, second = first] = sides;
  const measures = kind === 'round' || kind === 'springform' || kind === 'ring' ? [first] : [first, second];
  return depths.map((depth) => ({ kind, pan: createPan(kind, [...measures, depth]) }));
}

/** Listed pans of a kind and size, those of the cook's shops if there are such; else the one that was described. */
function pansOf(kind: PanKind, size: PanMeasures, context: AskContext): readonly FoundPan[] {
  const { sides, depth, unit } = size;
  // Dishes of a size in centimeters are of any depth
  const isAny = kind === 'rectangular' && unit === 'cm' && depth === null;
  const listed = PAN_PRESETS.filter((preset) => !isAny && preset.kind === kind && hasSize(preset, size));
  const origin = panOrigin(context.kitchen.country);
  const own = listed.filter((preset) => preset.origin === origin);
  if (listed.length > 0) return own.length > 0 ? own : listed;
  const depths = CAKE_KINDS.has(kind) ? USUAL_DEPTHS[unit === 'in' ? 'in' : 'cm'] : [];
  const usual = kind === 'rectangular' ? depths : depths.slice(1);
  return described(kind, sides, depth === null ? usual : [depth]);
}

/** The size of a pan that is sold by a name: `half sheet pan in cm`; null for any other question. */
function namedIn({ tokens, lexicon, words }: PanReading): PanVolumeQuestion | null {
  for (const at of tokens.keys()) {
    const named = phraseAt(tokens, at, words.named);
    if (!named) continue;
    const rest = [...tokens.slice(0, at), ...GAP, ...tokens.slice(named.next)];
    const isOther = rest.some((_, from) => phraseAt(rest, from, words.holds));
    const lengths = rest.flatMap((_, from) => phraseAt(rest, from, lexicon.recipe.lengths)?.value ?? []);
    const plain = rest.filter((_, from) => !phraseAt(rest, from, lexicon.recipe.lengths));
    const parts = isOther ? null : partsIn({ tokens: plain, lexicon, words });
    if (parts?.lengths.length === 0 && !parts.wanted)
      return { asks: 'size', pans: [namedPan(named.value)], wanted: null, metric: lengths.includes('cm') };
  }
  return null;
}

type Has = (phrases: Phrases<unknown>) => boolean;

/** What is asked of a pan, by its kind and number of sides; null for nothing. */
function askOf(has: Has, { pieces, serves, sizes, holds }: PanWords, { kind, count, wanted }: Asked) {
  if ((has(pieces) || has(serves)) && count > 0) return 'servings';
  if (has(sizes) && count === 0 && kind) return 'size';
  // `how many cups in a cake` asks for no pan
  const isPan = count > 0 || (kind && kind !== 'round');
  return has(holds) || (wanted && isPan) ? 'volume' : null;
}

interface Asked {
  kind: PanKind | null;
  /** How many sides are given. */
  count: number;
  wanted: MeasureId | null;
}

/** The kind of pan that words name or sides tell; undefined where they are about none. */
function panKind(has: Has, reading: PanReading, size: PanMeasures): PanKind | null | undefined {
  const { holes, kinds, others } = reading.words;
  const { pan, deepPan, squarePan, roundPan } = reading.lexicon.list;
  const count = size.sides.length;
  const isPan = count === 2 || [pan, deepPan, squarePan, roundPan, kinds, holes].some(has);
  if (!isPan || count > 2) return undefined;
  // A tray with two sides is a box
  return has(holes) || (has(others) && count < 2) ? null : kindOf(reading, size);
}

/** Reads a question for what a pan holds in one language; null for any other question. */
function volumeIn(reading: PanReading, context: AskContext): PanVolumeQuestion | null {
  const parts = partsIn(reading);
  if (!parts) return null;
  const { wanted } = parts;
  const has: Has = (phrases) => reading.tokens.some((_, at) => phraseAt(reading.tokens, at, phrases));
  const size = sizeOf(parts.lengths, reading.lexicon);
  const kind = panKind(has, reading, size);
  const asks = kind !== undefined && askOf(has, reading.words, { kind, count: size.sides.length, wanted });
  if (!asks) return null;
  if (asks !== 'servings') return { asks, pans: kind ? pansOf(kind, size, context) : [], wanted };
  // Others are not cut by their area
  const pans = kind && CAKE_KINDS.has(kind) ? described(kind, size.sides, [0]) : [];
  return pans.length > 0 ? { asks, pans, wanted } : null;
}

/**
 * A question for what a pan of a kind or a size holds, or for the sizes of a kind, in the first loaded language that reads it
 * whole: `how much does a loaf pan hold`, `9x13 pan in cups`. Null for any other question.
 */
export function askPanVolume(question: string, context: AskContext): PanVolumeQuestion | null {
  for (const code of context.languages) {
    const data = context.data[code];
    const reading = data && panReading(question.trim(), data);
    const found = reading && (namedIn(reading) ?? volumeIn(reading, context));
    if (found) return found;
  }
  return null;
}
