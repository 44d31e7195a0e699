import { phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd, type Tokens } from './phraseRuns.ts';
import type { portionLists } from './portionQuestion.ts';

/** How many a recipe is for, or how many eat. */
export interface Servings {
  at: number;
  next: number;
  value: number;
  /** Whether words say that it is the number wanted, or the recipe's; null if none do. */
  wanted: boolean | null;
}

export interface Asking {
  lists: ReturnType<typeof portionLists>;
  lexicon: AskLexicon;
}

/** Whether words after a number of servings tell that it counts nothing else: no minutes, no eggs. */
function endsServings(tokens: Tokens, at: number, { lists, lexicon: { recipe, list } }: Asking): boolean {
  const around = [lists.recipe, lists.asks, lists.weAre, lists.for, lists.scaled, list.instead, list.fill];
  return (
    at >= tokens.length ||
    tokens[at]?.kind === 'mark' ||
    numberAt(tokens, at, recipe) !== null ||
    phraseEnd(tokens, at, ...around) !== null
  );
}

/** Whether `of` joins a number to a pan: `molde de 24 con 200 g`. */
const isPanSize = (tokens: Tokens, at: number, { lists, lexicon: { list } }: Asking) =>
  phraseEnd(tokens, at, lists.scaled) !== null &&
  tokens.slice(0, at).some((_, from) => phraseAt(tokens, from, list.pan)?.next === at - 1);

/** The end of a number of servings, with its word for people or what is made; null if it counts something else. */
function servingsEnd(
  tokens: Tokens,
  { at, before, next }: { at: number; before: number; next: number },
  asking: Asking,
): number | null {
  const { lists } = asking;
  const noun = skipSpace(tokens, next);
  const people = phraseEnd(tokens, noun, lists.people);
  if (people !== null) return people;
  if (before === 0 || isPanSize(tokens, at, asking)) return null;
  if (endsServings(tokens, noun, asking)) return next;
  // `from 12 to 30 cookies`
  const isScaled = tokens[at - 2]?.kind === 'digits' && phraseEnd(tokens, at, lists.scaled) === before;
  return isScaled ? thingsEnd(tokens, noun, asking) : null;
}

/** `for 6`, `6 people`, `we are 6`, `instead of 4`, `per person` at a token; null if there is no such number. */
function servingsAt(tokens: Tokens, at: number, asking: Asking): Servings | null {
  const { lists, lexicon } = asking;
  const each = phraseEnd(tokens, at, lists.each);
  if (each !== null) return { at, next: each, value: 1, wanted: null };
  const own = phraseEnd(tokens, at, lists.weAre);
  const given = phraseEnd(tokens, at, lexicon.list.instead);
  const before = Math.max(own ?? 0, given ?? 0, phraseEnd(tokens, at, lists.for, lists.scaled) ?? 0);
  const number = numberAt(tokens, skipSpace(tokens, before || at), lexicon.recipe);
  if (!number || number.as === 'article' || !Number.isInteger(number.value) || number.value < 1) return null;
  const next = servingsEnd(tokens, { at, before, next: number.next }, asking);
  if (next === null) return null;
  const wanted = own === before ? true : given === before ? false : null;
  return { at, next, value: number.value, wanted };
}

/** All numbers of servings. */
export function servingsIn(tokens: Tokens, asking: Asking): readonly Servings[] {
  return countsIn(tokens, (at) => servingsAt(tokens, at, asking));
}

function countsIn<Found extends Servings>(
  tokens: Tokens,
  countAt: (at: number) => Found | null,
): readonly Found[] {
  const all: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = tokens[at]?.kind === 'space' ? null : countAt(at);
    if (!found) continue;
    all.push(found);
    at = found.next - 1;
  }
  return all;
}

/** The most words of what is made: `chocolate chip cookies`. */
const MAX_WORDS = 3;

/** The end of the words for what is made at `at`; null for a unit, a time, a heat, a pan, and for more words. */
function thingsEnd(tokens: Tokens, at: number, asking: Asking): number | null {
  const { recipe, list } = asking.lexicon;
  let end = at;
  for (let words = 0; words <= MAX_WORDS; words++) {
    if (endsServings(tokens, end, asking)) return end;
    const unit = phraseAt(tokens, end, recipe.units);
    const other = [recipe.lengths, recipe.list.timeUnits, recipe.list.degrees, list.pan, list.roundPan];
    if (tokens[end]?.kind !== 'word' || isMeasure(unit?.value ?? null)) return null;
    // A `Stück` is what is made, too
    const isPiece = recipe.list.wholes.map.has(tokens[end]?.key ?? '');
    if (!isPiece && phraseEnd(tokens, end, ...other) !== null) return null;
    end = skipSpace(tokens, end + 1);
  }
  return null;
}

/** A number of things that a recipe makes, or that are wanted. */
interface Batch extends Servings {
  isFor: boolean;
  named: boolean;
  /** Their name; empty for a number alone. */
  noun: string;
}

/** `24 cookies`, `for 24 cookies`, `makes 24`, `I want 36` at a token; null if there is no such number. */
function batchAt(tokens: Tokens, at: number, asking: Asking): Batch | null {
  const { lists, lexicon } = asking;
  const wants = phraseEnd(tokens, at, lists.wants);
  const isFor = phraseEnd(tokens, at, lists.for);
  const makes = phraseEnd(tokens, at, lists.makes);
  const start = skipSpace(tokens, wants ?? isFor ?? makes ?? at);
  const number = numberAt(tokens, start, lexicon.recipe);
  // Whoever wants 3 of `1 dozen` may mean dozens
  const isPlain = number?.as === 'digits' && number.value > 1 && number.next === start + 1;
  if (!number || !isPlain || !Number.isInteger(number.value)) return null;
  const noun = skipSpace(tokens, number.next);
  const next = thingsEnd(tokens, noun, asking);
  const named = next !== null && (next > noun || makes !== null);
  if (next === null || (!named && wants === null && isFor === null)) return null;
  return {
    at,
    next,
    value: number.value,
    wanted: wants === null ? null : true,
    isFor: isFor !== null,
    named,
    noun: joinTokens(tokens.slice(noun, next)),
  };
}

/**
 * The two of three numbers that count what is made: the third, of an ingredient, is neither for these nor of the same
 * things: `3 eggs for 12 muffins, how many for 30`, `12 muffins with 3 eggs, I want 20 muffins`.
 */
function twoOf(all: readonly Batch[]): readonly Batch[] {
  const asked = all.find(({ wanted }) => wanted) ?? all.findLast(({ isFor }) => isFor);
  const others = all.filter((batch) => batch !== asked);
  const same = others.filter(({ noun }) => noun !== '' && noun === asked?.noun);
  const [given, more] = same.length > 0 ? same : others.filter(({ isFor }) => isFor);
  return asked && given && !more ? all.filter((batch) => batch === given || batch === asked) : [];
}

/** How many a recipe makes and how many are wanted: `24 cookies with 250 g, I want 36`; null for anything else. */
export function batchesIn(
  tokens: Tokens,
  asking: Asking,
): readonly [given: Servings, wanted: Servings] | null {
  const all = countsIn(tokens, (at) => batchAt(tokens, at, asking));
  const [first, second, more] = all.length === 3 ? twoOf(all) : all;
  if (!first || !second || more) return null;
  // `12 cookies take 150 g, how much for 30`
  const isAsked = ({ at, isFor, wanted }: Batch) =>
    wanted === true ||
    (isFor && tokens.some((_, from) => phraseEnd(tokens, from, asking.lists.asks) === at - 1));
  const isFirst = isAsked(first) && !isAsked(second);
  const [given, wanted] = isFirst ? [second, first] : [first, second];
  const isSure = isAsked(wanted) || (given.isFor && wanted.isFor);
  return given.named && !given.wanted && isSure ? [given, wanted] : null;
}
