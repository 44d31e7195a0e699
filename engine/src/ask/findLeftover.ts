import { foldName } from '../foods/match/findFoods.ts';
import { singularOf } from '../foods/match/foodKey.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, type Token, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { allNamesOf } from './foodNames.ts';
import type { Tokens } from './phraseRuns.ts';

/** A part of a line that a reading used, as character positions. */
export interface UsedSpan {
  start: number;
  end: number;
}

/** The end of a number, a measure or a factor at `at`; null if there is none. */
function countEnd(tokens: Tokens, at: number, { recipe, list, times }: AskLexicon): number | null {
  const token = tokens[at];
  if (token?.kind === 'digits' || token?.kind === 'vulgar') return at + 1;
  // French l'eau
  if (token?.kind !== 'word' || tokens[at + 1]?.key === "'") return null;
  const unit = phraseAt(tokens, at, recipe.units);
  // A stick of another food is a piece
  const measure = unit && isMeasure(unit.value) && unit.value !== 'stick' ? unit : null;
  const found = [recipe.numbers, recipe.lengths, times, list.factors].map((words) =>
    phraseAt<unknown>(tokens, at, words),
  );
  const ends = [measure, ...found].flatMap((match) => match?.next ?? []);
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** The end of what only looks like a number or a unit: `type 405`, `T55`, `noix de coco`, `size L`; else null. */
export function nameEnd(tokens: Tokens, at: number, { recipe, sizes }: AskLexicon): number | null {
  const type = phraseAt(tokens, at, recipe.list.typeBefore);
  const number = type ? skipSpace(tokens, type.next) : -1;
  if (tokens[number]?.kind === 'digits') return number + 1;
  return (phraseAt(tokens, at, recipe.list.notUnits) ?? phraseAt(tokens, at, sizes))?.next ?? null;
}

/** The end of `halved` at `at`, unless it says how several things are cut: strawberries, but not flour. */
function halvedEnd(
  tokens: Tokens,
  at: number,
  { used, lexicon: { doubled, recipe } }: { used: readonly UsedSpan[]; lexicon: AskLexicon },
): number | null {
  const isPlural = (token: Token) =>
    !isIn(used, token) && singularOf(token.key, recipe.words.foods) !== token.key;
  return tokens.slice(0, at).some(isPlural) ? null : (phraseAt(tokens, at, doubled)?.next ?? null);
}

/** The words of all names of a food. */
const wordsOf = ({ food }: FoodWay): ReadonlySet<string> =>
  new Set(allNamesOf(food).flatMap((name) => tokensOf(foldName(name)).map(({ key }) => key)));

/** A factor between a number and its unit, inside a used amount: `2 demi tasses`. */
function insideAmount(tokens: Tokens, lexicon: AskLexicon): string | null {
  const number = numberAt(tokens, 0, lexicon.recipe);
  for (let at = number?.next ?? tokens.length; at < tokens.length; at++) {
    if (phraseAt(tokens, at, lexicon.recipe.units)) return null;
    if (tokens[at]?.kind === 'word' && phraseAt(tokens, at, lexicon.list.factors))
      return tokens[at]?.text ?? null;
  }
  return null;
}

const isIn = (used: readonly UsedSpan[], { start, end }: Token) =>
  used.some((span) => span.start <= start && end <= span.end);

/**
 * The first number, unit or factor of a line that a reading did not use; null if it used them all. Those that belong to
 * the food's name count as used: half and half, milk with 2 % fat.
 */
export function findLeftover(
  { line }: { line: string },
  used: readonly UsedSpan[],
  { food, lexicon }: { food: FoodWay | null; lexicon: AskLexicon },
): string | null {
  const tokens = tokensOf(line);
  const names = food ? wordsOf(food) : new Set<string>();
  for (const span of used) {
    const inside = insideAmount(tokensOf(line.slice(span.start, span.end)), lexicon);
    if (inside !== null) return inside;
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || isIn(used, token)) continue;
    const name = nameEnd(tokens, at, lexicon);
    const end = name ?? countEnd(tokens, at, lexicon) ?? halvedEnd(tokens, at, { used, lexicon });
    if (end === null) continue;
    const rest = tokens.slice(at, end);
    const isNamed = rest.every(({ kind, key }) => kind === 'space' || kind === 'mark' || names.has(key));
    if (name === null && !isNamed) return rest.map(({ text }) => text).join('');
    at = end - 1;
  }
  return null;
}

/** The numbers of a line, in digits and fractions. */
export function numbersIn(line: string, { recipe }: AskLexicon): readonly number[] {
  const tokens = tokensOf(line);
  const found: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const number = tokens[at]?.kind === 'word' ? null : numberAt(tokens, at, recipe);
    if (!number) continue;
    found.push(number.value);
    at = number.next - 1;
  }
  return found;
}

/** The first measure of a line that is more than a letter; null if there is none. */
export function measureIn(line: string, { recipe }: AskLexicon): string | null {
  const tokens = tokensOf(line);
  const at = tokens.findIndex((token, index) => {
    const unit = token.kind === 'word' && token.key.length > 1 ? phraseAt(tokens, index, recipe.units) : null;
    return unit !== null && isMeasure(unit.value);
  });
  return tokens[at]?.text ?? null;
}
