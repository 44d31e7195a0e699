import { foldLetters } from '../../language/foldAccents.ts';
import { type Phrases, phraseAt } from '../../language/lexicon.ts';
import { nounStart } from '../../language/nounStart.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { wordPattern } from '../../language/wordPattern.ts';
import type { RecipeYield } from '../../recipes/exportedRecipe.ts';
import { MAX_SERVINGS } from '../../recipes/servings.ts';
import { isMeasure, MEASURES } from '../../units/measureWords.ts';
import { numberAt, type ReadNumber } from '../findings/numbers.ts';
import { rangeEnd } from '../findings/rangeEnd.ts';
import { unitAfter } from '../findings/unitAfter.ts';
import type { Source } from '../source.ts';
import type { SectionPhrases } from './classifyRow.ts';

type YieldWords = Pick<SectionPhrases, 'yield' | 'servings'>;

/** A number of a yield. */
interface Counted extends RecipeYield {
  /** Servings or people, the size of one serving, what recipes are usually counted in, or anything. */
  as: 'servings' | 'size' | 'usual' | 'things';
  /** What it measures; null for a count. */
  kind: 'weight' | 'volume' | null;
  next: number;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= MAX_SERVINGS;

/** The words after a number, up to a sign, a gap or the next number, and what ends them; past `(9-inch)`. */
function wordsFrom({ tokens, lexicon }: Source, at: number): { what: string; sign: string | undefined } {
  const next = skipSpace(tokens, at);
  const close =
    tokens[next]?.key === '(' ? tokens.findIndex(({ key }, index) => index > next && key === ')') : -1;
  const from = close < 0 ? next : skipSpace(tokens, close + 1);
  const end = tokens.findIndex(
    ({ kind, text }, index) => index >= from && kind !== 'word' && (kind !== 'space' || text.length > 1),
  );
  let to = end < 0 ? tokens.length : end;
  const { of, and, or, apiece } = lexicon.list;
  // `1 moule de 24 cm`, `2 Gläser à 250 ml`, `2 adults and 2 children`
  const joints = tokens[end]?.kind === 'digits' ? [of, and, or, apiece] : [of];
  const isLeftOver = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'space' || joints.some(({ map }) => map.has(token.key)));
  while (to > from && isLeftOver(tokens[to - 1])) to -= 1;
  const what = tokens.slice(from, to).map(({ text }) => text);
  return { what: what.join(''), sign: tokens[end]?.key };
}

const MAX_TOKENS_BEFORE = 8;

/** What servings before a number make it: their number right behind it, as in `serves 4`, else the size of one. */
function servedBefore({ tokens, lexicon }: Source, at: number, words: YieldWords): 'beside' | 'apart' | null {
  for (let from = at - 1; from >= Math.max(0, at - MAX_TOKENS_BEFORE); from--) {
    const { kind, key = '' } = tokens[from] ?? {};
    if (kind === 'digits' || /^[(),;|]$/.test(key)) return null;
    const found = kind === 'word' ? phraseAt(tokens, from, words.servings) : null;
    if (!found) continue;
    const between = tokens.slice(found.next, at);
    const isBeside = between.every(
      (token) => token.kind === 'space' || lexicon.list.about.map.has(token.key),
    );
    return isBeside ? 'beside' : 'apart';
  }
  return null;
}

/** What is for each serving, before the words after a number that say so: `tacos` of `2 tacos per serving`; else null. */
function perServing({ lexicon }: Source, what: string, words: YieldWords): string | null {
  const said = foldLetters(what);
  const each = new RegExp(wordPattern(lexicon.words.portion)).exec(said);
  const isServed = said.split(/\s+/).some((word) => words.servings.map.has(word));
  return each && isServed ? what.slice(0, each.index).trim() : null;
}

interface Place {
  at: number;
  /** Whether another number stands before it. */
  isLater: boolean;
}

/** What a number counts whose words start at token `next`, end before a sign and may be those for each serving. */
function countedAs(
  source: Source,
  { at, isLater, next, sign, each }: Place & { next: number; sign: string | undefined; each: string | null },
  words: YieldWords,
): Counted['as'] {
  const { tokens } = source;
  const before = servedBefore(source, at, words);
  if (each !== null || (before === 'apart' && isLater)) return 'size';
  const near = skipSpace(tokens, next);
  // `18 cookies (1 serving = 1 cookie)` says what a serving is
  const isSaid = sign !== '=';
  if (before !== null || (isSaid && phraseAt(tokens, near, words.servings))) return 'servings';
  return isSaid && phraseAt(tokens, near, words.yield) ? 'usual' : 'things';
}

/** What a number measures, in milliliters or grams; one of nothing for a count, null for lengths, times and the like. */
function measureOf(
  source: Source,
  { value, next }: Pick<ReadNumber, 'value' | 'next'>,
  words: YieldWords,
): (Pick<Counted, 'kind' | 'next'> & { size: number }) | null {
  const unit = unitAfter({ ...source, inLine: false }, next, value);
  if (!unit) return { kind: null, size: 1, next };
  const { is, from } = unit;
  const isServed = [words.servings, words.yield].some((served) => phraseAt(source.tokens, from, served));
  if (is.kind !== 'amount' && !isServed) return null;
  if (is.kind !== 'amount' || !isMeasure(is.unit)) return { kind: null, size: 1, next };
  const { kind, size } = MEASURES[is.unit];
  return { kind, size, next: unit.next };
}

/** The number at token `at`; null for lengths and the like, and for no number. */
function countedAt(source: Source, { at, isLater }: Place, words: YieldWords): Counted | null {
  const number = numberAt(source.tokens, at, source.lexicon);
  if (!number || number.as === 'article') return null;
  const end = rangeEnd(source, { from: at, to: number.next });
  // Not the 9 of `1 - 9x13 inch pan`
  const isSide =
    end !== null &&
    phraseAt(source.tokens, skipSpace(source.tokens, end.next), source.lexicon.list.times) !== null;
  const isHigh = end && !isSide && end.value > number.value;
  const ends = isHigh ? measureOf(source, end, words) : null;
  const high = end && ends && (ends.kind !== null || isCount(end.value)) ? end : number;
  const measure = measureOf(source, { ...number, next: high.next }, words);
  if (!measure || (measure.kind === null && !isCount(number.value))) return null;
  const { kind, size, next } = measure;
  const { what, sign } = wordsFrom(source, next);
  const each = perServing(source, what, words);
  return {
    low: number.value * size,
    high: high.value * size,
    what: each ?? what,
    as: countedAs(source, { at, isLater, next, sign, each }, words),
    kind,
    next,
  };
}

/** Whether the size of a serving counts what a recipe makes. */
function isSizeOf({ what, kind }: Counted, size: Counted): boolean {
  const isSame = nounStart(what) === nounStart(size.what);
  return kind === size.kind && (kind !== null || isSame || !what || !size.what);
}

/** The servings that a size of each leaves of what a recipe makes; null if these are not whole. */
function servingsOf(made: Counted, size: Counted): RecipeYield | null {
  // `1 loaf, servings: 12`
  if (size.kind === null && size.low > made.high) return size;
  const [low, high] = [made.low / size.high, made.high / size.high].map(
    (value) => Math.round(value * 20) / 20,
  );
  return low !== undefined && high !== undefined && isCount(low) && isCount(high)
    ? { low, high, what: '' }
    : null;
}

/** A line of a yield without the word before it: `5 cups` in `Yield: 5 cups`. */
export function yieldValue({ tokens }: Source, words: Phrases<true>): string {
  const label = skipSpace(tokens, phraseAt(tokens, 0, words)?.next ?? 0);
  const value = tokens.slice(tokens[label]?.key === ':' ? label + 1 : label);
  return value
    .map(({ text }) => text)
    .join('')
    .trim();
}

/**
 * The yield in a line: the number of servings or portions, else how many of the size that it states, else the first
 * number of anything that is not measured, so that a 9-inch cake for 8 serves eight. Null if there is none.
 */
export function parseYield(source: Source, words: YieldWords): RecipeYield | null {
  const found: Counted[] = [];
  for (let at = 0; at < source.tokens.length; at++) {
    const counted = countedAt(source, { at, isLater: found.length > 0 }, words);
    if (counted) found.push(counted);
    // Not the 2 dozen of `9 1/2 dozen`
    at = ((counted ?? numberAt(source.tokens, at, source.lexicon))?.next ?? at + 1) - 1;
  }
  const [first] = found;
  const size = found.find(({ as }) => as === 'size');
  const served = first && size && first !== size && isSizeOf(first, size) ? servingsOf(first, size) : null;
  const counts = found.filter(({ kind, as }) => kind === null && as !== 'size');
  const by = (as: Counted['as']) => counts.find((counted) => counted.as === as);
  const best = by('servings') ?? served ?? by('usual') ?? counts[0];
  if (!best) return null;
  const { low, high, what } = best;
  // Not `1 - 9x13 inch pan`
  const isCut = (other: Counted) =>
    other !== best && other.low > 1 && other.what !== '' && !source.lexicon.list.times.map.has(other.what);
  const cut = high === 1 && !by('servings') ? counts.find(isCut) : undefined;
  return { low, high, what, ...(cut && { cut: { low: cut.low, high: cut.high } }) };
}
