import { countsPack } from '../foods/countedPieces.ts';
import type { Region } from '../language/askWords/askWords.ts';
import { hasPhrase, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure, MEASURES, METRIC_ONLY_MEASURES, type MeasureId } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { parseFactor } from './parseFactor.ts';
import {
  type HowMuchQuestion,
  parseContents,
  parseCountLast,
  parseHowMuch,
  parseInPieces,
} from './parseHowMuch.ts';
import {
  hasDigits,
  joinTokens,
  phraseEnd,
  removeFirst,
  stripLeading,
  stripTrailing,
  type Tokens,
  trimTokens,
  withoutArticle,
} from './phraseRuns.ts';
import type { Target } from './target.ts';
import { parseTargetFirst } from './targetFirst.ts';
import { parseTargetLast } from './targetLast.ts';

/** A parsed question: what it asks about, as an ingredient line, and the target unit. */
export interface Question {
  /** The question without phrases such as `weight of`. */
  asked: string;
  line: string;
  factor: number;
  factorText: string;
  target: Target | null;
  /** The words of the target unit, for rewriting the question. */
  targetText: string;
  region: Region | null;
  /** Its word. */
  regionText: string;
  byWeight: boolean;
  /** True if it asks what something weighs. */
  weighs: boolean;
  /** True if it names an oven or baking. */
  oven: boolean;
  /** True if it names no amount: `honey`, `cups to grams`. */
  bare: boolean;
  /** The food, if no amount and no unit is named. */
  alone: string | null;
  /** Set if it asks how many or how much of something. */
  many: HowMuchQuestion | null;
}

/** A line with the region of its unit removed. */
interface Regional {
  tokens: Tokens;
  region: Region | null;
  /** Its word. */
  regionText: string;
}

/** Removes a region at `from`, and what joins it to its unit. */
const cutRegion = (
  tokens: Tokens,
  [from, to, next]: readonly [number, number, number],
  region: Region,
): Regional => ({
  tokens: [...tokens.slice(0, from), ...tokens.slice(next)],
  region,
  regionText: joinTokens(tokens.slice(skipSpace(tokens, from), to)),
});

/** The region after the unit at `at`: `tasse américaine`. */
function regionBehind(tokens: Tokens, at: number, { recipe, regions, words }: AskLexicon): Regional | null {
  const unit = phraseAt(tokens, at, recipe.units);
  if (!unit || !isMeasure(unit.value)) return null;
  const after = phraseAt(tokens, skipSpace(tokens, unit.next), regions);
  // `1 pint UK`, but not `1 cup American cheese`
  if (words.regionLast && after?.next !== tokens.length) return null;
  return after && cutRegion(tokens, [unit.next, after.next, after.next], after.value);
}

/** The region before a unit: `US cup`. */
function regionBefore(tokens: Tokens, at: number, { recipe, regions }: AskLexicon): Regional | null {
  const before = phraseAt(tokens, at, regions);
  if (!before) return null;
  const next = /^[ -]$/.test(tokens[before.next]?.key ?? '') ? before.next + 1 : before.next;
  const named = phraseAt(tokens, next, recipe.units);
  return named && isMeasure(named.value) ? cutRegion(tokens, [at, before.next, next], before.value) : null;
}

/** The country that ends a question: `pint of milk uk`, `a cup of sugar in the US`. */
function countryAtEnd(tokens: Tokens, lexicon: AskLexicon): Regional | null {
  const { recipe, countries, list } = lexicon;
  for (let at = 1; at < tokens.length; at++) {
    const found = phraseAt(tokens, at, countries);
    if (found?.next !== tokens.length) continue;
    const { tokens: all, ...named } = cutRegion(tokens, [at, found.next, found.next], found.value);
    return { tokens: stripTrailing(all, lexicon, list.to, recipe.list.the), ...named };
  }
  return null;
}

/** The region of a pack behind its food, where adjectives follow nouns: `1 barra de mantequilla americana`. */
function regionOfPack(tokens: Tokens, { recipe, regions }: AskLexicon): Regional | null {
  const packs = tokens.some((_, at) => countsPack(phraseAt(tokens, at, recipe.units)?.value ?? null));
  if (!packs || recipe.words.grammar.noun !== 'first') return null;
  const at = tokens.findIndex((_, from) => phraseAt(tokens, from, regions)?.next === tokens.length);
  const found = at > 0 ? phraseAt(tokens, at, regions) : null;
  return found && cutRegion(tokens, [at, found.next, found.next], found.value);
}

/** Removes a region such as `metric` or `US` beside a unit. */
export function withoutRegion(tokens: Tokens, lexicon: AskLexicon): Regional {
  for (let at = 0; at < tokens.length; at++) {
    const found = regionBehind(tokens, at, lexicon) ?? regionBefore(tokens, at, lexicon);
    if (found) return found;
    const isCup = phraseAt(tokens, at, lexicon.recipe.units)?.value === 'cup';
    if (isCup && phraseAt(tokens, at, lexicon.list.usCup)) return { tokens, region: 'us', regionText: '' };
  }
  return (
    countryAtEnd(tokens, lexicon) ?? regionOfPack(tokens, lexicon) ?? { tokens, region: null, regionText: '' }
  );
}

/** The start of the measure or pack that ends a text, as in `sugar cup`; null if there is none. */
function lastMeasure(tokens: Tokens, { recipe, list }: AskLexicon): number | null {
  const at = tokens.findIndex(({ kind, key }, from) => {
    // `huevo L` is a large one
    const isWord = from > 1 && kind === 'word' && key !== 'l';
    const unit = isWord ? phraseAt(tokens, from, recipe.units) : null;
    const value = unit?.value ?? null;
    // Nobody asks for one milliliter: `jus de citron ml`
    const mayCount = countsPack(value) || (isMeasure(value) && !METRIC_ONLY_MEASURES.has(value));
    return unit?.next === tokens.length && mayCount;
  });
  // `chocolate a la taza` is a drink
  const { the, of } = recipe.list;
  const isJoined = phraseEnd(tokens, at - 2, the, of, list.to, list.has, list.shelled) !== null;
  return at < 0 || isJoined ? null : at;
}

/** Adds a number if the question has none. */
function withNumber(
  tokens: Tokens,
  target: Target | null,
  lexicon: AskLexicon,
): Pick<Question, 'line' | 'bare' | 'alone'> {
  const { recipe } = lexicon;
  const text = joinTokens(tokens);
  if (text === '' || tokens.some((_, at) => numberAt(tokens, at, recipe) !== null))
    return { line: text, bare: false, alone: null };
  // `level tablespoon flour`
  const filled = phraseEnd(tokens, 0, recipe.list.modifiers);
  const first = filled === null ? 0 : skipSpace(tokens, filled);
  if (phraseEnd(tokens, first, recipe.units, recipe.lengths) !== null)
    return { line: `1 ${text}`, bare: true, alone: null };
  const last = lastMeasure(tokens, lexicon);
  // `heavy cup in tsp` needs no food
  const unit = last === null ? null : (phraseAt(tokens, last, recipe.units)?.value ?? null);
  const isPack = countsPack(unit) || unit === 'stick';
  if (last !== null && (isPack || !target?.measure || MEASURES[target.measure].kind === 'weight'))
    return {
      line: `1 ${joinTokens(tokens.slice(last))} ${joinTokens(tokens.slice(0, last))}`,
      bare: true,
      alone: null,
    };
  return { line: `${lexicon.words.write.aCup} ${text}`, bare: true, alone: text };
}

/** Removes what stands before `how many`: `hello, how many grams`. */
function withoutGreeting(tokens: Tokens, { list }: AskLexicon): Tokens {
  let rest = tokens;
  for (let steps = 0; steps < 4; steps++) {
    if (phraseEnd(rest, 0, list.howMany, list.count, list.mayCount) !== null) return rest;
    const end = phraseEnd(rest, 0, list.fill);
    if (end === null) break;
    rest = trimTokens(rest.slice(end));
  }
  return tokens;
}

/** Whether a measure has one size, so that a country beside it belongs to what is measured. */
const isSameEverywhere = (measure: MeasureId) =>
  MEASURES[measure].kind === 'weight' || METRIC_ONLY_MEASURES.has(measure);

/** Moves an amount in parentheses before its food: `butter (1 stick) grams`, `eggs (3)`. */
function withAmountFirst(tokens: Tokens, { recipe }: AskLexicon): Tokens {
  const open = tokens.findIndex(({ key }) => key === '(');
  const close = tokens.findIndex(({ key }, at) => at > open && key === ')');
  const isFirst =
    tokens[open - 1]?.kind === 'space' && close > open && numberAt(tokens, open + 1, recipe)?.as === 'digits';
  const around = [...trimTokens(tokens.slice(0, open)), ...tokens.slice(close + 1)];
  if (!isFirst || hasDigits(around)) return tokens;
  return [...tokens.slice(open + 1, close), ...tokensOf(' '), ...around];
}

/**
 * Parses a question with the words of one language, and its factors if a parser of them is loaded. Never throws; takes
 * linear time for texts of bounded length.
 */
export function parseQuestion(
  text: string,
  lexicon: AskLexicon,
  factors: typeof parseFactor | undefined,
): Question {
  const { list, recipe } = lexicon;
  const all = tokensOf(text);
  const oven = hasPhrase(all, recipe.list.ovenNear);
  const weight = removeFirst(trimTokens(all), list.byWeight);
  const weigh = removeFirst(weight.tokens, list.weigh);
  const again = removeFirst(weigh.tokens, list.weigh);
  const asked = withoutGreeting(trimTokens(again.tokens), lexicon);
  const first = parseTargetFirst(asked, lexicon) ?? parseTargetFirst(stripLeading(asked, list.fill), lexicon);
  const plain = stripTrailing(stripLeading(asked, list.fill), lexicon, list.fill);
  const many = first
    ? null
    : (parseHowMuch(asked, lexicon) ??
      parseContents(plain, lexicon) ??
      parseInPieces(asked, lexicon) ??
      parseCountLast(asked, lexicon));
  const rest = many?.rest ?? withAmountFirst(plain, lexicon);
  const parts = first ?? parseTargetLast(rest, lexicon);
  const body = stripTrailing(stripLeading(parts.rest, list.fill), lexicon, list.fill, list.to, list.has);
  const counted = withoutArticle(body, lexicon);
  const multiple = factors?.(counted, lexicon) ?? { factor: 1, text: '', rest: counted };
  const { tokens, region, regionText } = withoutRegion(multiple.rest, lexicon);
  const target = parts.target ?? (weigh.found ? { measure: 'g' as const, region: null } : null);
  return {
    asked: joinTokens(asked),
    ...withNumber(tokens, target, lexicon),
    factor: multiple.factor,
    factorText: multiple.text,
    target,
    targetText: parts.target ? parts.targetText : target ? '= g' : '',
    // Grams and liters are the same everywhere: `large egg in grams uk`
    region: region ?? (target?.measure && isSameEverywhere(target.measure) ? target.region : null),
    regionText,
    byWeight: weight.found,
    weighs: weigh.found,
    oven,
    many,
  };
}
