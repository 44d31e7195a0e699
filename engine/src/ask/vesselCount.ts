import { chosenCountry } from '../kitchens/kitchen.ts';
import { wordsCountry } from '../kitchens/markets.ts';
import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { UNITS } from '../units/units.ts';
import { type HouseholdMeasure, householdMeasure, isHouseholdId } from '../vessels/householdMeasures.ts';
import type { AskOutcome } from './ask.ts';
import type { AmountAnswer, AskResult, Given } from './askAnswer.ts';
import { type AskContext, loadedLanguages } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { ARROWS } from './links.ts';
import { joinTokens, phraseEnd, stripLeading, stripTrailing, type Tokens, trimTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

/** How many vessels an amount fills, of the largest to the smallest size. */
export interface VesselCountAnswer {
  kind: 'vessel-count';
  of: AmountAnswer;
  vessel: Extract<Given, { kind: 'vessels' }>['vessel'];
  count: readonly [fewest: number, most: number];
}

/** How many measures an amount fills, of a part of one: `how many 1/4 cups in 2 cups`. */
export interface MeasureCountAnswer {
  kind: 'measure-count';
  of: AmountAnswer;
  each: AmountAnswer;
  count: number;
}

/** A question for how many of something an amount fills. */
interface Asked {
  amount: Tokens;
  wanted: Tokens;
  /** Whether it asks how many, and does not say that both are the same: `1 cup = 16 tbsp`. */
  counts: boolean;
}

/** The vessel that words name alone; null if they name anything else. */
function vesselAlone(tokens: Tokens, { recipe }: AskLexicon): string | null {
  const found = phraseAt(tokens, 0, recipe.units);
  return found?.next === tokens.length ? found.value : null;
}

/** `100 ml in glasses`, `how many glasses are 100 ml`, split at each word that may join the two. */
function askedIn(text: string, lexicon: AskLexicon): readonly Asked[] {
  const { list } = lexicon;
  const all = trimTokens(tokensOf(text));
  const manyEnd = (tokens: Tokens) => phraseEnd(tokens, 0, list.howMany, list.count, list.mayCount);
  // A filler, too: `combien de verres`
  const asked = manyEnd(all) === null ? stripLeading(all, list.fill) : all;
  const plain = stripTrailing(asked, lexicon, list.fill, list.howMany);
  const many = manyEnd(plain);
  const tokens = plain.slice(many ?? 0);
  return tokens.flatMap((_, at) => {
    const isSign = ARROWS.has(tokens[at]?.key);
    const end = isSign ? at + 1 : phraseEnd(tokens, at, ...(many === null ? [list.to] : [list.has, list.to]));
    if (end === null) return [];
    const [before, after] = [tokens.slice(0, at), tokens.slice(end)];
    const [amount, wanted] = many === null ? [before, after] : [after, before];
    return {
      amount: trimTokens(amount),
      wanted: stripTrailing(stripLeading(wanted, lexicon.recipe.list.of), lexicon, list.has),
      counts: many !== null,
    };
  });
}

/** How many vessels an amount fills, from the largest to the smallest; null for no volume. */
function countFor(result: AskResult | null, vessel: HouseholdMeasure): VesselCountAnswer | null {
  if (result?.kind !== 'amount' || UNITS[result.main.unit].kind !== 'volume') return null;
  const { id, low, high, source } = vessel;
  const milliliters = result.main.values.map((value) => value * UNITS[result.main.unit].size);
  return {
    kind: 'vessel-count',
    of: result,
    vessel: { id, low, high, source },
    count: [Math.min(...milliliters) / high, Math.max(...milliliters) / low],
  };
}

/** A single volume, in milliliters; null for anything else. */
const volumeOf = (found: AskResult | null) =>
  found?.kind === 'amount' && found.given.kind === 'amounts' && found.main.values.length === 1
    ? { result: found, milliliters: (found.main.values[0] ?? 0) * UNITS[found.main.unit].size }
    : null;

/** How many parts of a measure an amount fills, by what reads both; null where the wanted one is no part of a measure. */
function partsOf(
  { amount, wanted, counts }: Asked,
  { recipe, times, list }: AskLexicon,
  inMilliliters: (tokens: Tokens) => AskResult | null,
): MeasureCountAnswer | null {
  const number = numberAt(wanted, 0, recipe);
  const isPart =
    (number && (number.value < 1 || (counts && number.as === 'digits'))) ||
    phraseEnd(wanted, 0, times, list.factors) !== null;
  // `tbsp in 1/3 cup` asks for spoons
  const each = isPart && numberAt(amount, 0, recipe) ? volumeOf(inMilliliters(wanted)) : null;
  const of = each && !each.result.food ? volumeOf(inMilliliters(amount)) : null;
  return each && of && each.milliliters <= of.milliliters
    ? { kind: 'measure-count', of: of.result, each: each.result, count: of.milliliters / each.milliliters }
    : null;
}

/**
 * Answers how many glasses, bowls or pots an amount fills, or parts of a measure: `100 ml en verre`. Null for any other
 * question, and for a vessel of which no source says what it holds.
 */
export function answerVesselCount(
  typed: string,
  context: AskContext,
  readers: AskReaders,
): AskOutcome<VesselCountAnswer | MeasureCountAnswer> | null {
  for (const code of loadedLanguages(context)) {
    const known = context.data[code];
    if (!known) continue;
    const lexicon = readers.askLexicon(known.names.index.lexicon, known.words);
    const country = wordsCountry(lexicon.recipe.words.country, chosenCountry(context.kitchen));
    const language = { lexicon, names: known.names, likely: true };
    const inMilliliters = (tokens: Tokens) =>
      readers.answerChoice(`${joinTokens(tokens)} = ml`, language, context);
    for (const asked of askedIn(typed.trim(), lexicon)) {
      const vessel = vesselAlone(asked.wanted, lexicon);
      const measure = isHouseholdId(vessel) ? householdMeasure(vessel, country) : null;
      const result = measure
        ? countFor(inMilliliters(asked.amount), measure)
        : partsOf(asked, lexicon, inMilliliters);
      if (result)
        return { answer: { kind: 'answer', result, choices: [] }, language: code, missing: [], exact: true };
    }
  }
  return null;
}
