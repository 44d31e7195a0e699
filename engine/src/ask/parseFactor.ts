import { type Phrases, phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';

export interface ParsedFactor {
  factor: number;
  /** The words of the factor. */
  text: string;
  /** The amount that it multiplies, with its food. */
  rest: Tokens;
}

/** The end of a number with a measure that starts at `at`; null if none does. The sides of a pan are not factors. */
function measureEnd(tokens: Tokens, at: number, { recipe }: AskLexicon): number | null {
  const number = numberAt(tokens, at, recipe);
  const next = number && skipSpace(tokens, number.next);
  // `un quart de litre`
  const of = next && phraseAt(tokens, next, recipe.list.of);
  const unit = next && phraseAt(tokens, of ? skipSpace(tokens, of.next) : next, recipe.units);
  return unit && isMeasure(unit.value) ? unit.next : null;
}

/** The end of a number of things that starts a question: `3 eggs`, but no length and no time. */
function countEnd(tokens: Tokens, { recipe }: AskLexicon): number | null {
  const number = numberAt(tokens, 0, recipe);
  const next = number ? skipSpace(tokens, number.next) : 0;
  const { degrees, timeUnits } = recipe.list;
  const isOther = [recipe.lengths, degrees, timeUnits].some((words) =>
    phraseAt<unknown>(tokens, next, words),
  );
  return number && tokens[next]?.kind === 'word' && !isOther ? number.next : null;
}

/** A factor whose words end at `end`, before the amount at `next`. */
const factorBefore = (
  tokens: Tokens,
  factor: number,
  [end, next]: readonly [number, number],
): ParsedFactor => ({
  factor,
  text: joinTokens(tokens.slice(0, end)),
  rest: tokens.slice(next),
});

/** The next word at or behind `at` that is in none of the lists. */
function behind(tokens: Tokens, at: number, ...lists: readonly Phrases<unknown>[]): number {
  const from = skipSpace(tokens, at);
  return skipSpace(tokens, phraseEnd(tokens, from, ...lists) ?? from);
}

/** `twice 2 cups`, `la moitié de 3/4 tasse`; a unit alone is one of it: `la moitié de la plaquette`. */
function namedFirst(tokens: Tokens, { recipe, times }: AskLexicon): ParsedFactor | null {
  const { the, articles, of } = recipe.list;
  const named = phraseAt(tokens, behind(tokens, 0, the, articles), times);
  if (!named) return null;
  const next = behind(tokens, behind(tokens, named.next, of), the);
  // `half a cup` is an amount of its own
  const isUnit = numberAt(tokens, 0, recipe) === null && phraseAt(tokens, next, recipe.units) !== null;
  return isUnit || numberAt(tokens, next, recipe)
    ? factorBefore(tokens, named.value, [named.next, next])
    : null;
}

/** `3 times 250 g`, `1/3 of 2 eggs`, `half 1 1/3 cups`. */
function numberFirst(tokens: Tokens, lexicon: AskLexicon): ParsedFactor | null {
  const { recipe, list } = lexicon;
  const first = numberAt(tokens, 0, recipe);
  if (!first) return null;
  const from = skipSpace(tokens, first.next);
  const isPart = first.as === 'word' && first.value < 1 && tokens[from]?.kind === 'digits';
  if (isPart && measureEnd(tokens, from, lexicon) !== null)
    return factorBefore(tokens, first.value, [first.next, from]);
  const by = phraseAt(tokens, from, list.multiply);
  // `1.5x of 3/4 cup`
  const multiplied = by ? behind(tokens, by.next, recipe.list.of) : null;
  if (multiplied !== null && measureEnd(tokens, multiplied, lexicon) !== null)
    return factorBefore(tokens, first.value, [multiplied, multiplied]);
  const of = phraseAt(tokens, from, recipe.list.of);
  const next = of ? skipSpace(tokens, of.next) : 0;
  const second = of && numberAt(tokens, next, recipe);
  const isOther = second && second.as !== 'article' && second.next > next;
  return isOther ? factorBefore(tokens, first.value, [of.next, next]) : null;
}

/** What a number after an amount does to it. */
interface Operation {
  by: Phrases<true>;
  signs: string;
  factor: (value: number) => number;
}

interface Operations {
  lexicon: AskLexicon;
  operations: readonly Operation[];
}

const operationsOf = (lexicon: AskLexicon): Operations => ({
  lexicon,
  operations: [
    { by: lexicon.list.multiply, signs: '*', factor: (value) => value },
    { by: lexicon.list.divide, signs: '/÷:', factor: (value) => 1 / value },
  ],
});

/** The factor of an operation at `at` that ends the question; null if there is none. */
function operatedAt(tokens: Tokens, at: number, { lexicon, operations }: Operations): number | null {
  // `1 tasse 1/4`
  const isFraction =
    tokens[at - 1]?.kind === 'digits' && (numberAt(tokens, at - 1, lexicon.recipe)?.next ?? 0) > at;
  if (isFraction) return null;
  for (const { by, signs, factor } of operations) {
    const isSign = tokens[at]?.kind === 'mark' && signs.includes(tokens[at].text);
    const end = isSign ? at + 1 : phraseAt(tokens, at, by)?.next;
    const number = end === undefined ? null : numberAt(tokens, skipSpace(tokens, end), lexicon.recipe);
    if (!number || number.as === 'article' || !(number.value > 0)) continue;
    if (trimTokens(tokens.slice(number.next)).length === 0) return factor(number.value);
  }
  return null;
}

/** The factor of `doubled`, or of `in thirds` behind no food, at `at` that ends the question; null if there is none. */
function namedLast(
  tokens: Tokens,
  at: number,
  { lexicon: { doubled, cutInto }, namesFood }: { lexicon: AskLexicon; namesFood: boolean },
): number | null {
  const named = phraseAt(tokens, at, doubled) ?? (namesFood ? null : phraseAt(tokens, at, cutInto));
  return named && trimTokens(tokens.slice(named.next)).length === 0 ? named.value : null;
}

/** `250 g times 3`, `3 eggs divided by 2`, `3/4 cup doubled`; an amount comes first. */
function factorAfter(tokens: Tokens, all: Operations): ParsedFactor | null {
  const { lexicon } = all;
  // `kilo y cuarto entre 5`
  const unit = phraseAt(tokens, 0, lexicon.recipe.units);
  const measured = measureEnd(tokens, 0, lexicon) ?? (unit && isMeasure(unit.value) ? unit.next : null);
  const amount = measured ?? countEnd(tokens, lexicon);
  if (amount === null) return null;
  for (let at = amount; at < tokens.length; at++) {
    const namesFood = trimTokens(tokens.slice(amount, at)).length > 0;
    // `3 x 20 cm` are the sides of a pan
    if (measured === null && !namesFood) continue;
    // In `1 lb strawberries, halved` it only says how they are cut
    const isCut = namesFood && phraseAt(tokens, at, lexicon.recipe.list.prepared) !== null;
    const factor =
      (isCut ? null : namedLast(tokens, at, { lexicon, namesFood })) ?? operatedAt(tokens, at, all);
    if (factor !== null)
      return { factor, text: joinTokens(tokens.slice(at)), rest: trimTokens(tokens.slice(0, at)) };
  }
  return null;
}

/** `divide 1 cup by 3`, `divide by 3 the 1 cup`. */
function verbFirst(tokens: Tokens, lexicon: AskLexicon): ParsedFactor | null {
  const { divideFirst, multiplyFirst, by } = lexicon.list;
  const divide = phraseAt(tokens, 0, divideFirst);
  const verb = divide ?? phraseAt(tokens, 0, multiplyFirst);
  if (!verb) return null;
  const factor = (value: number) => (divide ? 1 / value : value);
  const from = skipSpace(tokens, verb.next);
  const link = phraseAt(tokens, from, by);
  const number = link && numberAt(tokens, skipSpace(tokens, link.next), lexicon.recipe);
  const next = number && number.value > 0 ? skipSpace(tokens, number.next) : from;
  if (number && next > from && measureEnd(tokens, next, lexicon) !== null)
    return factorBefore(tokens, factor(number.value), [number.next, next]);
  const rest = tokens.slice(from);
  return factorAfter(rest, { lexicon, operations: [{ by, signs: '', factor }] });
}

/** All operations behind an amount: `450 g * 4 / 6`. */
function factorsAfter(tokens: Tokens, lexicon: AskLexicon): ParsedFactor {
  const last = factorAfter(tokens, operationsOf(lexicon));
  if (!last) return { factor: 1, text: '', rest: tokens };
  const { factor, text, rest } = factorsAfter(last.rest, lexicon);
  return { factor: factor * last.factor, text: `${text} ${last.text}`.trim(), rest };
}

/** Splits a question into its factors, one before the amount and any behind it, and the rest; 1 if there are none. */
export function parseFactor(typed: Tokens, lexicon: AskLexicon): ParsedFactor {
  // `les 2/3 de 300 g`
  const start = behind(typed, 0, lexicon.recipe.list.the);
  const tokens = typed[start]?.kind === 'digits' ? typed.slice(start) : typed;
  const first = numberFirst(tokens, lexicon) ?? namedFirst(tokens, lexicon);
  const { factor, text, rest } = factorsAfter(first?.rest ?? tokens, lexicon);
  if (first) return { factor: factor * first.factor, text: `${first.text} ${text}`.trim(), rest };
  return text === '' ? (verbFirst(tokens, lexicon) ?? { factor, text, rest }) : { factor, text, rest };
}
