import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import { UNITS } from '../units/units.ts';
import type { AmountAnswer, AskAnswer, AskResult } from './askAnswer.ts';
import type { SeveralReaders } from './askEach.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd, stripLeading, type Tokens, trimTokens } from './phraseRuns.ts';

/** An amount's words, the words of its unit, and those behind it. */
interface Addend {
  amount: string;
  unit: string;
  food: string;
}

/** The amount that tokens start with, unless they have another one; null for anything else. */
function addendIn(tokens: Tokens, { recipe }: AskLexicon): Addend | null {
  const number = numberAt(tokens, 0, recipe);
  const at = number ? skipSpace(tokens, number.next) : 0;
  const of = phraseEnd(tokens, at, recipe.list.of);
  const from = of === null ? at : skipSpace(tokens, of);
  const unit = number && phraseAt(tokens, from, recipe.units);
  if (!unit || !isMeasure(unit.value)) return null;
  const rest = stripLeading(tokens.slice(unit.next), recipe.list.of);
  if (rest.some((_, next) => numberAt(rest, next, recipe) !== null)) return null;
  const [amount, words] = [tokens.slice(0, unit.next), tokens.slice(from, unit.next)].map(joinTokens);
  return { amount: amount ?? '', unit: words ?? '', food: joinTokens(rest) };
}

/** The two addends on both sides of a plus, or of a word that joins them. */
function addendsIn(tokens: Tokens, lexicon: AskLexicon): readonly [Addend, Addend] | null {
  for (const [at, { key }] of tokens.entries()) {
    const end = key === '+' ? at + 1 : phraseEnd(tokens, at, lexicon.recipe.list.plus);
    const first = end === null ? null : addendIn(trimTokens(tokens.slice(0, at)), lexicon);
    const second = end === null || !first ? null : addendIn(trimTokens(tokens.slice(end)), lexicon);
    if (first && second) return [first, second];
  }
  return null;
}

/** A single amount of a food that nothing multiplies. */
const isPlain = (result: AskResult | null): result is AmountAnswer =>
  result?.kind === 'amount' &&
  result.given.kind === 'amounts' &&
  result.factor === 1 &&
  result.food !== null &&
  result.main.values.length === 1;

/** Both amounts of one food in one unit; null where either has none, or where they are of two foods. */
function sumIn(
  addends: readonly [Addend, Addend],
  target: string,
  { reask }: SeveralReaders,
): readonly [AmountAnswer, AmountAnswer] | null {
  const [first, second] = addends;
  const read = ({ amount, food }: Addend, other: Addend) =>
    reask(`${amount} ${food || other.food} ${target}`);
  const [one, two] = [read(first, second), read(second, first)];
  if (!isPlain(one) || !isPlain(two)) return null;
  const isSame = one.food?.food.id === two.food?.food.id && one.main.unit === two.main.unit;
  return isSame ? [one, two] : null;
}

const added = ([one, two]: readonly [AmountAnswer, AmountAnswer]) => ({
  unit: one.main.unit,
  values: [(one.main.values[0] ?? 0) + (two.main.values[0] ?? 0)],
});

/** The kinds of what an amount is given in. */
const kindsOf = ({ given }: AmountAnswer) =>
  given.kind === 'amounts' ? given.amounts.map(({ unit }) => UNITS[unit].kind) : [];

/**
 * The sum of a weight and a volume of one food, in the unit that is asked for, else in grams and in that of the volume:
 * `1 stick plus 2 tbsp butter`. Null for any other question.
 */
export function askUnlikeSum(text: string, lexicon: AskLexicon, readers: SeveralReaders): AskAnswer | null {
  const { fill, howMany, has } = lexicon.list;
  const all = trimTokens(tokensOf(text));
  const first = readers.parseTargetFirst(all, lexicon);
  const { rest, targetText } = first ?? readers.parseTargetLast(all, lexicon);
  const addends = addendsIn(stripLeading(rest, fill, howMany, has), lexicon);
  const sum = addends && sumIn(addends, targetText || '= g', readers);
  if (!sum || new Set(sum.flatMap(kindsOf)).size === 1) return null;
  const [one, two] = sum;
  const main = added(sum);
  const others = addends.flatMap(({ unit }) => {
    const both = sumIn(addends, `= ${unit}`, readers);
    return both ? [added(both)] : [];
  });
  const given = [one, two].flatMap((answer) => (answer.given.kind === 'amounts' ? answer.given.amounts : []));
  const result: AmountAnswer = {
    ...(one.basis === 'measured' ? one : two),
    given: { kind: 'amounts', amounts: given },
    main,
    range: null,
    others: others.filter(({ unit }) => unit !== main.unit && UNITS[unit].kind === 'volume'),
  };
  return { kind: 'answer', result, choices: [] };
}
