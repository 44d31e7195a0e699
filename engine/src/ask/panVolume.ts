import { panOrigin } from '../kitchens/kitchens.ts';
import { indexById, indexList, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import type { SiteWords } from '../language/siteWords/siteWords.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { type NamedPanId, namedPan } from '../pans/namedPans.ts';
import { createPan, type PanKind, type PanPreset } from '../pans/panPreset.ts';
import { PAN_PRESETS } from '../pans/presets.ts';
import { panSides } from '../pans/shapes.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { convertLength } from '../units/lengths.ts';
import { isMeasure, LENGTH_UNITS, MEASURES, type MeasureId } from '../units/measureWords.ts';
import type { LengthUnitId } from '../units/units.ts';
import type { AskContext } from './askContext.ts';
import { type AskLexicon, askLexicon } from './askLexicon.ts';
import { GAP, phraseEnd, type Tokens } from './phraseRuns.ts';

/** A pan that shops list, or one as it was described, whose kind is that of a listed one. */
export type FoundPan = Pick<PanPreset, 'kind' | 'pan'> & Partial<Pick<PanPreset, 'id' | 'inches' | 'origin'>>;

/** What a question for the volume or the size of a pan is about; no pans where none is known with that name and size. */
export interface PanVolumeQuestion {
  asks: 'volume' | 'size';
  pans: readonly FoundPan[];
  /** The measure that the volume is asked in. */
  wanted: MeasureId | null;
  /** Whether the size is asked in centimeters. */
  metric?: boolean;
}

interface Indexed {
  holds: Phrases<true>;
  deep: Phrases<true>;
  around: Phrases<true>;
  others: Phrases<true>;
  kinds: Phrases<PanKind>;
  sizes: Phrases<true>;
  named: Phrases<NamedPanId>;
}

const indexed = new WeakMap<SiteWords, Indexed>();

const indexWords = ({ pans: { holds, deep, around, others, kinds, sizes, named } }: SiteWords): Indexed => ({
  holds: indexList(holds),
  deep: indexList(deep),
  around: indexList(around),
  others: indexList(others),
  kinds: indexById(kinds),
  sizes: indexList(sizes),
  named: indexById(named),
});

interface Reading {
  tokens: Tokens;
  lexicon: AskLexicon;
  words: Indexed;
}

/** A length in a description; the unit of bare numbers is that of the others. */
interface Length {
  value: number;
  unit: LengthUnitId | null;
  isDepth: boolean;
  next: number;
}

/** The unit of a length at `at`: a word, an inch sign, or the ending of `26er Springform`. */
function unitAt(at: number, { tokens, lexicon: { recipe } }: Reading) {
  const unit = phraseAt(tokens, at, recipe.lengths);
  const named = unit && LENGTH_UNITS[unit.value];
  if (unit && named) return { unit: named, next: unit.next };
  const key = tokens[at]?.key ?? '';
  if (key === '"' || recipe.list.inchIn.map.has(key)) return { unit: 'in' as const, next: at + 1 };
  return key === recipe.words.grammar.diameterEnding ? { unit: 'cm' as const, next: at + 1 } : null;
}

/** The length at `at`, whether or not its unit is named, and whether a word says that it is a depth. */
function lengthAt(at: number, reading: Reading): Length | null {
  const { tokens, lexicon, words } = reading;
  const number = tokens[at]?.kind === 'word' ? null : numberAt(tokens, at, lexicon.recipe);
  if (!number) return null;
  const from = tokens[number.next]?.key === '-' ? number.next + 1 : skipSpace(tokens, number.next);
  const unit = unitAt(from, reading);
  const end = unit?.next ?? number.next;
  const deep = phraseEnd(tokens, skipSpace(tokens, end), words.deep);
  return { value: number.value, unit: unit?.unit ?? null, isDepth: deep !== null, next: deep ?? end };
}

/** A measure of volume at `at`. */
function measureAt(at: number, { tokens, lexicon: { recipe } }: Reading) {
  const unit = phraseAt(tokens, at, recipe.units);
  const measure = unit && isMeasure(unit.value) && MEASURES[unit.value].kind === 'volume' ? unit.value : null;
  return unit && measure ? { measure, next: unit.next } : null;
}

/** What words of a question stand for; null where one of them says something else. */
function partsIn(reading: Reading) {
  const { tokens, lexicon, words } = reading;
  const { fill, howMany, count, mayCount, has, to, pan, roundPan, squarePan, deepPan } = lexicon.list;
  const { articles, the, of, times } = lexicon.recipe.list;
  const asking = [fill, howMany, count, mayCount, has, to, articles, the, of, times];
  const pans = [pan, roundPan, squarePan, deepPan, words.kinds, words.others];
  const lengths: Length[] = [];
  let wanted: MeasureId | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const length = lengthAt(at, reading);
    const unit = length ? null : measureAt(at, reading);
    const named = phraseEnd(tokens, at, ...asking, ...pans, words.holds, words.sizes, words.around);
    const end = Math.max(length?.next ?? 0, unit?.next ?? 0, named ?? 0);
    // `2 cups` is an amount of something
    const isAmount = length !== null && measureAt(skipSpace(tokens, length.next), reading) !== null;
    if (isAmount || (end === 0 && tokens[at]?.kind === 'word')) return null;
    if (length) lengths.push(length);
    wanted ??= unit?.measure ?? null;
    at = Math.max(end - 1, at);
  }
  return { lengths, wanted };
}

/** The value of the longest phrase in tokens. */
function longest<Value>(tokens: Tokens, phrases: Phrases<Value>): Value | null {
  const found = tokens.flatMap((_, at) => {
    const phrase = phraseAt(tokens, at, phrases);
    return phrase ? [{ value: phrase.value, length: phrase.next - at }] : [];
  });
  return found.sort((a, b) => b.length - a.length)[0]?.value ?? null;
}

/** Larger pans without a unit are in centimeters. */
const MAX_INCHES = 18;

/** The sides and the depth of a pan in centimeters; the last of three numbers is a depth. */
function sizeOf(lengths: readonly Length[], { recipe }: AskLexicon) {
  const named = lengths.find(({ unit }) => unit !== null)?.unit;
  const isInches =
    recipe.words.grammar.barePan === 'inch' && lengths.every(({ value }) => value <= MAX_INCHES);
  const centimeters = ({ value, unit }: Length) =>
    convertLength(value, unit ?? named ?? (isInches ? 'in' : 'cm'), 'cm');
  const deep = lengths.find(({ isDepth }) => isDepth) ?? (lengths.length > 2 ? lengths[2] : undefined);
  return {
    sides: lengths.filter((length) => length !== deep).map(centimeters),
    depth: deep ? centimeters(deep) : null,
  };
}

type Size = ReturnType<typeof sizeOf>;

/** The kind that words or sides tell; null for several of them. */
function kindOf({ tokens, lexicon, words }: Reading, { sides }: Size): PanKind | null {
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
function hasSize({ kind, pan }: FoundPan, { sides, depth }: Size): boolean {
  const within = depth === null ? TOLERANCE.printed : TOLERANCE.same;
  const areNear = (a: number, b: number) => Math.abs(a - b) <= within * b;
  const [length, width] = panSides(pan);
  const [first = length, second = kind === 'loaf' ? width : first] = [...sides].sort((a, b) => b - a);
  const fits = sides.length === 0 || (areNear(first, length) && areNear(second, width));
  return fits && (depth === null || areNear(depth, pan.depth));
}

/** Listed pans of a kind and size, those of the cook's shops if there are such; else the one that was described. */
function pansOf(kind: PanKind, size: Size, context: AskContext): readonly FoundPan[] {
  const { sides, depth } = size;
  const listed = PAN_PRESETS.filter((preset) => preset.kind === kind && hasSize(preset, size));
  const origin = panOrigin(context.kitchen.country);
  const own = listed.filter((preset) => preset.origin === origin);
  if (listed.length > 0) return own.length > 0 ? own : listed;
  const isWhole = kind === 'rectangular' || kind === 'loaf' ? sides.length === 2 : sides.length > 0;
  if (depth === null || !isWhole) return [];
  const [first = 0, second = first] = sides;
  const measures = kind === 'round' || kind === 'springform' || kind === 'ring' ? [first] : [first, second];
  return [{ kind, pan: createPan(kind, [...measures, depth]) }];
}

/** The size of a pan that is sold by a name: `half sheet pan in cm`; null for any other question. */
function namedIn({ tokens, lexicon, words }: Reading): PanVolumeQuestion | null {
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

/** Reads a question for what a pan holds in one language; null for any other question. */
function volumeIn(reading: Reading, context: AskContext): PanVolumeQuestion | null {
  const { tokens, lexicon, words } = reading;
  const has = (phrases: Phrases<unknown>) => tokens.some((_, at) => phraseAt(tokens, at, phrases));
  const { pan, deepPan, squarePan, roundPan } = lexicon.list;
  const parts = partsIn(reading);
  if (!parts) return null;
  const size = sizeOf(parts.lengths, lexicon);
  const { sides } = size;
  const isPan = sides.length === 2 || [pan, deepPan, squarePan, roundPan, words.kinds].some(has);
  if (!isPan || sides.length > 2 || !(has(words.holds) || has(words.sizes) || parts.wanted)) return null;
  // A tray with two sides is a box
  const kind = has(words.others) && sides.length < 2 ? null : kindOf(reading, size);
  if (kind && sides.length === 0 && has(words.sizes))
    return { asks: 'size', pans: pansOf(kind, size, context), wanted: null };
  // `how many cups in a cake` asks for no pan
  if ((!kind || kind === 'round') && sides.length === 0 && !has(words.holds)) return null;
  if (!has(words.holds) && !parts.wanted) return null;
  return { asks: 'volume', pans: kind ? pansOf(kind, size, context) : [], wanted: parts.wanted };
}

/**
 * A question for what a pan of a kind or a size holds, or for the sizes of a kind, in the first loaded language that reads it
 * whole: `how much does a loaf pan hold`, `9x13 pan in cups`. Null for any other question.
 */
export function askPanVolume(question: string, context: AskContext): PanVolumeQuestion | null {
  const tokens = tokensOf(question.trim());
  for (const code of context.languages) {
    const data = context.data[code];
    const site = data?.words.site;
    if (!data || !site) continue;
    const lexicon = askLexicon(data.names.index.lexicon, data.words);
    const words = cachedIn(indexed, site, () => indexWords(site));
    const reading = { tokens, lexicon, words };
    const found = namedIn(reading) ?? volumeIn(reading, context);
    if (found) return found;
  }
  return null;
}
